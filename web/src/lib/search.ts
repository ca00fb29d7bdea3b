/** Words that are looked for, however they are written. */

/** The text in small letters without accents or punctuation. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_]+/gu, ' ')
    .trim()
}

/** Whether each of the words begins a word of the text. */
export function holds(text: string, words: string): boolean {
  const all = folded(text).split(' ')
  return folded(words)
    .split(' ')
    .every((part) => all.some((word) => word.startsWith(part)))
}

/** Those of a list whose text has all the words. */
export function found<T>(list: readonly T[], words: string, text: (one: T) => string): readonly T[] {
  return words.trim() ? list.filter((one) => holds(text(one), words)) : list
}
