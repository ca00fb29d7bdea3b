/** The cards of TACTA (A1-A3) and where their shapes lie (A17), read from the same pack as Python reads.
 *
 * A place is a direction from the middle of the card in eighths, clockwise from the right. Lengths are rounded here:
 * the server alone judges, the browser only draws.
 */

import source from '@tablee/games/tacta/pack.toml?raw'

export const WIDTH = 40
export const HEIGHT = 64
export const ROOT = Math.SQRT2

export const TRIANGLE = 0
export const SQUARE = 1
export const SHORT = 2
export const LONG = 3

export interface Shape {
  readonly kind: number
  readonly place: number
  /** None if it is empty. */
  readonly dots: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** A card where it lies: what a laid card and a move have in common. */
export interface Pose {
  readonly card: number
  readonly face: number
  readonly turn: number
  readonly x: number
  readonly xr: number
  readonly y: number
  readonly yr: number
}

const KINDS: Readonly<Record<string, number>> = { TRI: TRIANGLE, SQ: SQUARE, SHORT, LONG }
const PLACES = ['R', 'BR', 'B', 'BL', 'L', 'TL', 'T', 'TR']

function shapeOf(text: string): Shape {
  const [what = '', place = ''] = text.split(' ')
  return { kind: KINDS[what.slice(0, -1)] ?? TRIANGLE, place: PLACES.indexOf(place), dots: Number(what.at(-1)) }
}

const [first = [], ...pack] = [...source.matchAll(/\[((?:"[A-Z]+\d [A-Z]+",? ?)+)\]/g)].map(([, list = '']) =>
  [...list.matchAll(/"([^"]+)"/g)].map(([, text = '']) => shapeOf(text)),
)

const PER_FAMILY = 6
export const PER_PACK = pack.length
export const COLOURS = 6
/** The start card. */
export const START = PER_PACK * COLOURS

/** The shapes on the front of a card. */
export const shapesOf = (card: number): readonly Shape[] => (card === START ? first : pack[card % PER_PACK]!)
/** Its colour; the start card has one of its own. */
export const colourOf = (card: number): number => Math.floor(card / PER_PACK)
export const familyOf = (card: number): number => Math.floor((card % PER_PACK) / PER_FAMILY)
/** The number in the middle: all dots of the card. */
export const numberOf = (card: number): number => (card === START ? 0 : (card % PER_FAMILY) + 1)

/** Where a place of the front is seen on that face: the back is the mirror image (A2). */
export const seenAt = (place: number, face: number): number => (face ? (12 - place) % 8 : place)

// Where shapes lie, on a card whose centre is the origin

function inCorner(place: number, across: number, along: number): Point {
  const x = WIDTH / 2 - across
  const y = HEIGHT / 2 - along
  return { x: place === 1 || place === 7 ? x : -x, y: place === 1 || place === 3 ? y : -y }
}

function atSide(place: number, depth: number, along: number): Point {
  const edge = (place % 4 ? HEIGHT : WIDTH) / 2
  return turned({ x: edge - depth, y: along }, place)
}

/** The point turned about the origin by so many eighths. */
export function turned({ x, y }: Point, turn: number): Point {
  const cos = Math.cos((turn * Math.PI) / 4)
  const sin = Math.sin((turn * Math.PI) / 4)
  return { x: x * cos - y * sin, y: x * sin + y * cos }
}

/** The corners of a shape that is seen at that place, one after the other; of a triangle, the right angle first. */
export function outline(kind: number, place: number): Point[] {
  if (kind === SQUARE) return [[0, 0], [20, 0], [20, 20], [0, 20]].map(([x = 0, y = 0]) => inCorner(place, x, y))
  if (kind === TRIANGLE && place % 2) return [[0, 0], [18, 0], [0, 18]].map(([x = 0, y = 0]) => inCorner(place, x, y))
  if (kind === TRIANGLE) return [[9 * ROOT, 0], [0, -9 * ROOT], [0, 9 * ROOT]].map(([x = 0, y = 0]) => atSide(place, x, y))
  const half = (kind === LONG ? HEIGHT : WIDTH) / 2
  return [[0, -half], [0, half], [10, half], [10, -half]].map(([x = 0, y = 0]) => atSide(place, x, y))
}

/** Where a shape reaches furthest out: the corner of the card, or the middle of its side. */
export const tip = (place: number): Point => (place % 2 ? inCorner(place, 0, 0) : atSide(place, 0, 0))

/** Where a shape reaches furthest in, opposite its tip. */
export function root(kind: number, place: number): Point {
  if (place % 2) return inCorner(place, kind === SQUARE ? 20 : 9, kind === SQUARE ? 20 : 9)
  return atSide(place, kind === TRIANGLE ? 9 * ROOT : 10, 0)
}

/** Where the dots of a full shape are: along its middle line. */
export function dotsOf({ kind, dots }: Shape, place: number): Point[] {
  const out = tip(place)
  const inner = root(kind, place)
  const share = kind === TRIANGLE ? (place % 2 ? 0.5 : 0.42) : 0.5
  const middle = { x: out.x + (inner.x - out.x) * share, y: out.y + (inner.y - out.y) * share }
  if (kind === TRIANGLE) return dots ? [middle] : []
  const along = ((place + 2) * Math.PI) / 4
  const gap = dots > 2 ? 8.4 : 7.4
  return Array.from({ length: dots }, (_, i) => {
    const step = (i - (dots - 1) / 2) * gap
    return { x: middle.x + step * Math.cos(along), y: middle.y + step * Math.sin(along) }
  })
}

// On the table

/** Where the centre of a card is. */
export const centre = (pose: Pose): Point => ({ x: pose.x + pose.xr * ROOT, y: pose.y + pose.yr * ROOT })

/** A point of a card as it lies. */
export function lying(pose: Pose, point: Point): Point {
  const { x, y } = turned(point, pose.turn)
  const middle = centre(pose)
  return { x: middle.x + x, y: middle.y + y }
}

/** The corners of a shape of a card as it lies. */
export function lyingShape(pose: Pose, index: number): Point[] {
  const shape = shapesOf(pose.card)[index]!
  return outline(shape.kind, seenAt(shape.place, pose.face)).map((point) => lying(pose, point))
}

/** The corners of a whole card as it lies. */
export const lyingCard = (pose: Pose): Point[] => [5, 7, 1, 3].map((corner) => lying(pose, inCorner(corner, 0, 0)))

/** The middle of some points. */
export function middle(points: readonly Point[]): Point {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 })
  return { x: sum.x / points.length, y: sum.y / points.length }
}

/** How a card is moved from the middle of the table to where it lies. */
export function lie(pose: Pose): string {
  const { x, y } = centre(pose)
  return `translate(${short(x)} ${short(y)}) rotate(${45 * pose.turn})`
}

/** A number in as few letters as the eye needs. */
export const short = (value: number): string => String(Number(value.toFixed(2)))

/** Points for a polygon. */
export const listed = (points: readonly Point[]): string => points.map(({ x, y }) => `${short(x)} ${short(y)}`).join(' ')
