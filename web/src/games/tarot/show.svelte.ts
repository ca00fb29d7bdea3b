/** What lies in the middle of the table: it lags behind the view so that a full trick is seen before it leaves. */

import type { TarotEvent, TarotView } from '../../generated/tarot'
import { motion, ms } from '../../lib/motion.svelte'
import { type Account, accountOf, lastAccount } from './account'
import { trickOf } from './words'

/** Where a card is on its way. */
export type Stage = 'coming' | 'lying' | 'gathered' | 'leaving'

export interface Laid {
  readonly seat: number
  readonly card: number
  readonly stage: Stage
  /** Whose cards they become; 'wait' for a tied trick, 'none' for nobody's. */
  readonly towards: number | 'wait' | 'none' | null
}

/** A trick that is over. */
export interface Past {
  readonly cards: readonly { readonly seat: number; readonly card: number }[]
  readonly taker: number | null
}

const SEEN = 750
const GATHER = 260
const LEAVE = 320

export class Show {
  laid = $state.raw<readonly Laid[]>([])
  /** Tied cards that wait for the next trick. */
  waiting = $state.raw<readonly number[]>([])
  past = $state.raw<Past | null>(null)
  /** How the last hand was counted, and whether it has just been. */
  account = $state.raw<Account | null>(null)
  fresh = $state(false)
  /** What was told since the last jump, where there is no log. */
  #told: readonly TarotEvent[] = []
  /** Whether what lies there is only still being looked at. */
  #over = false
  #timers: ReturnType<typeof setTimeout>[] = []

  /** What has just happened; `log` is everything so far, since steps that come together are seen as the last of them. */
  follow(view: TarotView, events: readonly TarotEvent[], log?: readonly TarotEvent[]): void {
    this.stop()
    if (log) this.past = lastTrick(log, view.seats)
    this.#told = events.length ? [...this.#told, ...events] : []
    this.account = lastAccount(log ?? this.#told, view.seats) ?? accountOf(view)
    const counted = view.phase === 'shuffle' || view.phase === 'cut' || view.phase === 'over'
    if (!counted) this.fresh = false
    else if (!events.some((event) => event.type === 'hand-scored')) this.fresh = true
    if (!events.length) this.#settle(view)
    else this.#happen(view, events, log ? this.past : null)
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers = []
  }

  /** As it lies, without anything on its way. */
  #settle(view: TarotView): void {
    const drawn = view.draw.cards.flatMap((card, seat) => (card >= 0 ? [{ seat, card }] : []))
    const cards = view.phase === 'draw' ? drawn : view.phase === 'over' ? [] : trickOf(view)
    this.#over = false
    this.laid = cards.map((each) => ({ ...each, stage: 'lying', towards: null }))
    this.waiting = view.waiting
  }

  #happen(view: TarotView, events: readonly TarotEvent[], past: Past | null): void {
    let cards = this.#over ? [] : this.laid
    this.#over = false
    let towards: Laid['towards'] = null
    let scored = false
    for (const event of events) {
      if (event.type === 'drawn') {
        const again = new Set(event.seats)
        const kept = cards.filter((each) => !again.has(each.seat))
        cards = [...kept, ...event.seats.map((seat, i): Laid => coming(seat, event.cards[i]!))]
      } else if (event.type === 'card-played') {
        cards = [...cards, coming(event.seat, event.card)]
      } else if (event.type === 'trick-won') towards = event.seat
      else if (event.type === 'trick-tied') towards = 'wait'
      else if (event.type === 'trick-set-aside') towards = 'none'
      else if (event.type === 'hand-scored') scored = true
      else if (event.type === 'hand-begun') this.#over = true
      else if (event.type === 'dealt') cards = []
    }
    if (towards !== null && past) cards = whole(past.cards, cards)
    else if (view.phase === 'play' && towards === null) cards = whole(trickOf(view), cards)
    this.laid = cards
    this.#after(20, () => this.#turn('coming', 'lying', null))
    if (towards === null) {
      this.waiting = view.waiting
      return
    }
    this.#over = true
    this.past = past ?? { cards: cards.map(({ seat, card }) => ({ seat, card })), taker: typeof towards === 'number' ? towards : null }
    const seen = SEEN + ms(300)
    this.#after(seen, () => this.#turn('lying', 'gathered', towards))
    this.#after(seen + ms(GATHER), () => this.#turn('gathered', 'leaving', towards))
    this.#after(seen + ms(GATHER + LEAVE), () => {
      this.laid = []
      this.waiting = view.waiting
      if (scored) this.fresh = true
    })
  }

  #turn(from: Stage, to: Stage, towards: Laid['towards']): void {
    this.laid = this.laid.map((each) => (each.stage === from ? { ...each, stage: to, towards } : each))
  }

  #after(time: number, act: () => void): void {
    this.#timers.push(setTimeout(act, time))
  }
}

/** A trick with all its cards, also those whose coming was not seen. */
function whole(trick: Past['cards'], seen: readonly Laid[]): Laid[] {
  return trick.map(({ seat, card }) => seen.find((each) => each.card === card) ?? coming(seat, card))
}

function coming(seat: number, card: number): Laid {
  return { seat, card, stage: motion.reduced ? 'lying' : 'coming', towards: null }
}

/** The last trick that is over, as the log tells it. */
export function lastTrick(events: readonly TarotEvent[], seats: number): Past | null {
  const end = events.findLastIndex((event) => event.type === 'trick-won' || event.type === 'trick-tied' || event.type === 'trick-set-aside')
  const ended = events[end]
  if (!ended) return null
  const played = events.slice(0, end).flatMap((event) => (event.type === 'card-played' ? [{ seat: event.seat, card: event.card }] : []))
  return { cards: played.slice(-seats), taker: ended.type === 'trick-won' ? ended.seat : null }
}
