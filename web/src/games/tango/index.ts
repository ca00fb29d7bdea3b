import type { TangoEvent, TangoMove, TangoView } from '../../generated/tango'
import type { GameModule, Sound } from '../../table/contract'
import { walkTime } from './show.svelte'
import Table from './Table.svelte'
import { describe, named, ordered, prompt } from './words'

const SOUNDS: Partial<Record<TangoEvent['type'], Sound>> = { danced: 'step', met: 'chime', won: 'win' }

function sound(event: TangoEvent): Sound | null {
  return SOUNDS[event.type] ?? null
}

/** A walk is seen to its end, a bow too. */
function pace(events: readonly TangoEvent[]): number {
  let time = 300
  for (const event of events) {
    if (event.type === 'danced') time += walkTime(event.path.length + 1)
    if (event.type === 'met') time += 700
  }
  return time
}

/** The last meeting and the couples are looked at before the result is laid over them. */
const finale = (events: readonly TangoEvent[]): number => pace(events) + 2500

/** The score sheet is fetched when it is looked at. */
const sheet = () => import('./Sheet.svelte')

export default { Table, sheet, prompt, describe, ordered, named, sound, pace, finale } satisfies GameModule<TangoView, TangoMove, TangoEvent>
