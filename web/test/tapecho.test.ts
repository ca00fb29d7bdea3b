import { expect, test } from 'vitest'
import { housePicture, plainPicture } from '../src/art/tapecho/picture'
import { PICTURES } from '../src/art/tapecho/pictures'
import { SCENERIES } from '../src/art/tapecho/sceneries'
import { PLACES } from '../src/art/tapecho/signs'
import { hopes, planned, usable, ways } from '../src/games/tapecho/aim.svelte'
import { packOf, sorted, worth } from '../src/games/tapecho/pack'
import { ringOf } from '../src/games/tapecho/ring'
import { lands, pilesAfter, Show, thrownLast } from '../src/games/tapecho/show.svelte'
import { askedAlone, knownOf, neverLaid, outOfPlace, prompt } from '../src/games/tapecho/words'
import type { TapechoEvent, TapechoMove, TapechoView } from '../src/generated/tapecho'
import { shapes } from '../src/generated/tapecho'
import { complete } from '../src/lib/complete'
import type { Speaker } from '../src/texts/speaker'

const view = (fields: Partial<TapechoView>): TapechoView => complete(shapes, 'TapechoView', { type: 'tapecho-view', seat: 0, seats: 4, phase: 'turn', acting: [0], options: {}, ...fields })
const lay = (card: number, on: number, pick: number | null = null): TapechoMove => ({ type: 'lay', card, on, pick })
const speak = { say: (key: string, args: object = {}) => [key, ...Object.values(args)].join(' ') } as unknown as Speaker
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

/** The last card of a game: nobody could answer it, so that it stands without a word, and all is counted at once. */
const LAST = [
  { type: 'card-laid', seat: 0, card: 1, on: 0, kind: 'atout', pick: null, effect: '', count: 0 },
  { type: 'game-ended', seats: [0] },
  { type: 'counted', seat: 0, atouts: 8, handicaps: 0, held: 0, score: 8, cards: [], tied: null },
  { type: 'counted', seat: 1, atouts: 0, handicaps: 7, held: 0, score: -7, cards: [6], tied: null },
  { type: 'game-scored', winners: [0], scores: [8, -7, 0, 0], totals: [8, -7, 0, 0] },
] as TapechoEvent[]
const cleared = view({ figures: OWN, atouts: [[], [], [], []], handicaps: [[], [], [], []], sheet: [[8, -7, 0, 0]] })

test('a last card that nobody could answer is counted and shown', () => {
  const show = new Show()
  show.follow(view({ figures: OWN, atouts: [[0], [], [], []], handicaps: [[], [2], [], []] }), [], speak)
  show.follow(cleared, LAST, speak)
  show.stop()
  expect(show.count?.rows.map(({ seat, atouts, handicaps }) => [seat, atouts, handicaps])).toEqual([
    [0, [0, 1], []],
    [1, [], [2]],
  ])
})

test('what is counted is shown although the step before was not', () => {
  const show = new Show()
  const told = [
    { type: 'card-laid', seat: 2, card: 1, on: 2, kind: 'atout', pick: null, effect: '', count: 0 },
    { type: 'game-begun', number: 1, context: 0 },
    { type: 'card-laid', seat: 0, card: 0, on: 0, kind: 'atout', pick: null, effect: '', count: 0 },
    { type: 'card-laid', seat: 1, card: 2, on: 3, kind: 'handicap', pick: null, effect: '', count: 0 },
    { type: 'cancelled', card: 2, by: 6 },
    { type: 'card-laid', seat: 3, card: 2, on: 1, kind: 'handicap', pick: null, effect: '', count: 0 },
    ...LAST,
  ] as TapechoEvent[]
  show.follow(view({ figures: OWN, atouts: [[], [], [], []], handicaps: [[], [], [], []] }), [], speak)
  show.follow(cleared, LAST, speak, () => told)
  show.stop()
  expect(show.count?.rows.map(({ atouts, handicaps }) => [atouts, handicaps])).toEqual([
    [[0, 1], []],
    [[], [2]],
  ])
})

