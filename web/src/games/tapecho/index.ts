import type { TapechoEvent, TapechoMove, TapechoView } from '../../generated/tapecho'
import type { GameModule, Sound } from '../../table/contract'
import { READ } from './show.svelte'
import Table from './Table.svelte'
import { askedAlone, composed, describe, ordered, prompt } from './words'

const SOUNDS: Partial<Record<TapechoEvent['type'], Sound>> = {
  dealt: 'card',
  'card-laid': 'card',
  discarded: 'card',
  foiled: 'chime',
  defended: 'chime',
  'atout-stolen': 'step',
  'atout-lost': 'step',
  'handicap-given': 'step',
  'turn-skipped': 'step',
  swapped: 'step',
  'match-won': 'win',
}

function sound(event: TapechoEvent): Sound | null {
  return SOUNDS[event.type] ?? null
}

/** How long one more count takes to read. */
const EACH = 700

/** What wants more than a glance. */
const PACES: Partial<Record<TapechoEvent['type'], number>> = {
  'camps-drawn': 900,
  'game-begun': 700,
  dealt: 500,
  starts: 500,
  'card-laid': 650,
  'card-stands': 800,
  foiled: 900,
  defended: 1000,
  cancelled: 900,
  discarded: 600,
  'turn-skipped': 700,
  'game-scored': READ,
}

function pace(events: readonly TapechoEvent[]): number {
  return Math.max(240, ...events.map((event) => PACES[event.type] ?? 0))
}

/** The count is read before the result is laid over it, whether or not things may move: longer where more are counted. */
function finale(events: readonly TapechoEvent[]): number {
  const counted = events.filter((event) => event.type === 'counted').length
  return counted && READ + counted * EACH
}

function no(moves: readonly TapechoMove[]): TapechoMove | null {
  return moves.find((move) => move.type === 'decline') ?? null
}

/** Who hesitates before a card that many may answer would tell what they hold. */
function discreet(view: TapechoView): boolean {
  return (view.phase === 'react' || view.phase === 'counter') && !askedAlone(view)
}

/** The score sheet is fetched when it is looked at. */
const sheet = () => import('./Sheet.svelte')

export default { Table, sheet, prompt, describe, ordered, composed, sound, pace, finale, no, discreet } satisfies GameModule<TapechoView, TapechoMove, TapechoEvent>
