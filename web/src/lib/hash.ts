/** A small number from a text, the same everywhere. (FNV-1a with a last stir.) */
export function hash(text: string): number {
  let h = 0x811c9dc5
  for (const char of text) {
    h ^= char.codePointAt(0) as number
    h = Math.imul(h, 0x01000193)
  }
  h ^= h >>> 15
  h = Math.imul(h, 0x2c1b3c6d)
  h ^= h >>> 12
  return h >>> 0
}

/** Draws choices from a text, one after the other. */
export function chooser(text: string): <T>(choices: readonly T[]) => T {
  let seed = hash(text)
  return (choices) => {
    const chosen = choices[seed % choices.length] as (typeof choices)[number]
    seed = (Math.imul(seed ^ (seed >>> 13), 0x5bd1e995) + 0x9e3779b9) >>> 0
    return chosen
  }
}
