/** Figures and letters for the corners of cards, folded from strips of paper: 14 × 20 units each. */

import { scissors, type Cutting } from './scissors'

const STRIPS: Readonly<Record<string, string>> = {
  '0': '5 2.3 9 2.3 11.7 6 11.7 14 9 17.7 5 17.7 2.3 14 2.3 6 5 2.3 7 2.3',
  '1': '2.5 6.5 8 2.8 8 20',
  '2': '2.3 7 2.3 4.6 4.6 2.3 9.4 2.3 11.7 4.6 11.7 7.6 3.6 17.7 13 17.7',
  '3': '1.8 2.3 11.2 2.3 6.6 8.4 9.4 8.8 11.7 11.4 11.7 14.6 9 17.7 4.4 17.7 1.6 15.4',
  '4': '9.6 20 9.6 3 8.8 3 2.4 14.2 13.4 14.2',
  '5': '12 2.3 3.4 2.3 3 9.2 8.8 8.6 11.7 11.2 11.7 14.6 9 17.7 4.4 17.7 1.6 15.6',
  '6': '11 2.4 6.4 4.4 2.6 10 2.4 14.6 5 17.7 9 17.7 11.7 14.8 11.7 12 9.2 9.4 5.4 9.4 2.8 12',
  '7': '1.4 2.3 11.8 2.3 5.4 20',
  '8': '7 9.4 3.2 7 3.2 4.4 5.2 2.3 8.8 2.3 10.8 4.4 10.8 7 7 9.4 2.4 12.4 2.4 15.2 5 17.7 9 17.7 11.6 15.2 11.6 12.4 7 9.4 5 8.2',
  '9': '3 17.6 7.6 15.6 11.4 10 11.6 5.4 9 2.3 5 2.3 2.3 5.2 2.3 8 4.8 10.6 8.6 10.6 11.2 8',
  P: '3.3 20 3.3 2.3 9 2.3 11.7 4.8 11.7 8.4 9 11 3.3 11',
  É: '11.6 17.7 3.3 17.7 3.3 2.3 11.6 2.3;3.3 9.8 10 9.8;6 -1.4 10.6 -4.4',
  S: '12 5.4 9.4 2.3 4.8 2.3 2.3 4.6 2.3 7 4.6 9.4 9.4 10.4 11.8 12.8 11.8 15.4 9.4 17.7 4.4 17.7 1.8 15',
  H: '3.2 0 3.2 20;11 0 11 20;3.2 10 11 10',
  G: '11.8 5.2 9.2 2.3 5 2.3 2.3 5 2.3 15 5 17.7 11.6 17.7 11.6 10.2 7.4 10.2',
  c: '11.4 9.4 9.2 7.3 5 7.3 2.6 9.8 2.6 15.2 5 17.7 9.2 17.7 11.4 15.6',
  p: '3 25 3 7.3 9 7.3 11.4 9.8 11.4 15.2 9 17.7 3 17.7',
  '?': '1.8 6.6 1.8 4.6 4.2 2.3 9.4 2.3 11.7 4.6 11.7 7.6 7 10.6 7 14;7 16.4 7 20.6',
}

/** How wide a word is, in units: letters stand close together. */
export function wide(word: string): number {
  return word.length * 14.4 - 0.4 - (word.startsWith('1') ? 4.4 : 0)
}

/** A word of folded strips, its top left corner at that place. */
export function folded(word: string, colour: string, x: number, y: number, scale: number, width = 4.4): Cutting {
  const fold = scissors({ c: colour })
  let left = word.startsWith('1') ? -2 : 0
  return [...word].flatMap((letter) => {
    const at = { x: x + left * scale, y, scale }
    left += letter === '1' ? 11 : 14.4
    return (STRIPS[letter] ?? '').split(';').flatMap((strip) => fold(`c = ${width} ${strip}`, at))
  })
}
