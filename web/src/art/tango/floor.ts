/** The ballroom floor: two rings of parquet that face each other, in a square from -200 to 200. Cell 0 is at the top, the next one clockwise. */

import { cut, together, type Cutting, type Sheet } from '../scissors'

/** How far from the middle the dancers of the inner and the outer ring stand. */
export const REACH: readonly [number, number] = [106, 158]

/** The edges of both rings. */
const EDGES: readonly (readonly [number, number])[] = [
  [82, 130],
  [134, 182],
]

const WOODS: readonly (readonly [string, string])[] = [
  ['#c39862', '#ba8e58'],
  ['#a87a47', '#9f713f'],
]

/** The angle of a cell, clockwise from the top, in radians. */
export function angleOf(cell: number, cells: number): number {
  return (cell / cells) * 2 * Math.PI
}

/** Where somebody in the middle of a cell stands; `cell` may lie between two. */
export function placeOf(ring: number, cell: number, cells: number): { x: number; y: number } {
  return polar(REACH[ring]!, angleOf(cell, cells))
}

/** The outline of a cell. */
export function cellPath(ring: number, cell: number, cells: number): string {
  return wedge(EDGES[ring]!, angleOf(cell - 0.5, cells), angleOf(cell + 0.5, cells))
}

/** The whole floor without anybody on it. */
export function floor(cells: number): Cutting {
  return [
    ...cut('.#7d1c2d o 0 0 197; #d9a531 @ 1.4 0 0 191.4; #5a3520 o 0 0 186'),
    ...[0, 1].flatMap((ring) => parquet(ring, cells)),
    together(Array.from({ length: cells }, (_, cell) => lamp(cell, cells)).flat()),
    ...cut('#5a3520 o 0 0 79; #7d1c2d o 0 0 75; #8f2438 * 0 0 72 34 16; #d9a531 @ 1.2 0 0 70'),
    together([45, 135, 225, 315].flatMap(ways)),
  ]
}

/** Each cell is laid like point de Hongrie: two halves of planks that lean together. Halves of one wood are one sheet. */
function parquet(ring: number, cells: number): Sheet[] {
  const edges = EDGES[ring]!
  const gap = 0.5 / edges[1]
  const laid = Array.from({ length: cells }, (_, cell) => {
    const [from, middle, to] = [-0.5, 0, 0.5].map((half) => angleOf(cell + half, cells)) as [number, number, number]
    const [light, dark] = WOODS[(cell + ring) % 2]!
    const planks = [0.25, 0.5, 0.75].map((part) => {
      const far = edges[0] + (edges[1] - edges[0]) * part
      const rise = (edges[1] - edges[0]) * 0.14
      return { d: `M${at(far - rise, from)}L${at(far + rise, middle)}L${at(far - rise, to)}`, stroke: '#8f6338', width: 0.8 }
    })
    return { halves: [{ d: wedge(edges, from + gap, middle), fill: light }, { d: wedge(edges, middle, to - gap), fill: dark }], planks }
  })
  const halves = laid.flatMap((cell) => cell.halves)
  return [
    ...WOODS.flat().map((wood) => together(halves.filter((half) => half.fill === wood))),
    together(laid.flatMap((cell) => cell.planks)),
  ]
}

/** Arrows for the ways of both rings: danseuses clockwise, danseurs the other way round. */
function ways(turn: number): Cutting {
  return [...cut('#f3cf73 ^ 5 -77 -3 -80.4 -3 -73.6', { turn }), ...cut('#f3cf73 ^ -5 -132 3 -135.4 3 -128.6', { turn })]
}

/** A little lamp on the rim between two cells. */
function lamp(cell: number, cells: number): Cutting {
  const { x, y } = polar(191.6, angleOf(cell + 0.5, cells))
  return cut(`#f3cf73 o ${x} ${y} 2.6`)
}

function wedge([near, far]: readonly [number, number], from: number, to: number): string {
  return `M${at(near, from)}L${at(far, from)}A${far} ${far} 0 0 1 ${at(far, to)}L${at(near, to)}A${near} ${near} 0 0 0 ${at(near, from)}Z`
}

function at(far: number, angle: number): string {
  const { x, y } = polar(far, angle)
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}

function polar(far: number, angle: number): { x: number; y: number } {
  return { x: far * Math.sin(angle), y: -far * Math.cos(angle) }
}
