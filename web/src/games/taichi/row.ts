/** How the cards turned lie in their box: in as many lines as make their letters biggest. */

/** Between two cards, as the style of the row has it. */
const GAP = 14
const GAP_SHARE = 0.02
/** Beside the cards, and under them for the mark of the initial. */
const MARGIN = 12
const FOOT = 22
const RATIO = 5 / 7
/** A few cards are not drawn as wide as the box allows. */
const FEW = 3
const MOST_LINES = 3

export interface Arrangement {
  readonly lines: number
  /** Cards in a line. */
  readonly each: number
}

/** The lines in which so many cards are widest; the fewer lines, if it is all one. */
export function arranged(cards: number, width: number, height: number): Arrangement {
  const ways = Array.from({ length: Math.min(MOST_LINES, Math.max(1, cards)) }, (_, i) => inLines(cards, i + 1))
  return ways.reduce((best, way) => (cardWidth(way, width, height) > cardWidth(best, width, height) ? way : best))
}

function inLines(cards: number, lines: number): Arrangement {
  return { lines, each: lines === 1 ? Math.max(FEW, cards) : Math.ceil(cards / lines) }
}

/** How wide a card is so laid out. */
export function cardWidth({ lines, each }: Arrangement, width: number, height: number): number {
  const gap = Math.min(GAP, width * GAP_SHARE)
  return Math.min((width - (each - 1) * gap - MARGIN) / each, ((height - FOOT) / lines - gap) * RATIO)
}
