import type { TactaEvent, TactaMove, TactaView } from '../../generated/tacta'
import type { GameModule, Sound } from '../../table/contract'
import Table from './Table.svelte'
import { describe, named, ordered, prompt } from './words'

const SOUNDS: Partial<Record<TactaEvent['type'], Sound>> = {
  'card-laid': 'card',
  'card-put-aside': 'card',
  go: 'chime',
  exchanged: 'chime',
  'round-scored': 'chime',
  'match-won': 'win',
}

function sound(event: TactaEvent): Sound | null {
  return SOUNDS[event.type] ?? null
}

/** What wants more than a glance. */
const PACES: Partial<Record<TactaEvent['type'], number>> = {
  'families-drawn': 900,
  exchanged: 1600,
  starts: 700,
  'card-laid': 620,
  'card-put-aside': 900,
  'out-of-time': 500,
  'round-scored': 2600,
}

/** Where all play at once, nothing waits (A16). */
function pace(events: readonly TactaEvent[], view: TactaView): number {
  if (view.options.free && view.phase === 'play') return 0
  return Math.max(0, ...events.map((event) => PACES[event.type] ?? 0))
}

/** The last card is looked at where it lies. */
const finale = (): number => 3500

/** The score sheet is fetched when it is looked at. */
const sheet = () => import('./Sheet.svelte')

export default { Table, sheet, prompt, describe, ordered, named, sound, pace, finale } satisfies GameModule<TactaView, TactaMove, TactaEvent>
