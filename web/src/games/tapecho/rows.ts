/** How the cards of a hand lie: in one row or in two, whichever makes them easier to read. */

/** Between two cards, as the style of the hand has it. */
const GAP = 5
/** The height of a card, in widths. */
const TALL = 1.4
/** A card as wide as this is read with ease: one row is enough then. */
const READABLE = 62
/** No card is narrower: a row too long for its room goes beyond it. */
export const SMALLEST = 46

export interface Room {
  readonly width: number
  readonly height: number
}

export function columnsOf(cards: number, rows: number): number {
  return Math.max(1, Math.ceil(cards / rows))
}

/** How wide a card may be in so many rows. */
export function cardWidth(cards: number, rows: number, { width, height }: Room): number {
  const columns = columnsOf(cards, rows)
  return Math.min((width - GAP * (columns - 1)) / columns, (height / rows - GAP) / TALL)
}

/** One row if its cards are read with ease, or are no narrower than those of two. */
export function rowsFor(cards: number, room: Room): 1 | 2 {
  const one = cardWidth(cards, 1, { ...room, height: Infinity })
  return cards < 2 || one >= READABLE || one >= Math.max(SMALLEST, cardWidth(cards, 2, room)) ? 1 : 2
}
