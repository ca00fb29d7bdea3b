/** Where a card may lie, for the eye and the finger: places on the table, and the poses a card can take at each.
 *
 * The server says which placements are legal; here they are only sorted by the shape they cover.
 */

import { BORDERS } from '../../art/tacta/picture'
import { centre, colourOf, HEIGHT, lyingShape, middle, type Point, type Pose, shapesOf, WIDTH } from '../../art/tacta/pack'
import type { Laid, Lay, TactaMove } from '../../generated/tacta'

/** A shape on the table. */
export interface Spot {
  /** The card it is on, by its place in the list. */
  readonly on: number
  readonly shape: number
}

/** A placement, and the shape of the card that covers. */
export interface Posed {
  readonly move: Lay
  readonly by: number
}

/** A shape that may be covered, and all ways to do it with one card. */
export interface Place extends Spot {
  readonly key: string
  readonly points: readonly Point[]
  readonly middle: Point
  /** The dots it would hide, and whose. */
  readonly dots: number
  readonly colour: number
  readonly poses: readonly Posed[]
}

export type Spots = ReadonlyMap<string, Spot>

/** The same for two shapes that lie on each other: their kind and where their middle is. The shift keeps away from the seams of rounding. */
function mark(pose: Pose, shape: number): string {
  const { x, y } = middle(lyingShape(pose, shape))
  return `${shapesOf(pose.card)[shape]!.kind} ${Math.round(4 * x + 0.2137)} ${Math.round(4 * y + 0.2137)}`
}

/** All shapes on the table, by where they lie. */
export function spotsOf(laid: readonly Laid[]): Spots {
  const found = new Map<string, Spot>()
  laid.forEach((card, on) => shapesOf(card.card).forEach((_, shape) => found.set(mark(card, shape), { on, shape })))
  return found
}

/** What a placement covers, and by which shape; null if it lies beside all others (A9). */
export function jointOf(spots: Spots, move: Lay): (Spot & { by: number }) | null {
  for (const by of shapesOf(move.card).keys()) {
    const spot = spots.get(mark(move, by))
    if (spot) return { ...spot, by }
  }
  return null
}

export const laysOf = (moves: readonly TactaMove[]): Lay[] => moves.filter((move): move is Lay => move.type === 'lay')

/** The places for a card, those that hide most first. */
export function placesOf(laid: readonly Laid[], spots: Spots, lays: readonly Lay[], card: number): Place[] {
  const found = new Map<string, Place & { poses: Posed[] }>()
  for (const move of lays) {
    const joint = move.card === card ? jointOf(spots, move) : null
    if (!joint) continue
    const key = `${joint.on}.${joint.shape}`
    const place = found.get(key) ?? placeOf(laid, joint, key)
    place.poses.push({ move, by: joint.by })
    found.set(key, place)
  }
  for (const place of found.values()) place.poses.sort((a, b) => a.move.face - b.move.face || a.move.turn - b.move.turn)
  return [...found.values()].sort((a, b) => b.dots - a.dots || a.middle.y - b.middle.y || a.middle.x - b.middle.x)
}

function placeOf(laid: readonly Laid[], { on, shape }: Spot, key: string): Place & { poses: Posed[] } {
  const lower = laid[on]!
  const points = lyingShape(lower, shape)
  return { key, on, shape, points, middle: middle(points), dots: shapesOf(lower.card)[shape]!.dots, colour: colourOf(lower.card), poses: [] }
}

/** How far two turns are apart. */
export const between = (a: number, b: number): number => Math.min((a - b + 8) % 8, (b - a + 8) % 8)

/** The pose that is nearest to how the card is held. */
export function nearest(poses: readonly Posed[], face: number, turn: number): Posed | null {
  const far = ({ move }: Posed) => (move.face === face ? 0 : 10) + between(move.turn, turn)
  return poses.reduce<Posed | null>((best, pose) => (best && far(best) <= far(pose) ? best : pose), null)
}

// Beside all others (A9)

/** How far a card reaches from its centre in x, y, x + y and x − y. */
function reach(turn: number): readonly [number, number, number, number] {
  const [w, h] = [WIDTH / 2, HEIGHT / 2]
  const slant = ((w + h) / 2) * Math.SQRT2
  switch (turn % 4) {
    case 0:
      return [w, h, w + h, w + h]
    case 2:
      return [h, w, w + h, w + h]
    case 1:
      return [slant, slant, w * Math.SQRT2, h * Math.SQRT2]
    default:
      return [slant, slant, h * Math.SQRT2, w * Math.SQRT2]
  }
}

const HAIR = 1e-6
const FAR = 100

function overlap(one: Pose, other: Pose): boolean {
  const [a, b] = [centre(one), centre(other)]
  const [dx, dy] = [a.x - b.x, a.y - b.y]
  const [r, s] = [reach(one.turn), reach(other.turn)]
  return [dx, dy, dx + dy, dx - dy].every((step, axis) => Math.abs(step) < r[axis]! + s[axis]! - HAIR)
}

/** Whether a card seems to lie well beside all others; the server has the last word. */
export function liesBeside(pose: Pose, laid: readonly Laid[], table: string): boolean {
  const at = centre(pose)
  const [across, along] = reach(pose.turn)
  const border = BORDERS[table]
  if (border && (Math.abs(at.x) + across > border[0] / 2 + HAIR || Math.abs(at.y) + along > border[1] / 2 + HAIR)) return false
  const near = laid.some((card) => Math.max(Math.abs(centre(card).x - at.x), Math.abs(centre(card).y - at.y)) <= FAR)
  return near && !laid.some((card) => overlap(pose, card))
}

/** Whether a point is on a card. */
export function onCard(pose: Pose, { x, y }: Point): boolean {
  const at = centre(pose)
  const angle = (-pose.turn * Math.PI) / 4
  const [dx, dy] = [x - at.x, y - at.y]
  return Math.abs(dx * Math.cos(angle) - dy * Math.sin(angle)) <= WIDTH / 2 && Math.abs(dx * Math.sin(angle) + dy * Math.cos(angle)) <= HEIGHT / 2
}
