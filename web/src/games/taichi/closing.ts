/** How a round ended, and how a pile came about: from what was told. */

import type { RoundEnded, TaichiEvent } from '../../generated/taichi'

/** Why cards were taken. */
export type Cause = 'failed' | 'alone' | 'unchallenged' | 'race-won' | 'race-forfeited' | 'nothing-left' | 'last'

/** Cards that went somewhere: to somebody, from somebody (a stake that was lost), or to the discard. */
export interface Going {
  readonly kind: 'taken' | 'lost' | 'discarded'
  readonly seat: number | null
  readonly cards: readonly number[]
  readonly event: TaichiEvent
}

export interface Closing {
  readonly cause: Cause
  /** Whom it is about: the winner of a challenge, else whose round it was. */
  readonly seat: number
  /** The word that decided it, if one did. */
  readonly word: string
  readonly goings: readonly Going[]
  /** What one could have said. */
  readonly after: RoundEnded
}

/** The latest round that is over; null if nothing was told of its end. */
export function closingOf(events: readonly TaichiEvent[]): Closing | null {
  const end = events.findLastIndex((event) => event.type === 'round-ended')
  const after = events[end]
  if (after?.type !== 'round-ended') return null
  const begin = events.slice(0, end).findLastIndex((event) => event.type === 'round-begun')
  const round = events.slice(begin + 1, end)
  const goings = round.flatMap(goingOf)
  return { ...causeOf(round, goings, after.seat), goings, after }
}

function goingOf(event: TaichiEvent): Going[] {
  switch (event.type) {
    case 'symbol-taken':
      return [{ kind: 'taken', seat: event.seat, cards: event.cards, event }]
    case 'card-picked':
      return [{ kind: 'taken', seat: event.seat, cards: [event.card], event }]
    case 'stake-lost':
      return [{ kind: 'lost', seat: event.seat, cards: [event.card], event }]
    case 'discarded':
      return [{ kind: 'discarded', seat: null, cards: event.cards, event }]
    default:
      return []
  }
}

function causeOf(round: readonly TaichiEvent[], goings: readonly Going[], turn: number): Pick<Closing, 'cause' | 'seat' | 'word'> {
  const decided = round.findLast((event) => ['failed', 'unchallenged', 'race-won', 'race-forfeited', 'nothing-left'].includes(event.type))
  if (decided?.type === 'race-won') {
    const said = round.findLast((event) => event.type === 'word-accepted')
    return { cause: 'race-won', seat: decided.seat, word: said?.type === 'word-accepted' ? said.word : '' }
  }
  if (decided?.type === 'failed') return { cause: goings.some(({ kind }) => kind === 'taken') ? 'failed' : 'alone', seat: turn, word: '' }
  return { cause: (decided?.type as Cause | undefined) ?? 'last', seat: turn, word: '' }
}

/** How the pile of a seat came about: the card dealt, symbols, cards picked after somebody failed, stakes lost. */
export interface Pile {
  readonly symbols: number
  readonly picked: number
  readonly lost: number
}

export function pileOf(events: readonly TaichiEvent[], seat: number): Pile {
  const own = events.filter((event) => 'seat' in event && event.seat === seat)
  return {
    symbols: own.reduce((sum, event) => sum + (event.type === 'symbol-taken' ? event.cards.length : 0), 0),
    picked: own.filter((event) => event.type === 'card-picked').length,
    lost: own.filter((event) => event.type === 'stake-lost').length,
  }
}

/** How many cards that makes. */
export const sizeOf = ({ symbols, picked, lost }: Pile): number => 1 + symbols + picked - lost
