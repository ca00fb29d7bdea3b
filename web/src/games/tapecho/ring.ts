/** Who sits where on the screen: clockwise from whoever sits below. */

export interface Ring {
  /** Everybody but the one below; on a big screen everybody. */
  readonly others: readonly number[]
  /** From top to bottom. */
  readonly left: readonly number[]
  /** From left to right. */
  readonly top: readonly number[]
  /** From top to bottom. */
  readonly right: readonly number[]
  /** From left to right; nobody where one's own hand is below. */
  readonly bottom: readonly number[]
}

export function ringOf(seats: number, base: number, tv: boolean): Ring {
  const others = Array.from({ length: tv ? seats : seats - 1 }, (_, i) => (base + (tv ? 0 : 1) + i) % seats)
  const side = tv ? Math.floor(others.length / 4) : Math.round(others.length / 3)
  const top = tv ? Math.ceil((others.length - 2 * side) / 2) : others.length - 2 * side
  return {
    others,
    left: others.slice(0, side).reverse(),
    top: others.slice(side, side + top),
    right: others.slice(side + top, 2 * side + top),
    bottom: others.slice(2 * side + top).reverse(),
  }
}
