/** What is seen for a moment: cries over seats, where a card goes when it leaves the middle, the count at the end. */

import type { CardLaid, CardStands, Counted, TapechoEvent, TapechoView } from '../../generated/tapecho'
import { ms } from '../../lib/motion.svelte'
import type { Speaker } from '../../texts/speaker'
import { signed } from '../../texts/speaker'
import { packOf, worth } from './pack'

/** Where a card goes: in front of a seat, or away. */
export type Fate = number | 'discard'

interface Piles {
  readonly atouts: readonly (readonly number[])[]
  readonly handicaps: readonly (readonly number[])[]
}

/** Everything that has happened so far, as far as the viewer knows; nothing where it is not kept. */
type History = () => readonly TapechoEvent[]

export interface Cry {
  readonly text: string
  /** Whether it pleases the seat. */
  readonly kind: 'good' | 'bad' | 'quiet'
}

/** What somebody has at the end of a game, card by card. */
export interface Row {
  readonly seat: number
  readonly atouts: readonly number[]
  readonly handicaps: readonly number[]
  readonly counted: Counted
}

export interface Count {
  readonly number: number
  readonly rows: readonly Row[]
  readonly winners: readonly number[]
}

/** A card that crosses the middle without a window: laid and settled in one step, or thrown away. */
export interface Passing {
  readonly card: number
  readonly by: number
  /** Null: to the discard. */
  readonly on: number | null
}

const SEEN = 2000
const PASSING = 1000
/** How long a count is read between two games of a match. */
export const READ = 9000

export class Show {
  cries = $state.raw<ReadonlyMap<number, Cry>>(new Map())
  /** The seats that have just been hit. */
  struck = $state.raw<ReadonlySet<number>>(new Set())
  count = $state.raw<Count | null>(null)
  passing = $state.raw<readonly Passing[]>([])
  /** Where each card that has just left the middle went. */
  fates: ReadonlyMap<number, Fate> = new Map()
  /** The card that was thrown last, if it was seen; it may lie elsewhere by now. */
  spent = $state<number | null>(null)
  /** The card that was laid or thrown last, until the next one. */
  last = $state.raw<Passing | null>(null)
  #before: TapechoView | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #passed: ReturnType<typeof setTimeout> | undefined
  #read: ReturnType<typeof setTimeout> | undefined

  follow(view: TapechoView, events: readonly TapechoEvent[], speak: Speaker, history: History = () => []): void {
    clearTimeout(this.#timer)
    const cries = new Map<number, Cry>()
    const fates = new Map<number, Fate>()
    const struck = new Set<number>()
    for (const event of events) {
      if (lands(event, view)) this.#land(event, view, cries, struck)
      this.#cry(event, view, speak, cries)
      this.#fate(event, fates)
      if (event.type === 'game-scored') this.#reckon(view, this.#counted(view, events, event.winners, history))
    }
    if (!events.length && view.phase !== 'over') this.count = null
    this.cries = cries
    this.fates = fates
    this.struck = struck
    const told = history()
    this.spent = thrownLast(told.length ? told : events) ?? this.spent
    this.last = laidLast(told.length ? told : events) ?? (events.length ? this.last : null)
    this.#pass(view, events)
    if (cries.size || struck.size) {
      this.#timer = setTimeout(() => {
        this.cries = new Map()
        this.struck = new Set()
      }, Math.max(900, ms(SEEN)))
    }
    this.#before = view
  }

  stop(): void {
    clearTimeout(this.#timer)
    clearTimeout(this.#passed)
    clearTimeout(this.#read)
  }

  /** The count stays until it has been read; that of the last game until it is closed. */
  #reckon(view: TapechoView, count: Count): void {
    clearTimeout(this.#read)
    this.count = count
    if (!view.outcome) this.#read = setTimeout(() => (this.count = null), READ)
  }

  /** Cards that are no longer in the view are seen for a moment all the same. */
  #pass(view: TapechoView, events: readonly TapechoEvent[]): void {
    clearTimeout(this.#passed)
    const lying = new Set(view.queue.map((lay) => lay.card))
    this.passing = events.flatMap((event): Passing[] => {
      if (event.type === 'card-laid' && !lying.has(event.card)) return [{ card: event.card, by: event.seat, on: event.on }]
      return event.type === 'discarded' ? [{ card: event.card, by: event.seat, on: null }] : []
    })
    if (this.passing.length) this.#passed = setTimeout(() => (this.passing = []), PASSING)
  }

  /** A card comes to lie in front of somebody. */
  #land({ card, on }: Landing, view: TapechoView, cries: Map<number, Cry>, struck: Set<number>): void {
    const figure = packOf(view).cards[card]!
    if (figure.kind === 'atout') cries.set(on, { text: `+${figure.value}`, kind: 'good' })
    else struck.add(on)
    if (figure.kind === 'handicap') cries.set(on, { text: signed(-figure.value), kind: 'bad' })
  }

  #cry(event: TapechoEvent, view: TapechoView, speak: Speaker, cries: Map<number, Cry>): void {
    const pack = packOf(view)
    const cry = (seat: number, key: string, kind: Cry['kind'], args: Record<string, number> = {}) => cries.set(seat, { text: speak.say(`table-cry-${key}`, args), kind })
    switch (event.type) {
      case 'turn-lost':
        return void cry(event.seat, 'lost', 'bad')
      case 'muted':
        return void cry(event.seat, 'muted', 'bad')
      case 'drew':
        return void cry(event.seat, 'draws', 'quiet', { count: event.count })
      case 'atout-lost':
        return void cries.set(event.seat, { text: signed(-pack.cards[event.card]!.value), kind: 'bad' })
      case 'atout-stolen':
        cries.set(event.seat, { text: `+${pack.cards[event.card]!.value}`, kind: 'good' })
        return void cries.set(event.on, { text: signed(-pack.cards[event.card]!.value), kind: 'bad' })
      case 'handicap-given':
        cries.set(event.seat, { text: `+${pack.cards[event.card]!.value}`, kind: 'good' })
        return void cries.set(event.on, { text: signed(-pack.cards[event.card]!.value), kind: 'bad' })
      case 'hand-shown':
        return void cry(event.on, 'seen', 'bad')
      case 'swapped':
        cry(event.seat, 'swapped', 'quiet')
        return void cry(event.on, 'swapped', 'quiet')
      case 'tied-up':
        return void cry(event.seat, 'tied', 'bad')
      case 'no-effect':
        return void cry(event.on, 'none', 'quiet')
      case 'defended':
        return void cry(event.seat, 'saved', 'good')
      case 'foiled':
        return void cry(event.seat, 'foiled', 'quiet')
      case 'turn-skipped':
        return void cry(event.seat, 'lost', 'bad')
      case 'passed':
        return void cry(event.seat, 'passes', 'quiet')
      case 'discarded':
        return void cry(event.seat, 'thrown', 'quiet')
    }
  }

  #fate(event: TapechoEvent, fates: Map<number, Fate>): void {
    if (event.type === 'card-stands') fates.set(event.card, event.on)
    if (event.type === 'cancelled') {
      fates.set(event.card, 'discard')
      fates.set(event.by, 'discard')
    }
  }

  /** The table may have been cleared already: the piles are those of the step before, and what has happened since. Where
   * steps were shown together, the one before was not seen: then all that has happened since the deal tells. */
  #counted(view: TapechoView, events: readonly TapechoEvent[], winners: readonly number[], history: History): Count {
    const counts = events.filter((event) => event.type === 'counted')
    const seen = pilesAfter(this.#before ?? view, events)
    const piles = agree(view, seen, counts) ? seen : pilesSince(view, history())
    const told = agree(view, piles, counts) ? piles : seen
    const rows = counts.map((counted): Row => ({ seat: counted.seat, atouts: told.atouts[counted.seat] ?? [], handicaps: told.handicaps[counted.seat] ?? [], counted }))
    const won = ({ seat }: Row) => Number(winners.includes(seat))
    rows.sort((a, b) => won(b) - won(a) || b.counted.score - a.counted.score)
    return { number: view.sheet.length, rows, winners }
  }
}

