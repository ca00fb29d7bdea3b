import { expect, test } from 'vitest'
import { colourOf, lyingShape, middle, numberOf, PER_PACK, type Pose, shapesOf, START } from '../src/art/tacta/pack'
import { cardsSvg, drawing } from '../src/art/tacta/picture'
import { Aim } from '../src/games/tacta/aim.svelte'
import { drawn } from '../src/games/tacta/drawings'
import { jointOf, liesBeside, onCard, placesOf, spotsOf } from '../src/games/tacta/placements'
import type { Laid, Lay } from '../src/generated/tacta'
import { found } from '../src/lib/search'

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
  const texts = ['Le carré 5 vert, face B, 45°, sur le cercle 3 rouge : triangle, coin en haut à droite', 'Le carré 5 vert, face A, 45°, sur le cercle 3 rouge : triangle, bord à droite']
  expect(found(texts, 'carré 5, face B, sur rouge 3, coin haut droit', (text) => text)).toEqual([texts[0]])
  expect(found(texts, 'CARRE', (text) => text)).toEqual(texts)
  expect(found(texts, ' ', (text) => text)).toEqual(texts)
})
