/** What the table must know of the pack (T1-T3): a card is a number, see tablee.games.tarot.pieces. */

export const FIRST_ATOUT = 36
export const EXCUSE = 49
export const ATOUT = 4
const PER_SCHOOL = 9
const RANKS = [0, 1, 1, 1, 1, 2, 2, 2, 3]

/** The Proviseur of a school. */
export function proviseur(school: number): number {
  return PER_SCHOOL * school + PER_SCHOOL - 1
}

/** What a card asks for: a school, 4 for an Atout, null for the Excuse. */
export function suitOf(card: number): number | null {
  if (card === EXCUSE) return null
  return card < FIRST_ATOUT ? Math.floor(card / PER_SCHOOL) : ATOUT
}

/** The card that would take the trick now, if one alone would (T14, T15). */
export function leading(trick: readonly number[], asked: number | null): number | null {
  let best = -1
  let found: number | null = null
  for (const card of trick) {
    const strength = strengthOf(card, asked)
    if (strength > best) [best, found] = [strength, card]
    else if (strength === best) found = null
  }
  return best < 0 ? null : found
}

function strengthOf(card: number, asked: number | null): number {
  const suit = suitOf(card)
  if (suit === ATOUT) return 10 + card - FIRST_ATOUT
  return suit !== null && suit === asked ? RANKS[card % PER_SCHOOL]! : -1
}
