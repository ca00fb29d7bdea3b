/** What has happened on the floor, read from the events. */

import type { Danced, Met, TangoEvent, TangoView } from '../../generated/tango'

const TOP = 4

/** The last dance among these events. */
export function lastDance(events: readonly TangoEvent[]): Danced | null {
  return events.findLast((event) => event.type === 'danced') ?? null
}

/** The meetings among these events, in order. */
export function meetingsOf(events: readonly TangoEvent[]): Met[] {
  return events.filter((event) => event.type === 'met')
}

/** The meeting that decided a tie-break; its end without one is decided by the markers. */
export function decidingMeeting(view: TangoView, meetings: readonly Met[]): Met | undefined {
  return view.outcome?.reason === 'tie-break' ? meetings.at(-1) : undefined
}

/** Whom a dancer met for each notch of its marker. */
export function partnersOf(dancer: number, meetings: readonly Met[]): number[] {
  const found = meetings.flatMap(({ danseuse, danseur }) => (danseuse === dancer ? [danseur] : danseur === dancer ? [danseuse] : []))
  return found.slice(0, TOP)
}
