/** The typing aid: which cards the letters typed so far satisfy (C5–C8). */

const LIGATURES: Readonly<Record<string, string>> = { œ: 'OE', Œ: 'OE', æ: 'AE', Æ: 'AE', ß: 'SS' }

/** The letters of a text as cards show them: `cœur` is COEUR, `arc-en-ciel` is ARCENCIEL. */
export function folded(text: string): string {
  return text
    .replace(/[œŒæÆß]/g, (sign) => LIGATURES[sign]!)
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
}

/** For each card the letter that it takes in the text; null if it finds none. The first card takes the initial (C8).
 *
 * As many cards as possible find one: cards with two letters choose so that none is in another's way.
 */
export function taken(cards: readonly string[], text: string): (string | null)[] {
  const letters = folded(text)
  const found: (string | null)[] = cards.map(() => null)
  if (!cards.length) return found
  if (letters && cards[0]!.includes(letters[0]!)) found[0] = letters[0]!
  const left = new Map<string, number>()
  for (const letter of letters.slice(1)) left.set(letter, (left.get(letter) ?? 0) + 1)
  const doubles: number[] = []
  cards.forEach((card, at) => {
    if (!at) return
    if (card.length > 1) doubles.push(at)
    else if (spend(left, card)) found[at] = card
  })
  for (const [at, letter] of placed(cards, doubles, left)) found[at] = letter
  return found
}

/** The most cards with two letters that can be placed at once, and where. */
function placed(cards: readonly string[], doubles: readonly number[], left: Map<string, number>): [number, string][] {
  const [at, ...rest] = doubles
  if (at === undefined) return []
  let best: [number, string][] = []
  for (const letter of cards[at]!) {
    if (!spend(left, letter)) continue
    const found: [number, string][] = [[at, letter], ...placed(cards, rest, left)]
    left.set(letter, left.get(letter)! + 1)
    if (found.length > best.length) best = found
    if (best.length === doubles.length) return best
  }
  const without = placed(cards, rest, left)
  return without.length > best.length ? without : best
}

function spend(left: Map<string, number>, letter: string): boolean {
  const count = left.get(letter) ?? 0
  if (count) left.set(letter, count - 1)
  return count > 0
}

/** A card's letters in a sentence: `J/Y`. */
export const shown = (card: string): string => [...card].join('/')