type Landing = CardLaid | CardStands

/** Whether a card now comes to lie in front of somebody: after its window, or at once if nobody could answer it. */
export const lands = (event: TapechoEvent, view: TapechoView): event is Landing =>
  event.type === 'card-stands' || (event.type === 'card-laid' && !view.queue.some((lay) => lay.card === event.card))

/** The card that was thrown last in those events, if any was. */
export function thrownLast(events: readonly TapechoEvent[]): number | null {
  const last = events.findLast((event) => event.type === 'discarded' || event.type === 'cancelled' || event.type === 'attack-left' || event.type === 'atout-lost')
  if (!last) return null
  return last.type === 'cancelled' ? last.by : last.card
}

/** The card that was laid or thrown last in this game, by whom and on whom. */
export function laidLast(events: readonly TapechoEvent[]): Passing | null {
  const last = events.findLast((event) => event.type === 'card-laid' || event.type === 'discarded' || event.type === 'game-begun')
  if (!last || last.type === 'game-begun') return null
  return last.type === 'card-laid' ? { card: last.card, by: last.seat, on: last.on } : { card: last.card, by: last.seat, on: null }
}

/** What lies in front of everybody after those events: a card that is laid lies there unless it is cancelled. */
export function pilesAfter(view: TapechoView, events: readonly TapechoEvent[]): Piles {
  const pack = packOf(view)
  const atouts = view.atouts.map((pile) => [...pile])
  const handicaps = view.handicaps.map((pile) => [...pile])
  const move = (piles: number[][], card: number, to: number | null) => {
    for (const [seat, pile] of piles.entries()) piles[seat] = pile.filter((each) => each !== card)
    if (to !== null) piles[to] = [...(piles[to] ?? []), card]
  }
  const put = (card: number, to: number | null) => {
    const { kind } = pack.cards[card]!
    if (kind === 'atout') move(atouts, card, to)
    if (kind === 'handicap') move(handicaps, card, to)
  }
  for (const event of events) {
    if (event.type === 'card-laid' || event.type === 'card-stands') put(event.card, event.on)
    if (event.type === 'cancelled' || event.type === 'atout-lost') put(event.card, null)
    if (event.type === 'atout-stolen') put(event.card, event.seat)
    if (event.type === 'handicap-given') put(event.card, event.on)
  }
  return { atouts, handicaps }
}

/** What lies in front of everybody after all that has happened since the deal. */
function pilesSince(view: TapechoView, history: readonly TapechoEvent[]): Piles {
  const begun = history.findLastIndex((event) => event.type === 'game-begun')
  const empty = Array.from({ length: view.seats }, () => [])
  return pilesAfter({ ...view, atouts: empty, handicaps: empty }, history.slice(begun + 1))
}

/** Whether the piles are worth what was counted. */
function agree(view: TapechoView, piles: Piles, counts: readonly Counted[]): boolean {
  const pack = packOf(view)
  return counts.every(({ seat, atouts, handicaps, tied }) => {
    const lost = tied == null ? 0 : pack.cards[tied]!.value
    return worth(pack, piles.atouts[seat] ?? []) - lost === atouts && worth(pack, piles.handicaps[seat] ?? []) === handicaps
  })
}
