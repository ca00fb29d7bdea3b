import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { mount, unmount } from 'svelte'
import { expect, test, vi } from 'vitest'
import { colourOf, lyingShape, middle, numberOf, PER_PACK, type Pose, shapesOf, START } from '../src/art/tacta/pack'
import { cardsSvg, drawing } from '../src/art/tacta/picture'
import { Aim } from '../src/games/tacta/aim.svelte'
import { drawn } from '../src/games/tacta/drawings'
import { cardsIn, noticesOf } from '../src/games/tacta/notices'
import { jointOf, liesBeside, onCard, placesOf, spotsOf } from '../src/games/tacta/placements'
import Players from '../src/games/tacta/Players.svelte'
import Sheet from '../src/games/tacta/Sheet.svelte'
import { READ, Show } from '../src/games/tacta/show.svelte'
import { aboutAim, aboutGains, aboutLay, gainsOf, named, prompt } from '../src/games/tacta/words'
import { type Laid, type Lay, type TactaView, words } from '../src/generated/tacta'
import { found } from '../src/lib/search'
import { bundleOf } from '../src/texts/bundle'
import { Speaker } from '../src/texts/speaker'

const at = (card: number, x = 0, y = 0, turn = 0): Laid => ({ card, seat: null, face: 0, turn, x, xr: 0, y, yr: 0, on: null, shape: null, by: null })
const lay = (card: number, face: number, turn: number, x: number, xr: number, y: number, yr: number): Lay => ({ type: 'lay', card, face, turn, x, xr, y, yr })

// The red circle 5 (triangle on top, short rectangle at the right, triangle below left), and all ways to lay the green triangle 2 on it.
const RED = 22
const GREEN = 13
const WAYS = [
  lay(GREEN, 0, 1, -11, -16, 23, 16),
  lay(GREEN, 0, 7, -11, -10, 23, 10),
  lay(GREEN, 0, 7, 0, -6, -32, -17),
  lay(GREEN, 1, 1, -11, -16, 23, 16),
  lay(GREEN, 1, 3, -11, -10, 23, 10),
  lay(GREEN, 1, 1, 0, 6, -32, -17),
]

test('the pack is the one of the rules', () => {
  expect(PER_PACK).toBe(18)
  for (let card = 0; card < START; card++) expect(shapesOf(card).reduce((sum, { dots }) => sum + dots, 0)).toBe(numberOf(card))
  expect(Array.from({ length: 18 }, (_, card) => numberOf(card)).reduce((sum, number) => sum + number)).toBe(63)
  expect(shapesOf(START)).toHaveLength(6)
  expect([0, 17, 18, 107, START].map(colourOf)).toEqual([0, 0, 1, 5, 6])
})

test('placements are sorted by the shape that they cover', () => {
  const laid = [at(RED)]
  const spots = spotsOf(laid)
  for (const way of WAYS) {
    const joint = jointOf(spots, way)!
    expect(joint).not.toBeNull()
    const [under, over] = [middle(lyingShape(laid[0]!, joint.shape)), middle(lyingShape(way, joint.by))]
    expect(Math.hypot(under.x - over.x, under.y - over.y)).toBeLessThan(1e-9)
  }
  const places = placesOf(laid, spots, WAYS, GREEN)
  expect(places.map(({ key, poses }) => [key, poses.length])).toEqual([
    ['0.0', 2],
    ['0.2', 4],
  ])
  expect(jointOf(spots, lay(GREEN, 0, 0, 60, 0, 0, 0))).toBeNull()
})

test('a card aimed at a place is turned and turned over through all its poses', () => {
  const aim = new Aim(() => ({ laid: [at(RED)], moves: WAYS, table: 'open' }))
  aim.take(GREEN)
  aim.point(aim.places[1]!)
  const seen = new Set<Lay | null>()
  for (let i = 0; i < 2; i++) {
    seen.add(aim.pose)
    aim.rotate()
    seen.add(aim.pose)
    aim.flip()
  }
  expect(seen).toEqual(new Set(WAYS.filter((_, i) => i !== 2 && i !== 5)))
  aim.walk(0, -1)
  expect(aim.place?.key).toBe('0.0')
  aim.drop()
  expect(aim.pose).toBeNull()
  aim.drag({ x: -11 - 16 * Math.SQRT2 + 3, y: 23 + 16 * Math.SQRT2 }, 20)
  expect(aim.pose).toBe(WAYS[0])
  aim.drag({ x: 300, y: 0 }, 20)
  expect([aim.pose, aim.floating]).toEqual([null, { x: 300, y: 0 }])
})

