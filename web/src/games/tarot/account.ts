/** How a hand that is over was counted: the cards won, the bonuses, the bet. */

import type { BetSettled, TarotEvent, TarotView } from '../../generated/tarot'
import { EXCUSE, worth } from './cards'

export type Bonus = 'cool' | 'loose' | 'strike' | 'petit'

export interface Account {
  /** Which hand of the match it was, from 1. */
  readonly number: number
  /** By seat. */
  readonly won: readonly (readonly number[])[]
  readonly lost: readonly number[]
  readonly bonuses: readonly number[]
  /** Which bonuses they were, by seat, as far as they are known. */
  readonly claims: readonly (readonly Bonus[])[]
  readonly bet: BetSettled | null
  readonly scores: readonly number[]
}

/** What each seat's cards are worth, and what the bet added or took. */
export function cardPoints(account: Account): number[] {
  return account.won.map(worth)
}

export function betPoints(account: Account): number[] {
  return cardPoints(account).map((points, seat) => account.scores[seat]! - points - account.bonuses[seat]!)
}

/** The last hand that was counted, as everybody saw it happen; null where its beginning is not told. */
export function lastAccount(events: readonly TarotEvent[], seats: number): Account | null {
  const end = events.findLastIndex((event) => event.type === 'hand-scored')
  const start = events.slice(0, Math.max(0, end)).findLastIndex((event) => event.type === 'hand-begun')
  const begun = events[start]
  const scored = events[end]
  if (begun?.type !== 'hand-begun' || scored?.type !== 'hand-scored') return null
  const won = Array.from({ length: seats }, (): number[] => [])
  const claims = Array.from({ length: seats }, (): Bonus[] => [])
  let lost: readonly number[] = []
  let bet: Account['bet'] = null
  for (const event of events.slice(start, end)) {
    if (event.type === 'card-played' && event.card === EXCUSE) won[event.seat]!.push(EXCUSE)
    else if (event.type === 'trick-won') won[event.seat]!.push(...event.cards)
    else if (event.type === 'trick-set-aside') lost = event.cards
    else if (event.type === 'announced') claims[event.seat]!.push(...claimed(event))
    else if (event.type === 'petit-at-the-end') claims[event.seat]!.push('petit')
    else if (event.type === 'bet-settled') bet = event
  }
  return { number: begun.number, won, lost, bonuses: claims.map((each) => 5 * each.length), claims, bet, scores: scored.scores }
}

function claimed(event: Extract<TarotEvent, { type: 'announced' }>): Bonus[] {
  return [...(event.cool?.length ? (['cool'] as const) : []), ...(event.loose ? (['loose'] as const) : []), ...(event.strike ? (['strike'] as const) : [])]
}

/** The last hand of a match, from the table as it is left; which bonuses they were it does not tell. */
export function accountOf(view: TarotView): Account | null {
  const scores = view.sheet.at(-1)
  if (view.phase !== 'over' || !scores || view.won.every((cards) => !cards.length)) return null
  return { number: view.sheet.length, won: view.won, lost: view.lost, bonuses: view.bonuses, claims: view.won.map(() => []), bet: settled(view), scores }
}

/** The bet (T22, T24). */
function settled(view: TarotView): Account['bet'] {
  if (view.bettor === null) return null
  const side = view.partner === null ? [view.bettor] : [view.bettor, view.partner]
  const points = view.won.map(worth)
  const against = points.filter((_, seat) => !side.includes(seat))
  const have = side.reduce((sum, seat) => sum + points[seat]!, 0)
  const beat = side.length === 1 ? Math.max(...against) : against.reduce((sum, each) => sum + each, 0)
  return { type: 'bet-settled', seats: side, points: have, others: beat, diploma: view.diploma, won: have > beat }
}
