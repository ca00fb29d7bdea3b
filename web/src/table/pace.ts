/** Whether a bot waits until somebody has seen what was played before it; the server decides alike. */

import type { Lobby } from '../generated/protocol'
import type { Seats } from './contract'
import type { Moment } from './store.svelte'

const isHuman = (seats: Seats, seat: number): boolean => seats[seat]?.kind === 'human' && !seats[seat].kept

export function waitsForTap(pace: Lobby['pace'], seats: Seats, { view, windows, by, outcome }: Pick<Moment, 'view' | 'windows' | 'by' | 'outcome'>): boolean {
  const [next, ...others] = view.acting
  if (pace !== 'tap' || outcome || next === undefined || next < 0 || others.length || windows.length) return false
  return !isHuman(seats, next) && !isHuman(seats, by) && seats.some((_, seat) => isHuman(seats, seat))
}
