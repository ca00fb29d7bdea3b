/** What is seen for a moment: words in the air, where cards go, why a word was refused; and the round that is over. */

import type { TaichiEvent, TaichiView, Word, WordRefused } from '../../generated/taichi'
import { ms } from '../../lib/motion.svelte'
import type { Speaker } from '../../texts/speaker'
import { type Closing, closingOf } from './closing'

export interface Cry {
  readonly text: string
  readonly kind: 'good' | 'bad' | 'quiet' | 'struck'
}

/** A round that is over. */
export interface Recap {
  readonly round: number
  readonly turn: number
  readonly letters: readonly string[]
  readonly words: readonly Word[]
  /** Who took what and why; unknown in the middle of a replay. */
  readonly closing: Closing | null
}

const SEEN = 2600
/** Milliseconds in which a round that is over can be read calmly, though the next one has begun. */
export const READ = 6000

export class Show {
  cries = $state.raw<ReadonlyMap<number, Cry>>(new Map())
  recap = $state.raw<Recap | null>(null)
  /** Whether the round that is over is being read. */
  reading = $state(false)
  /** The latest word refused, until the next one is said. */
  refused = $state.raw<WordRefused | null>(null)
  /** Where each card that has just left the row went: a seat, or the discard. */
  fates: ReadonlyMap<number, string> = new Map()
  #timer: ReturnType<typeof setTimeout> | undefined
  #reader: ReturnType<typeof setTimeout> | undefined
  /** What was told of this round and the one before. */
  #told: readonly TaichiEvent[] = []

  /** What has just happened; `history` is asked when the page comes late. */
  follow(view: TaichiView, events: readonly TaichiEvent[], history: () => readonly TaichiEvent[], speak: Speaker): void {
    const cries = new Map<number, Cry>()
    const fates = new Map<number, string>()
    for (const event of events) {
      this.#cry(event, speak, cries)
      this.#fate(event, fates)
      this.#refusal(event)
    }
    this.fates = fates
    this.#told = lately(events.length ? [...this.#told, ...events] : history())
    this.recap = view.last ? { ...view.last, round: view.round - (view.outcome ? 0 : 1), closing: closingOf(this.#told) } : null
    if (events.some((event) => event.type === 'round-ended')) this.#read()
    if (!events.length) this.refused = null
    if (!cries.size) return
    this.cries = cries
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => (this.cries = new Map()), Math.max(1400, ms(SEEN)))
  }

  stop(): void {
    clearTimeout(this.#timer)
    clearTimeout(this.#reader)
  }

  /** The round that is over has been read. */
  readOn = (): void => {
    clearTimeout(this.#reader)
    this.reading = false
  }

  #read(): void {
    clearTimeout(this.#reader)
    this.reading = true
    this.#reader = setTimeout(this.readOn, READ)
  }

  #cry(event: TaichiEvent, speak: Speaker, cries: Map<number, Cry>): void {
    switch (event.type) {
      case 'word-accepted':
        return void cries.set(event.seat, { text: event.word, kind: 'good' })
      case 'word-refused':
        return void cries.set(event.seat, { text: event.word, kind: 'struck' })
      case 'word-held':
      case 'vote-opened':
        return void cries.set(event.seat, { text: `${event.word} ?`, kind: 'quiet' })
      case 'gave-up':
        return void cries.set(event.seat, { text: speak.say('table-cry-resigned'), kind: 'quiet' })
      case 'joined':
        return void cries.set(event.seat, { text: speak.say('table-cry-joined'), kind: 'good' })
      case 'stayed-out':
        return void cries.set(event.seat, { text: speak.say('table-cry-out'), kind: 'quiet' })
      case 'stopped':
        return void cries.set(event.seat, { text: speak.say('table-cry-stopped'), kind: 'quiet' })
      case 'race-won':
        return void cries.set(event.seat, { text: speak.say('table-cry-won'), kind: 'good' })
      case 'symbol-taken':
        return void cries.set(event.seat, { text: `+${event.cards.length}`, kind: 'good' })
      case 'card-picked':
        return void cries.set(event.seat, { text: '+1', kind: 'good' })
      case 'stake-lost':
        return void cries.set(event.seat, { text: '−1', kind: 'bad' })
      case 'time-over':
        for (const seat of event.seats) cries.set(seat, { text: speak.say('table-cry-late'), kind: 'bad' })
    }
  }

  #fate(event: TaichiEvent, fates: Map<number, string>): void {
    if (event.type === 'symbol-taken') for (const card of event.cards) fates.set(card, `seat-${event.seat}`)
    if (event.type === 'card-picked') fates.set(event.card, `seat-${event.seat}`)
    if (event.type === 'discarded') for (const card of event.cards) fates.set(card, 'discard')
  }

  #refusal(event: TaichiEvent): void {
    if (event.type === 'word-refused') this.refused = event
    if (event.type === 'word-accepted' || event.type === 'card-turned' || event.type === 'vote-opened' || event.type === 'failed') this.refused = null
  }
}

/** From the beginning of the round before. */
function lately(events: readonly TaichiEvent[]): readonly TaichiEvent[] {
  const begun = events.findLastIndex((event) => event.type === 'round-begun')
  const before = events.slice(0, Math.max(0, begun)).findLastIndex((event) => event.type === 'round-begun')
  return events.slice(Math.max(0, before))
}
