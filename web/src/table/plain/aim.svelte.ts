/** What the viewer is about to do: spots are pointed at one after the other until one move is left. */

import type { Tagged } from '../contract'
import { same, type Show, type Spot, spotsOf } from './shows'

interface Way {
  readonly move: Tagged
  readonly spots: readonly Spot[]
}

/** Something that is pointed at and something that is done without pointing. */
export class Aim {
  /** What has been pointed at so far. */
  chosen = $state.raw<readonly Spot[]>([])
  #ways: readonly Way[]

  constructor(
    readonly shows: () => readonly Show[],
    readonly moves: () => readonly Tagged[],
  ) {
    this.#ways = $derived(this.moves().map((move) => ({ move, spots: spotsOf(this.shows(), move) })))
  }

  /** The moves that fit what has been pointed at. */
  get #open(): readonly Way[] {
    return this.#ways.filter(({ spots }) => spots.length && rest(spots, this.chosen))
  }

  /** Whether pointing there leads to a move. */
  leads(spot: Spot): boolean {
    return this.#open.some(({ spots }) => rest(spots, this.chosen)!.some((next, i, all) => same(next, spot) && first(next, i, all)))
  }

  has(spot: Spot): boolean {
    return this.chosen.some((one) => same(one, spot))
  }

  /** The moves that need no pointing. */
  get loose(): readonly Tagged[] {
    return this.#ways.filter(({ spots }) => !spots.length).map(({ move }) => move)
  }

  /** Where one has pointed: the moves that can now be made. */
  get here(): readonly Tagged[] {
    if (!this.chosen.length) return []
    return this.#open.filter(({ spots }) => !rest(spots, this.chosen)!.length).map(({ move }) => move)
  }

  /** Point there. The move, if only that one is left; what was pointed at before is taken back by pointing at it again. */
  point(spot: Spot): Tagged | null {
    if (this.has(spot)) {
      this.chosen = []
      return null
    }
    this.chosen = this.leads(spot) ? [...this.chosen, spot] : [spot]
    const [only, ...others] = this.#open
    if (!only) {
      this.chosen = []
      return this.#attempt(spot)
    }
    if (others.length || this.here[0] !== only.move) return null
    this.chosen = []
    return only.move
  }

  clear = (): void => {
    this.chosen = []
  }

  /** What is not allowed is tried all the same where it is plain what is meant: the refusal says why. */
  #attempt(spot: Spot): Tagged | null {
    const alike = this.#ways.find(({ move, spots }) => spots.length === 1 && spots[0]!.field === spot.field && Object.keys(move).length === 2)
    if (!alike) return null
    const [name] = Object.keys(alike.move).filter((key) => key !== 'type')
    return { ...alike.move, [name!]: spot.at }
  }
}

/** What is still to be pointed at, or null if something else was: each field keeps its own order. */
function rest(spots: readonly Spot[], chosen: readonly Spot[]): readonly Spot[] | null {
  const left = [...spots]
  for (const spot of chosen) {
    const next = left.findIndex(({ field }) => field === spot.field)
    if (next < 0 || left[next]!.at !== spot.at) return null
    left.splice(next, 1)
  }
  return left
}

/** Whether it is the first of its field. */
const first = (spot: Spot, at: number, all: readonly Spot[]): boolean => all.findIndex(({ field }) => field === spot.field) === at