test('a card beside the others touches at most', () => {
  const pose = (x: number, y: number, turn = 0): Pose => ({ ...at(0, x, y, turn) })
  const laid = [at(RED)]
  expect(liesBeside(pose(40, 0), laid, 'open')).toBe(true)
  expect(liesBeside(pose(39, 0), laid, 'open')).toBe(false)
  expect(liesBeside(pose(101, 0), laid, 'open')).toBe(false)
  expect(liesBeside(pose(42, 42, 1), laid, 'open')).toBe(true)
  expect(liesBeside(pose(50, 0, 1), laid, 'open')).toBe(false)
  expect(liesBeside(pose(100, 100), [at(RED, 100, 30)], 'small')).toBe(true)
  expect(liesBeside(pose(100, 130), [at(RED, 100, 60)], 'small')).toBe(false)
  expect([onCard(pose(0, 0, 2), { x: 31, y: 0 }), onCard(pose(0, 0), { x: 31, y: 0 })]).toEqual([true, false])
})

test('a drawing is read from its notation', () => {
  const svg = drawn('start a0 0 0; !vec5 b3 20+17r -6r')
  expect(svg).toContain('data-card="108"')
  expect(svg).toContain('transform="translate(44.04 -8.49) rotate(135)" data-card="10"')
  expect(svg.match(/stroke="#b3263b"/g)).toHaveLength(1)
  expect(svg.startsWith(cardsSvg([at(START), { ...at(10, 20, 0, 3), xr: 17, yr: -6, face: 1 }]).slice(0, -6))).toBe(true)
  for (let card = 0; card <= START; card++) for (const face of [0, 1]) expect(drawing(card, face)).not.toMatch(/transform|NaN|undefined/)
})

test('placements are found by words however they are written', () => {
  const texts = ['Le carré 5 vert, verso, debout, sur le cercle 3 rouge : triangle, coin en haut à droite (vous +5)', 'Le carré 5 vert, recto, debout, sur le cercle 3 rouge : triangle, bord à droite (vous +5)']
  expect(found(texts, 'carré 5, verso, sur rouge 3, coin haut droit', (text) => text)).toEqual([texts[0]])
  expect(found(texts, 'CARRE', (text) => text)).toEqual(texts)
  expect(found(texts, ' ', (text) => text)).toEqual(texts)
})

// Words

const read = (path: string) => readFileSync(resolve(import.meta.dirname, path), 'utf-8')
const speaking = (lang: 'fr' | 'en', seat: number | null = 0) =>
  new Speaker(lang, bundleOf(lang, [`../../src/tablee/texts/${lang}/kernel`, `../../src/tablee/texts/${lang}/web`, `../../src/tablee/games/tacta/texts.${lang}`, `../src/games/tacta/texts.${lang}`].map((path) => read(`${path}.ftl`))), words, ['Ann', 'Bob', 'Chloé', 'Dédé'], seat)
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll(/[\u2068\u2069]/g, '')

const VIEW = { type: 'tacta', seats: 2, phase: 'play', acting: [], colours: [0, 1], dots: [5, 7], laid: [at(RED)], counts: [3, 3], ends: [[], []], chosen: [], sheet: [], replays: [], tied: [], dealt: 2, aside: [], options: { free: false, table: 'open' }, outcome: null } as unknown as TactaView

test('a placement says what everybody wins and loses by it, in the preview, the list and the text view', () => {
  const spots = spotsOf([at(RED)])
  const onDot = WAYS.find((way) => jointOf(spots, way)?.shape === 0)!
  expect(plain(aboutLay(speaking('fr'), [at(RED)], spots, onDot, 0))).toMatch(/^Le triangle 2 vert, recto, .*sur le cercle 5 rouge : triangle, bord en haut, 1 point \(vous \+2, Rouge −1\)$/)
  expect(plain(aboutLay(speaking('en'), [at(RED)], spots, onDot, 0))).toMatch(/on the red circle 5: .*\(you \+2, Red −1\)$/)
  expect(plain(aboutAim(speaking('fr'), [at(RED)], { on: 0, shape: 0 }, onDot, 0))).toBe('Recto, sur le cercle 5 rouge, en haut : vous +2, Rouge −1. Encore une fois pour poser.')
  expect(plain(named(onDot, { view: VIEW, moves: [onDot], seats: [], you: 0, speak: speaking('fr') }))).toContain('(vous +2, Rouge −1)')
  // Sabotage: a card that is not one's own; and one's own dot covered by one's own card.
  expect(gainsOf([at(RED)], { on: 0, shape: 0 }, GREEN, 1)).toEqual([[1, -1], [0, 2]])
  expect(plain(aboutGains(speaking('fr', 1), [at(RED)], { on: 0, shape: 0 }, 19, 1))).toBe('vous +1')
  expect(plain(aboutGains(speaking('fr', 1), [at(RED)], { on: 0, shape: 0 }, 18, 1))).toBe('aucun point gagné ni perdu')
})

