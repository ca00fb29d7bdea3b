import type { TarotEvent, TarotMove, TarotView } from '../../generated/tarot'
import type { GameModule, Sound } from '../../table/contract'
import Table from './Table.svelte'
import { describe, prompt } from './words'

const SOUNDS: Partial<Record<TarotEvent['type'], Sound>> = {
  'card-played': 'card',
  dealt: 'card',
  'trick-tied': 'chime',
  'petit-at-the-end': 'chime',
  'partner-shown': 'chime',
  'match-won': 'win',
}

function sound(event: TarotEvent): Sound | null {
  return SOUNDS[event.type] ?? null
}

/** What wants more than a glance. */
const PACES: Partial<Record<TarotEvent['type'], number>> = {
  drawn: 1900,
  dealt: 700,
  'diploma-bet': 700,
  passed: 600,
  announced: 1200,
  'partner-shown': 1000,
  'trick-won': 1350,
  'trick-tied': 1350,
  'trick-set-aside': 1350,
  'hand-scored': 4600,
}

function pace(events: readonly TarotEvent[]): number {
  return Math.max(420, ...events.map((event) => PACES[event.type] ?? 0))
}

/** The last trick goes, then the count of the hand is read. */
const finale = (): number => 6000

/** The score sheet is fetched when it is looked at. */
const sheet = () => import('./Sheet.svelte')

export default { Table, sheet, prompt, describe, sound, pace, finale } satisfies GameModule<TarotView, TarotMove, TarotEvent>
