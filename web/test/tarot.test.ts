import { expect, test } from 'vitest'
import { Show } from '../src/games/tarot/show.svelte'
import { accountOf, betPoints, cardPoints, lastAccount } from '../src/games/tarot/account'
import { worth } from '../src/games/tarot/cards'
import { seatAt, trickIn } from '../src/games/tarot/ring'
import { aboutCard, describe, prompt } from '../src/games/tarot/words'
import type { TarotEvent, TarotMove, TarotView } from '../src/generated/tarot'
import { shapes } from '../src/generated/tarot'
import { complete } from '../src/lib/complete'
import { promptOf } from '../src/table/scene'
import { gameBundle } from '../src/texts/bundle'
import { Speaker } from '../src/texts/speaker'

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

const whole = (fields: Partial<TarotView>): TarotView => complete(shapes, 'TarotView', { type: 'tarot-view', seat: 0, seats: 4, phase: 'play', acting: [1], options: {}, dealer: 2, ...fields })
const voice = async (lang: 'fr' | 'en', seat: number | null = 0) =>
  new Speaker(lang, await gameBundle(lang, 'tarot'), { card: 'card', cards: 'card', school: 'school', diploma: 'diploma', seat: 'seat', seats: 'seat' }, ['Ann', 'Bo', 'Cy', 'Di'], seat)
const asks = (speak: Speaker, fields: Partial<TarotView>, moves: TarotMove[] = []) => {
  const scene = { view: whole(fields), moves, seats: [], you: speak.seat, speak }
  return promptOf(scene as never, { prompt } as never).replaceAll('\u00a0', ' ')
}

test.each([
  ['cut', {}, 'C’est à Bo de couper.', 'It is Bo’s turn to cut.'],
  ['bet', {}, 'C’est à Bo de parier.', 'It is Bo’s turn to bet.'],
  ['call', {}, 'C’est à Bo d’appeler un Proviseur.', 'It is Bo’s turn to call a Head Teacher.'],
  ['announce', {}, 'C’est à Bo d’annoncer ses primes.', 'It is Bo’s turn to announce bonuses.'],
  ['play', {}, 'C’est à Bo d’entamer.', 'It is Bo’s turn to lead.'],
  ['play', { asked: 1 }, 'C’est à Bo de jouer. Demandé : orange.', 'It is Bo’s turn to play. Asked for: orange.'],
  ['shuffle', { acting: [-1] }, 'Cy est Super Donneur : on mélange.', 'Cy is the dealer: the cards are being shuffled.'],
] as const)('what somebody else does is said: %s', async (phase, fields, fr, en) => {
  expect(asks(await voice('fr'), { phase, ...fields })).toBe(fr)
  expect(asks(await voice('en', null), { phase, ...fields })).toBe(en)
})

test('a hand without bonuses is told so', async () => {
  const speak = await voice('fr')
  const nothing: TarotMove = { type: 'announce', cool: [], loose: false, strike: false }
  const asked = { phase: 'announce', acting: [0] } as const
  expect(asks(speak, asked, [nothing])).toContain('Aucune prime')
  expect(asks(speak, asked, [nothing, { ...nothing, loose: true }])).toContain('si le cœur')
})

const BOXES = [[390, 330], [375, 180], [320, 190], [520, 190], [620, 300], [1080, 640], [2200, 1400]] as const

test.each([2, 3, 4, 5])('%i cards lie in a row where there is no height for more', (seats) => {
  const { size, spots } = trickIn(300, 56, seats, 150)
  for (const { y } of spots) expect(Math.abs(y) + size * 0.7).toBeLessThanOrEqual(28)
})

test.each([2, 3, 4, 5])('%i cards lie together in the middle, whole, and each towards its player', (seats) => {
  for (const [width, height] of BOXES) {
    const { size, spots } = trickIn(width, height, seats, Infinity)
    expect(size).toBeGreaterThanOrEqual(44)
    for (const [place, { x, y, turn }] of spots.entries()) {
      expect(Math.abs(x) + size / 2).toBeLessThanOrEqual(width / 2)
      expect(Math.abs(y) + size * 0.7).toBeLessThanOrEqual(height / 2)
      const seat = seatAt(place, seats)
      if (Math.abs(seat.x) > 0.1) expect([Math.sign(x), Math.sign(turn)]).toEqual([Math.sign(seat.x), -Math.sign(seat.x)])
      // No card hides another's index: they lie a third of a card's width apart, or most of its width in height.
      for (const other of spots.slice(place + 1)) expect(Math.max(Math.abs(x - other.x) / 0.33, Math.abs(y - other.y) / 0.95)).toBeGreaterThan(size)
    }
  }
})