test('every card is seen to land, also two at once and where nobody could answer', () => {
  const show = new Show()
  const laid = (card: number, on: number): TapechoEvent => ({ type: 'card-laid', seat: 0, card, on, kind: 'attack', pick: null, effect: 'skip', count: 0 })
  const now = view({ figures: OWN, atouts: [[], [], [], []], handicaps: [[], [], [], []] })
  show.follow(now, [laid(3, 1), laid(2, 3)], speak)
  expect([...show.struck].sort()).toEqual([1, 3])
  expect(show.cries.get(3)?.kind).toBe('bad')
  show.follow(now, [laid(1, 2)], speak)
  expect([[...show.struck], show.cries.get(2)?.text]).toEqual([[], '+3'])
  const open = view({ ...now, phase: 'react', queue: [{ card: 2, on: 3, pick: null }] as unknown as TapechoView['queue'] })
  show.follow(open, [laid(2, 3)], speak)
  expect([show.struck.size, show.cries.size]).toEqual([0, 0])
  expect(lands(laid(2, 3), open)).toBe(false)
  show.follow(now, [{ type: 'card-stands', on: 3, card: 2 }], speak)
  expect([...show.struck]).toEqual([3])
  show.stop()
})

test('the top of the discard is what was thrown last, not the highest number', () => {
  const thrown = { type: 'discarded', seat: 0, card: 6 } as TapechoEvent
  expect(thrownLast([thrown, { type: 'cancelled', card: 5, by: 2 } as TapechoEvent])).toBe(2)
  expect(thrownLast([thrown, { type: 'passed', seat: 1 } as TapechoEvent])).toBe(6)
  expect(thrownLast([])).toBeNull()
  const show = new Show()
  show.follow(view({ figures: OWN }), [thrown, { type: 'attack-left', on: 1, card: 3 } as TapechoEvent], speak)
  expect(show.spent).toBe(3)
  show.follow(view({ figures: OWN }), [], speak)
  expect(show.spent).toBe(3)
  show.stop()
})

test('a window says how many it waits for, and not whom', () => {
  const laid = (card: number) => [{ card, on: 1, pick: null }] as unknown as TapechoView['queue']
  const scene = (fields: Partial<TapechoView>) => ({ view: view({ figures: OWN, phase: 'react', queue: laid(0), ...fields }), moves: [], seats: [], you: 0, speak })
  expect(prompt(scene({ acting: [1, 2, 3] }))).toBe('table-thinking 3')
  expect(prompt(scene({ acting: [2] }))).toBe('table-thinking 1')
  expect(askedAlone(scene({}).view)).toBe(false)
  expect(askedAlone(scene({ queue: laid(3) }).view)).toBe(true)
  expect(askedAlone(scene({ phase: 'counter' }).view)).toBe(true)
})

test('who is attacked reads what the attack does and is after before answering', () => {
  const told = { ...speak, knows: () => true, word: (_: string, card: number) => `card-${card}`, name: (seat: number) => `seat-${seat}`, player: (seat: number) => `seat-${seat}` } as unknown as Speaker
  const figures = packOf(view({ figures: OWN })).cards
  const theft = figures.findIndex((figure) => figure.effect === 'steal')
  const attacked = view({ figures: OWN, phase: 'react', turn: 1, queue: [{ card: theft, on: 0, pick: 0 }] as unknown as TapechoView['queue'] })
  const said = prompt({ view: attacked, moves: [{ type: 'decline', against: theft }], seats: [], you: 0, speak: told } as never)
  expect(said).toMatch(/^turn-attacked/)
  expect(said).toContain('effect-steal')
  expect(said).toContain('card-0')
})

test('a card that nobody can ever receive says so, and one out of place warns', () => {
  const figures = packOf(view({ figures: OWN })).cards
  const atout = figures.findIndex((figure) => figure.kind === 'atout')
  const { camp, spot } = figures[atout]!
  const table = view({ figures: OWN, camps: [0, 1, 0, 1], context: (spot ?? 0) + 1 })
  expect(neverLaid(table, 0, atout)).toBe(camp === 1 ? 'table-not-yours' : null)
  expect(neverLaid(table, 1, atout)).toBe(camp === 0 ? 'table-not-yours' : null)
  expect(outOfPlace(table, atout)).toBe(spot !== null)
})
