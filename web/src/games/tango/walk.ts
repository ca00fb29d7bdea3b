/** Where a dancer would stop: the walk of the rules (G6-G8), read from a view. */

import type { Dance, TangoMove, TangoView } from '../../generated/tango'

export interface Landing {
  /** The steps that lead there; several when a meeting cuts the walk short. */
  readonly steps: readonly number[]
  readonly cell: number
  /** Whom the dancer meets there. */
  readonly meets: number | null
}

type Floor = Pick<TangoView, 'cells' | 'places'>

/** The ring of a dancer: 0 the danseuses, 1 the danseurs. */
export function ringOf(dancer: number): number {
  return dancer < 4 ? 0 : 1
}

/** 1 for clockwise, -1 for the other way round. */
export function wayOf(dancer: number): number {
  return dancer < 4 ? 1 : -1
}

/** Who stands opposite a dancer. */
export function facing(dancer: number, { places }: Floor): number | null {
  return standing(1 - ringOf(dancer), places[dancer]!, places)
}

/** How many cells lie between two cells in the direction of a dancer. */
export function distance(dancer: number, from: number, to: number, cells: number): number {
  return (((to - from) * wayOf(dancer)) % cells + cells) % cells
}

/** One dance for each cell that a dancer can reach: steps that a meeting cuts off make no difference (G8). */
export function distinct(moves: readonly TangoMove[], floor: Floor): TangoMove[] {
  const seen = new Set<string>()
  return moves.filter((move) => {
    if (move.type !== 'dance') return true
    const end = `${move.dancer} ${walk(move.dancer, move.steps, floor).cell}`
    return !seen.has(end) && !!seen.add(end)
  })
}

/** Where a dance ends. */
export function landingOf({ dancer, steps }: Dance, floor: Floor): Landing {
  return { steps: [steps], ...walk(dancer, steps, floor) }
}

/** Where one, two or three steps lead. */
export function landings(dancer: number, floor: Floor): Landing[] {
  const found: { steps: number[]; cell: number; meets: number | null }[] = []
  for (const steps of [1, 2, 3]) {
    const { cell, meets } = walk(dancer, steps, floor)
    const same = found.find((landing) => landing.cell === cell)
    if (same) same.steps.push(steps)
    else found.push({ steps: [steps], cell, meets })
  }
  return found
}

function walk(dancer: number, steps: number, { cells, places }: Floor): { cell: number; meets: number | null } {
  const ring = ringOf(dancer)
  let cell = places[dancer]!
  let left = steps
  let meets: number | null = null
  while (left > 0 && meets === null) {
    cell = (cell + wayOf(dancer) + cells) % cells
    if (standing(ring, cell, places) !== null) continue
    left -= 1
    meets = standing(1 - ring, cell, places)
  }
  return { cell, meets }
}

function standing(ring: number, cell: number, places: readonly number[]): number | null {
  for (let dancer = 4 * ring; dancer < 4 * ring + 4; dancer++) if (places[dancer] === cell) return dancer
  return null
}