test.each([2, 3, 4, 5])('%i people sit around the table, clockwise from the bottom', (seats) => {
  const places = Array.from({ length: seats }, (_, place) => seatAt(place, seats))
  expect(places[0]).toEqual({ x: 0, y: 1 })
  if (seats > 2) expect([places[1]!.x, places.at(-1)!.x].map(Math.sign)).toEqual([-1, 1])
  if (seats > 3) expect(new Set(places.slice(1).map(({ y }) => y)).size).toBeGreaterThan(1)
})

/** Two players: Bo takes a trick with Ann's Excuse in it, which stays hers; Ann wins the last with the 1. */
const HAND: TarotEvent[] = [
  { type: 'hand-begun', dealer: 0, number: 3 },
  { type: 'announced', seat: 1, cool: [], loose: true, strike: true },
  played(1, 8),
  played(0, 49),
  { type: 'trick-won', seat: 1, cards: [8] },
  played(1, 5),
  played(0, 36),
  { type: 'trick-won', seat: 0, cards: [5, 36] },
  { type: 'petit-at-the-end', seat: 0 },
  { type: 'bet-settled', seats: [0], points: 12, others: 5, diploma: 10, won: true },
  { type: 'hand-scored', scores: [27, 15], totals: [27, 15] },
]

test('how a hand was counted is told from what everybody saw', () => {
  const account = lastAccount([...HAND, { type: 'hand-begun', dealer: 1, number: 4 }], 2)!
  expect(account).toMatchObject({ number: 3, won: [[49, 5, 36], [8]], claims: [['petit'], ['loose', 'strike']], bonuses: [5, 10], scores: [27, 15] })
  expect([cardPoints(account), betPoints(account)]).toEqual([[12, 5], [10, 0]])
  expect(lastAccount(HAND.slice(1), 2)).toBeNull()
})

test('the end of a match tells how its last hand was counted', () => {
  const over = whole({ seats: 2, phase: 'over', acting: [], won: [[49, 5, 36], [8]], bonuses: [5, 10], bettor: 0, diploma: 10, sheet: [[1, 2], [27, 15]] })
  const account = accountOf(over)!
  expect(account.bet).toEqual({ type: 'bet-settled', seats: [0], points: 12, others: 5, diploma: 10, won: true })
  expect(betPoints(account)).toEqual([10, 0])
  expect(accountOf(whole({ phase: 'play' }))).toBeNull()
})

test('the count of a hand stays until the next is dealt, also where nothing moves', () => {
  const show = new Show()
  const between = (phase: string) => ({ ...view({ leader: 0, cards: [] }, phase), seats: 2 }) as TarotView
  show.follow(between('shuffle'), HAND.slice(-1), HAND)
  show.follow(between('cut'), [], HAND)
  expect([show.fresh, show.account?.number]).toEqual([true, 3])
  show.follow(between('bet'), [{ type: 'pack-cut', seat: 0, at: 20 }], HAND)
  expect([show.fresh, show.account?.number]).toEqual([false, 3])
  show.stop()
})

test('the pack is worth 75 points, and every card says what it is worth', async () => {
  expect(worth(Array.from({ length: 50 }, (_, card) => card))).toBe(75)
  const speak = await voice('fr')
  const said = Array.from({ length: 50 }, (_, card) => aboutCard(speak, card).replaceAll('\u00a0', ' '))
  expect(said[8]).toBe('Le Proviseur bleu (5 points). Le plus fort de son école ; seuls les Atouts le battent.')
  expect(said[1]).toContain('(1 point)')
  expect(said.filter((text) => !/\((?:\d points?|aucun point)\)\. ./.test(text))).toEqual([])
})

test('the text view tells what cards are worth', async () => {
  const speak = await voice('en')
  const sections = describe({ view: whole({ hand: [8, 0], counts: [2, 2, 2, 2] }), moves: [], seats: [], you: 0, speak })
  expect(sections.find(({ heading }) => heading === 'Your hand')?.lines).toEqual(['The blue Head Teacher (5 points)', 'The blue Test (no points)'])
  expect(sections.at(-1)?.lines).toContain('P (Proviseur), Head Teacher: 5 points')
})
