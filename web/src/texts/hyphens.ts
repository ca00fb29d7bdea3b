/** Where a long word may be cut: not every browser can tell by itself. */

const SOFT = '\u00ad'
/** A word shorter than this is not cut, and no piece is shorter than that. */
const LONG = 9
const PIECE = 3

const WORD = /\p{L}+/gu
const SYLLABLE = /([aeiouyàâäéèêëîïôöùûüœæ])([bcçdfghjklmnpqrstvwxz]+)(?=[aeiouyàâäéèêëîïôöùûüœæ])/giu
/** Two consonants that begin a syllable together. */
const PAIR = /(?:[bcdfgptv][lr]|[cpst]h|gn)$/i

/** A text with soft hyphens between the syllables of its long words, as they are cut in French. */
export function hyphenated(text: string): string {
  return text.replace(WORD, (word) => (word.length < LONG ? word : cut(word)))
}

function cut(word: string): string {
  return word.replace(SYLLABLE, (whole: string, vowel: string, consonants: string, at: number) => {
    const onset = PAIR.test(consonants) ? 2 : 1
    const end = at + whole.length - onset
    return end < PIECE || word.length - end < PIECE ? whole : `${vowel}${consonants.slice(0, -onset)}${SOFT}${consonants.slice(-onset)}`
  })
}
