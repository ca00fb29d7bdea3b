/** Where people sit and where their cards lie: around the table, clockwise from the one at the bottom. */

export interface Spot {
  readonly x: number
  readonly y: number
}

/** The cards of a trick: how wide they are, where each lies from the middle, and how it is turned towards its player. */
export interface Trick {
  readonly size: number
  readonly spots: readonly (Spot & { readonly turn: number })[]
  /** Where the sign of what is asked lies. */
  readonly sign: Spot
}

const RATIO = 1.4
/** How far the cards lie from the middle, in widths of a card: enough that no index is covered. */
const WIDE = 0.98
const DEEP = [0.74, 0.74, 0.74, 0.72, 0.74, 0.86] as const
/** By how much more where a table is tall. */
const SPARE = 0.26
/** How many degrees a card at the side is turned. */
const TURN = 14
/** Cards narrower than this lie in a row where that makes them larger: on a phone on its side. */
const NARROW = 76

/** The direction of a place, from the middle of the table. */
export function direction(place: number, seats: number): Spot {
  const angle = Math.PI / 2 + (2 * Math.PI * place) / seats
  return { x: round(Math.cos(angle)), y: round(Math.sin(angle)) }
}

/** Where somebody sits: whoever is above the trick is at the upper edge. */
export function seatAt(place: number, seats: number): Spot {
  const { x, y } = direction(place, seats)
  return { x, y: y < -0.7 ? -1 : y }
}

/** The trick in a box of that size, its cards no wider than that. */
export function trickIn(width: number, height: number, seats: number, widest: number): Trick {
  const [ring, row] = [inRing(width, height, seats, widest), inRow(width, height, seats, widest)]
  return ring.size < NARROW && row.size >= ring.size ? row : ring
}

function inRing(width: number, height: number, seats: number, widest: number): Trick {
  const places = Array.from({ length: seats }, (_, place) => direction(place, seats))
  const least = DEEP[seats] ?? 0.86
  const up = Math.max(...places.map(({ y }) => -y))
  const broad = 2 * Math.max(...places.map(({ x }) => x)) * WIDE + 1.2
  const size = Math.max(36, Math.min(widest, width / broad, height / (least * (1 + up) + RATIO + 0.1)))
  const deep = Math.min(least + SPARE, Math.max(least, (height / size - RATIO - 0.1) / (1 + up)))
  const lift = ((deep * (1 - up)) / 2) * size
  return {
    size,
    spots: places.map(({ x, y }) => ({ x: x * WIDE * size, y: y * deep * size - lift, turn: -x * TURN })),
    sign: { x: 0.5 * size + Math.max(26, size * 0.3), y: (deep + 0.36) * size - lift },
  }
}

function inRow(width: number, height: number, seats: number, widest: number): Trick {
  const places = Array.from({ length: seats }, (_, place) => direction(place, seats))
  const order = places.map((_, place) => place).sort((a, b) => places[a]!.x - places[b]!.x || places[a]!.y - places[b]!.y)
  const size = Math.max(36, Math.min(widest, (width - 60) / (seats * 0.96 + 0.2), height / (RATIO + 0.16)))
  const at = (place: number) => (order.indexOf(place) - (seats - 1) / 2) * size * 0.96
  return {
    size,
    spots: places.map(({ x, y }, place) => ({ x: at(place), y: y * size * 0.05, turn: (-x * TURN) / 3 })),
    sign: { x: (seats / 2) * size * 0.96 + 28, y: 0 },
  }
}

function round(part: number): number {
  return Math.round(part * 1000) / 1000
}
