/** What the players should know before they start, by what has been chosen. */

import { facts } from '../../generated/tacta'

interface Said {
  readonly key: string
  readonly args?: Record<string, number>
}

type Chosen = Readonly<Record<string, unknown>>

const ALONE = 6
const FAMILY = 6
const FAMILIES = 3

/** How many cards a round is played with (A12-A15). */
export function cardsIn({ teams, small_table: small, sabotage, quick }: Chosen, seats: number): number {
  const colours = (teams ?? seats > ALONE) ? Math.floor(seats / 2) : seats
  const out = typeof quick === 'string' && quick !== 'none' ? quick.split('-').length : 0
  const families = small ? 1 : sabotage ? 2 : FAMILIES - out
  return colours * families * FAMILY
}

/** How many of them find no room on the table that was chosen, about (A20). */
export function leftOut(options: Chosen, seats: number): number {
  const holds = (facts as Readonly<Record<string, string>>)[String(options.table)]
  return holds === undefined ? 0 : Math.max(0, cardsIn(options, seats) - Number(holds))
}

/** The sentences worth saying. */
export function noticesOf(options: Chosen, seats: number): Said[] {
  const said: Said[] = []
  const out = leftOut(options, seats)
  if (out) said.push({ key: 'notice-room', args: { out, cards: cardsIn(options, seats) } })
  if ((options.teams ?? seats > ALONE) && !options.free) said.push({ key: 'notice-teams' })
  const rounds = typeof options.rounds === 'number' ? options.rounds : 1
  if (seats === 2 && rounds % 2 && !options.free && !options.small_table && options.target == null && options.minutes == null) said.push({ key: 'notice-even' })
  return said
}
