/** What is seen for a moment: cries over seats, where a card goes when it leaves the middle, the count at the end. */

import type { Counted, TapechoEvent, TapechoView } from '../../generated/tapecho'
import { ms } from '../../lib/motion.svelte'
import type { Speaker } from '../../texts/speaker'
import { signed } from '../../texts/speaker'
import { packOf } from './pack'

/** Where a card goes: in front of a seat, or away. */
export type Fate = number | 'discard'

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
  /** The seat that has just been hit. */
  struck = $state<number | null>(null)
  count = $state.raw<Count | null>(null)
  passing = $state.raw<readonly Passing[]>([])
  /** Where each card that has just left the middle went. */
  fates: ReadonlyMap<number, Fate> = new Map()
  #before: TapechoView | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #passed: ReturnType<typeof setTimeout> | undefined
  #read: ReturnType<typeof setTimeout> | undefined

  follow(view: TapechoView, events: readonly TapechoEvent[], speak: Speaker): void {
    clearTimeout(this.#timer)
    const cries = new Map<number, Cry>()
    const fates = new Map<number, Fate>()
    this.struck = null
    for (const event of events) {
      this.#cry(event, view, speak, cries)
      this.#fate(event, fates)
      if (event.type === 'game-scored') this.#reckon(view, this.#counted(view, events, event.winners))
    }
    if (!events.length && view.phase !== 'over') this.count = null
    this.cries = cries
    this.fates = fates
    this.#pass(view, events)
    if (cries.size || this.struck !== null) {
      this.#timer = setTimeout(() => {
        this.cries = new Map()
        this.struck = null
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

  #cry(event: TapechoEvent, view: TapechoView, speak: Speaker, cries: Map<number, Cry>): void {
    const pack = packOf(view)
    const cry = (seat: number, key: string, kind: Cry['kind'], args: Record<string, number> = {}) => cries.set(seat, { text: speak.say(`table-cry-${key}`, args), kind })
    switch (event.type) {
      case 'card-stands': {
        const figure = pack.cards[event.card]!
        if (figure.kind === 'atout') cries.set(event.on, { text: `+${figure.value}`, kind: 'good' })
        if (figure.kind === 'handicap') cries.set(event.on, { text: signed(-figure.value), kind: 'bad' })
        if (figure.kind !== 'atout') this.struck = event.on
        return
      }
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

  /** The table may have been cleared already: the piles are those of the step before, and what has happened since. */
  #counted(view: TapechoView, events: readonly TapechoEvent[], winners: readonly number[]): Count {
    const piles = pilesAfter(this.#before ?? view, events)
    const rows = events.flatMap((event): Row[] => (event.type === 'counted' ? [{ seat: event.seat, atouts: piles.atouts[event.seat] ?? [], handicaps: piles.handicaps[event.seat] ?? [], counted: event }] : []))
    rows.sort((a, b) => b.counted.score - a.counted.score)
    return { number: view.sheet.length, rows, winners }
  }
}

/** What lies in front of everybody after those events. */
export function pilesAfter(view: TapechoView, events: readonly TapechoEvent[]): { atouts: number[][]; handicaps: number[][] } {
  const pack = packOf(view)
  const atouts = view.atouts.map((pile) => [...pile])
  const handicaps = view.handicaps.map((pile) => [...pile])
  const move = (piles: number[][], card: number, from: number | null, to: number | null) => {
    if (from !== null) piles[from] = (piles[from] ?? []).filter((each) => each !== card)
    if (to !== null && !piles[to]?.includes(card)) piles[to] = [...(piles[to] ?? []), card]
  }
  for (const event of events) {
    if (event.type === 'card-stands' && pack.cards[event.card]!.kind === 'atout') move(atouts, event.card, null, event.on)
    if (event.type === 'card-stands' && pack.cards[event.card]!.kind === 'handicap') move(handicaps, event.card, null, event.on)
    if (event.type === 'atout-lost') move(atouts, event.card, event.seat, null)
    if (event.type === 'atout-stolen') move(atouts, event.card, event.on, event.seat)
    if (event.type === 'handicap-given') move(handicaps, event.card, event.seat, event.on)
  }
  return { atouts, handicaps }
}