test('a pose is said in words for players, one for each of the sixteen', () => {
  for (const lang of ['fr', 'en'] as const) {
    const speak = speaking(lang)
    const poses = [0, 1].flatMap((face) => [0, 1, 2, 3, 4, 5, 6, 7].map((turn) => aboutLay(speak, [at(RED)], new Map(), lay(GREEN, face, turn, 60, 0, -40, 0), 0)))
    expect(new Set(poses).size).toBe(16)
    for (const pose of poses) expect(pose).not.toMatch(/face [AB]|°|-40/)
  }
})

test('whoever may do nothing is told what is going on, without twelve names', () => {
  const said = (more: object, you: number | null = null) => plain(prompt({ view: { ...VIEW, ...more } as TactaView, moves: [], seats: [], you, speak: speaking('fr', you) }))
  expect(said({ phase: 'play', options: { free: true } })).toBe('Jeu libre : tout le monde pose en même temps.')
  expect(said({ phase: 'exchange', chosen: [0] }, 0)).toBe('Votre choix est fait. Les autres réfléchissent…')
  expect(said({ phase: 'exchange' })).toContain('en secret')
  expect(said({ phase: 'shuffle', dealt: 0, sheet: [[3, 4]] })).toBe('La manche est finie. On mélange les paquets pour la suivante.')
  expect(said({ phase: 'play' })).toBe('')
})

// The end of a round, and of a match

test('the count of a round stays until it is read and the next one has begun', () => {
  vi.useFakeTimers()
  let view = { ...VIEW, phase: 'shuffle', sheet: [[12, 30]] } as TactaView
  const show = new Show(() => view)
  const scored = { type: 'round-scored', scores: [12, 30], totals: [12, 30], places: [2, 1], colours: [] } as const
  show.follow([scored])
  expect(show.count).toEqual({ number: 1, deciding: false, scores: [12, 30], totals: [12, 30] })
  view = { ...view, phase: 'play', laid: [at(START), at(RED, 60)] }
  show.follow([])
  expect(show.count, 'a quick opponent does not take it away').not.toBeNull()
  vi.advanceTimersByTime(READ)
  expect(show.count).toBeNull()
  show.follow([scored])
  show.close()
  expect(show.count).toBeNull()
  show.follow([scored])
  show.follow([{ type: 'go' }])
  expect(show.count, 'in free play everybody needs the table').toBeNull()
  vi.useRealTimers()
})

test('in the end the score of the winner is marked, not the best of the last round', () => {
  const sheet = [[10, 40], [35, 20]]
  const view = { ...VIEW, sheet, dots: [35, 20], phase: 'over', outcome: { scores: [45, 60], winners: [1], reason: 'rounds' } } as unknown as TactaView
  const target = document.createElement('div')
  const seats = ['Ann', 'Bob'].map((name) => ({ kind: 'human', name, present: true, kept: false })) as never
  const shown = mount(Players, { target, props: { view, seats, you: 0, tv: false, speak: speaking('fr') } })
  expect([...target.querySelectorAll('.best .dots')].map((one) => one.textContent)).toEqual(['20'])
  expect([...target.querySelectorAll('.best .total')].map((one) => one.textContent)).toEqual(['total 60'])
  const tied = { ...view, sheet: [[20, 20]], outcome: { scores: [20, 20], winners: [1], reason: 'first-finished' } } as unknown as TactaView
  const sheetShown = mount(Sheet, { target, props: { view: tied, seats, you: 0, speak: speaking('fr') } })
  expect([...target.querySelectorAll('tfoot td')].map((one) => one.classList.contains('best'))).toEqual([false, true])
  void unmount(shown)
  void unmount(sheetShown)
})

test('before the start one is told how many cards will find no room, and what makes a better game', () => {
  expect(cardsIn({}, 3)).toBe(54)
  expect(cardsIn({ quick: 'cercle-carre' }, 12)).toBe(36)
  expect(cardsIn({ sabotage: true, teams: true }, 4)).toBe(24)
  const keys = (options: Record<string, unknown>, seats: number) => noticesOf(options, seats).map(({ key }) => key)
  expect(noticesOf({ table: 'small' }, 3)).toEqual([{ key: 'notice-room', args: { out: 16, cards: 54 } }])
  expect(noticesOf({ table: 'small' }, 6)).toEqual([{ key: 'notice-room', args: { out: 70, cards: 108 } }])
  expect(keys({ table: 'large' }, 6)).toEqual([])
  expect(keys({ table: 'small', quick: 'cercle-carre' }, 4)).toEqual([])
  expect(keys({ teams: true }, 4)).toEqual(['notice-teams'])
  expect(keys({}, 8)).toEqual(['notice-teams'])
  expect(keys({ free: true }, 8)).toEqual([])
  expect(keys({}, 2)).toEqual(['notice-even'])
  expect(keys({ rounds: 3 }, 2)).toEqual(['notice-even'])
  expect(keys({ rounds: 4 }, 2)).toEqual([])
})
