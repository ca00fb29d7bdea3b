import type { TaichiEvent, TaichiMove, TaichiView } from '../../generated/taichi'
import type { GameModule, Sound } from '../../table/contract'
import Entry from './Entry.svelte'
import { READ } from './show.svelte'
import Table from './Table.svelte'
import { describe, prompt } from './words'

const SOUNDS: Partial<Record<TaichiEvent['type'], Sound>> = {
  'cards-dealt': 'card',
  'card-turned': 'card',
  'word-accepted': 'chime',
  'word-refused': 'step',
  'vote-opened': 'step',
  joined: 'step',
  'race-won': 'chime',
  'symbol-taken': 'card',
  'card-picked': 'card',
  'game-won': 'win',
}

function sound(event: TaichiEvent): Sound | null {
  return SOUNDS[event.type] ?? null
}

/** What wants more than a glance; but nothing may keep somebody from a race that has begun. */
const PACES: Partial<Record<TaichiEvent['type'], number>> = {
  'word-accepted': 500,
  'word-refused': 350,
  'race-won': 700,
  'symbol-taken': 500,
  'round-ended': 1400,
}

function pace(events: readonly TaichiEvent[]): number {
  return Math.max(150, ...events.map((event) => PACES[event.type] ?? 0))
}

/** The last round is read before the result is laid over it. */
const finale = (): number => READ

/** The score sheet is fetched when it is looked at. */
const sheet = () => import('./Sheet.svelte')

export default { Table, sheet, Entry, open: true, prompt, describe, sound, pace, finale } satisfies GameModule<TaichiView, TaichiMove, TaichiEvent>
