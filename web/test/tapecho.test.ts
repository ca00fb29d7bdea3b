import { expect, test } from 'vitest'
import { housePicture, plainPicture } from '../src/art/tapecho/picture'
import { PICTURES } from '../src/art/tapecho/pictures'
import { SCENERIES } from '../src/art/tapecho/sceneries'
import { PLACES } from '../src/art/tapecho/signs'
import { hopes, planned, usable, ways } from '../src/games/tapecho/aim.svelte'
import { packOf, sorted, worth } from '../src/games/tapecho/pack'
import { ringOf } from '../src/games/tapecho/ring'
import { pilesAfter } from '../src/games/tapecho/show.svelte'
import { knownOf } from '../src/games/tapecho/words'
import type { TapechoEvent, TapechoMove, TapechoView } from '../src/generated/tapecho'
import { shapes } from '../src/generated/tapecho'
import { complete } from '../src/lib/complete'
import type { Speaker } from '../src/texts/speaker'

const view = (fields: Partial<TapechoView>): TapechoView => complete(shapes, 'TapechoView', { type: 'tapecho-view', seat: 0, seats: 4, phase: 'turn', acting: [0], options: {}, ...fields })
const lay = (card: number, on: number, pick: number | null = null): TapechoMove => ({ type: 'lay', card, on, pick })
/** Two atouts, a handicap, an attack, one that takes something, a defence, a hors contexte. */
const OWN = '2 a5w1 a3b h7m xb-skip xb-steal dw o'

test('the pack of the house has a picture for every card and a scenery and a sign for every place', () => {
  const { cards, house } = packOf(view({}))
  expect(house).toBe(true)
  expect(cards).toHaveLength(160)
  expect(PICTURES).toHaveLength(160)
  for (const [card, figure] of cards.entries()) {
    expect(housePicture(card, figure.camp).length, `card ${card}`).toBeGreaterThan(2)
    for (const { d } of housePicture(card, figure.camp)) expect(d, `card ${card}`).not.toContain('NaN')
  }
  const places = new Set(cards.flatMap((card) => (card.spot === null ? [] : [card.spot])))
  expect([...places].sort()).toEqual([0, 1, 2, 3, 4, 5])
  expect([SCENERIES.length, PLACES.length]).toEqual([6, 6])
})

test('no two cards of the house show the same picture', () => {
  const seen = new Map<string, number[]>()
  for (const [card, picture] of PICTURES.entries()) seen.set(picture, [...(seen.get(picture) ?? []), card])
  expect([...seen.values()].filter((cards) => cards.length > 1)).toEqual([])
})

test("a pack of one's own is read from its figures", () => {
  const pack = packOf(view({ figures: OWN }))
  expect(pack.house).toBe(false)
  expect(pack.cards.map(({ kind, camp, value, spot, effect }) => [kind, camp, value, spot, effect])).toEqual([
    ['atout', 0, 5, 1, ''],
    ['atout', 2, 3, null, ''],
    ['handicap', 1, 7, null, ''],
    ['attack', 2, 0, null, 'skip'],
    ['attack', 2, 0, null, 'steal'],
    ['defence', 0, 0, null, ''],
    ['foil', 2, 0, null, ''],
  ])
  expect(packOf(view({ figures: '1 xb-draw-3' })).cards[0]).toMatchObject({ effect: 'draw', count: 3 })
  expect(worth(pack, [0, 1, 2])).toBe(15)
  expect(sorted(pack, [6, 4, 2, 1, 0])).toEqual([0, 1, 2, 4, 6])
  for (const { kind, effect, camp } of pack.cards) expect(plainPicture(kind, effect, camp).length).toBeGreaterThan(2)
})

test('a card is aimed at those who may get it', () => {
  const moves: TapechoMove[] = [lay(2, 1), lay(2, 3), { type: 'lay-first', card: 2, on: 1, pick: null }, lay(4, 1, 0), lay(4, 1, 1), { type: 'discard', card: 5 }]
  expect([...ways(moves, 2, false).keys()]).toEqual([1, 3])
  expect([...ways(moves, 2, true).keys()]).toEqual([1])
  expect(ways(moves, 4, false).get(1)).toHaveLength(2)
  expect([...usable(moves)].sort()).toEqual([2, 4, 5])
})

test('how much of a hand is known is told, the whole hand as a whole', () => {
  const speak = { say: (key: string, args: object = {}) => [key, ...Object.values(args)].join(' ') } as unknown as Speaker
  const now = view({ counts: [3, 3, 3, 1], seen: [[], [5], [], [9]] })
  expect([0, 1, 2, 3].map((seat) => knownOf(speak, now, seat))).toEqual(['', 'table-known 1 3', '', 'table-known-whole'])
  const over = view({ counts: [3, 3, 3, 1], seen: [[], [5], [], [9]], outcome: { scores: [0, 0, 0, 0], winners: [0], reason: 'rounds' } as TapechoView['outcome'] })
  expect(knownOf(speak, over, 3)).toBe('')
})

test('what may be planned for a turn to come', () => {
  const now = view({ figures: OWN, camps: [0, 1, 0, 1], partner: null })
  expect([...hopes(now, 0, 0)]).toEqual([0])
  expect([...hopes(now, 0, 2)]).toEqual([1, 3])
  expect([...hopes(now, 0, 3)]).toEqual([1, 2, 3])
  expect([...hopes(now, 0, 4)]).toEqual([]) // what it takes must be chosen when it is laid
  expect([...hopes(now, 0, 5)]).toEqual([])
  const couple = view({ figures: OWN, camps: [0, 1, 0, 1], partner: 1 })
  expect([...hopes(couple, 0, 1)]).toEqual([0, 1])
  expect([...hopes(couple, 0, 2)]).toEqual([3])
})

test('a plan is done if it still can be', () => {
  const moves: TapechoMove[] = [lay(2, 1), { type: 'discard', card: 5 }]
  expect(planned(moves, { card: 2, on: 1 })).toEqual(lay(2, 1))
  expect(planned(moves, { card: 2, on: 3 })).toBeNull()
  expect(planned(moves, { card: 5, throwing: true })).toEqual({ type: 'discard', card: 5 })
})

test('everybody has one place round the table, clockwise', () => {
  for (let seats = 4; seats <= 10; seats++) {
    const ring = ringOf(seats, 2, false)
    const round = [...ring.left.toReversed(), ...ring.top, ...ring.right]
    expect(round).toEqual(Array.from({ length: seats - 1 }, (_, i) => (3 + i) % seats))
    expect(ring.bottom).toEqual([])
    const tv = ringOf(seats, 0, true)
    expect([...tv.left.toReversed(), ...tv.top, ...tv.right, ...tv.bottom.toReversed()]).toEqual(Array.from({ length: seats }, (_, i) => i))
  }
})

test('the piles that are counted are those after the last card', () => {
  const before = view({ figures: OWN, atouts: [[0], [], [], []], handicaps: [[], [2], [], []] })
  const events = [
    { type: 'card-stands', on: 2, card: 1 },
    { type: 'atout-stolen', seat: 3, card: 0, on: 0 },
    { type: 'handicap-given', seat: 1, card: 2, on: 3 },
  ] as TapechoEvent[]
  expect(pilesAfter(before, events)).toEqual({ atouts: [[], [], [1], [0]], handicaps: [[], [], [], [2]] })
})
