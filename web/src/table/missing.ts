/** Who has a seat and is not there. */

import type { Seat, Seats } from './contract'

/** The seats of those who are awaited, before a game. */
export function missing(seats: Seats): readonly Seat[] {
  return seats.flatMap((seat, number) => (seat.kind === 'human' && !seat.present ? [number] : []))
}
