import { expect, test } from 'vitest'
import { Show } from '../src/games/tarot/show.svelte'
import { prompt } from '../src/games/tarot/words'
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
  expect(asks(speak, asked, [nothing])).toContain('aucune prime')
  expect(asks(speak, asked, [nothing, { ...nothing, loose: true }])).toContain('si le cœur')
})
