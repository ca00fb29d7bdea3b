import { expect, test } from 'vitest'
import { Show } from '../src/games/tarot/show.svelte'
import type { TarotEvent, TarotView } from '../src/generated/tarot'

const view = (trick: { leader: number; cards: number[] }, phase = 'play') =>
  ({ seats: 4, phase, trick: trick.cards, leader: trick.leader, waiting: [], sheet: [], draw: { cards: [] } }) as unknown as TarotView
const played = (seat: number, card: number): TarotEvent => ({ type: 'card-played', seat, card })
const trick: TarotEvent[] = [played(1, 31), played(2, 32), played(3, 33), played(0, 34)]
const won: TarotEvent = { type: 'trick-won', seat: 0, cards: [31, 32, 33, 34] }

test('a trick has all its cards, also when several steps were shown as one', () => {
  const show = new Show()
  show.follow(view({ leader: 1, cards: [31, 32] }), [trick[1]!], trick.slice(0, 2))
  expect(show.laid.map(({ seat, card }) => [seat, card])).toEqual([[1, 31], [2, 32]])
  show.follow(view({ leader: 0, cards: [] }), [trick[3]!, won], [...trick, won])
  expect(show.past).toEqual({ cards: trick.map((event) => ({ seat: (event as { seat: number }).seat, card: (event as { card: number }).card })), taker: 0 })
  expect(show.laid).toHaveLength(4)
  const next = played(0, 35)
  const later = new Show()
  later.follow(view({ leader: 0, cards: [35] }), [next], [...trick, won, next])
  expect(later.past).toEqual(show.past)
  expect(later.laid.map(({ card }) => card)).toEqual([35])
  show.stop()
  later.stop()
})
