/** What French does to small words: `de` and a name are `d’Ada`. Says the same as tablee.texts.french. */

import type { FluentFunction, FluentValue } from '@fluent/bundle'

const ELIDING = 'aeiouàâäæéèêëîïôöœùûüh'

/** Whether the word before these is cut short; `y` counts as a vowel before a consonant, as in Yves. */
function elides(words: string): boolean {
  const [first = '', second = ''] = words.toLowerCase()
  return first === 'y' ? second !== '' && !ELIDING.includes(second) : first !== '' && ELIDING.includes(first)
}

/** `de` before a name or a thing. */
export function de(words: string): string {
  if (words.startsWith('le ')) return `du ${words.slice(3)}`
  if (words.startsWith('les ')) return `des ${words.slice(4)}`
  return elides(words) ? `d’${words}` : `de ${words}`
}

/** `que` before a name or a thing. */
export const que = (words: string): string => (elides(words) ? `qu’${words}` : `que ${words}`)

const heard =
  (say: (words: string) => string): FluentFunction =>
  ([word]: FluentValue[]) =>
    say(String(word))

/** What texts may ask for: `{ DE($on) }`. */
export const FUNCTIONS: Record<string, FluentFunction> = { DE: heard(de), QUE: heard(que) }
