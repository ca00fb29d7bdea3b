/** The cards of Tai Chi Chuan, from the deck file that Python reads. */

import deck from '@tablee/games/taichi/deck.toml?raw'

export const SYMBOLS = ['ombrelle', 'yin-yang', 'lotus'] as const

const OF_EACH = 15

const LETTERS: readonly string[] = SYMBOLS.flatMap((symbol) => {
  const found = new RegExp(`^${symbol} = (\\[.*\\])$`, 'm').exec(deck)
  return found ? (JSON.parse(found[1]!) as string[]) : []
})

/** The letter of a card, or the two it may count as. */
export const lettersOf = (card: number): string => LETTERS[card] ?? ''

export const symbolOf = (card: number): number => Math.floor(card / OF_EACH)

/** How many of the cards have each symbol. */
export function tally(cards: readonly number[]): number[] {
  const counts = SYMBOLS.map(() => 0)
  for (const card of cards) counts[symbolOf(card)]! += 1
  return counts
}

/** Cards by their letters, for a list. */
export const sorted = (cards: readonly number[]): number[] => [...cards].sort((a, b) => lettersOf(a).localeCompare(lettersOf(b)) || a - b)
