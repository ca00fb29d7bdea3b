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

/** What kind of card it is, as far as rank and points go. */
export type Kind = 'proviseur' | 'prof' | 'eleve' | 'interro' | 'petit' | 'atout' | 'treize' | 'excuse'

const SCHOOL_KINDS = ['interro', 'eleve', 'prof', 'proviseur'] as const
const POINTS: Readonly<Record<Kind, number>> = { proviseur: 5, prof: 2, eleve: 1, interro: 0, petit: 5, atout: 0, treize: 5, excuse: 5 }
const PETIT = FIRST_ATOUT
const TREIZE = EXCUSE - 1

export function kindOf(card: number): Kind {
  if (card < FIRST_ATOUT) return SCHOOL_KINDS[RANKS[card % PER_SCHOOL]!]!
  return card === EXCUSE ? 'excuse' : card === PETIT ? 'petit' : card === TREIZE ? 'treize' : 'atout'
}

/** What a card is worth (T3). */
export function pointsOf(card: number): number {
  return POINTS[kindOf(card)]
}

/** What cards are worth together. */
export function worth(cards: readonly number[]): number {
  return cards.reduce((sum, card) => sum + pointsOf(card), 0)
}
