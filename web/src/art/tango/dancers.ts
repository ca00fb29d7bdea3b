/** The eight dancers of Tango, 60 × 90, standing on (30, 86): four danseuses, then four danseurs; bleu, jaune, rouge, vert. */

import { EMBLEMS, type Emblem } from '../emblems'
import type { Papers } from '../paper'
import { scissors, type Cutting, type Place } from '../scissors'

export interface DanceColour {
  readonly emblem: Emblem
  readonly papers: Papers
}

/** Bleu, jaune, rouge, vert: colour, deep shade, pale tint; `i` is what is readable on the colour. */
export const DANCE_COLOURS: readonly DanceColour[] = [
  { emblem: 'drop', papers: { c: '#2f62ad', d: '#1e4079', l: '#c3d6ee', i: '#fbf5e6' } },
  { emblem: 'sun', papers: { c: '#e8b73a', d: '#b27f14', l: '#f8e6b4', i: '#1d1a26' } },
  { emblem: 'heart', papers: { c: '#c6364a', d: '#8f2233', l: '#f2c6c4', i: '#fbf5e6' } },
  { emblem: 'leaf', papers: { c: '#3b8b57', d: '#215a38', l: '#cbe3c6', i: '#fbf5e6' } },
]

const DANSEUSE = `s - 4.2 36 29 44 22 47 9; s - 3.8 40.6 56 44 70 42 83; k ~ 38.4 81! 44.4 81! 49 86! 38 86!; k ~ 21 80! 27 80! 26 86! 15 86!;
  c ~ 25 42! 35 42! 41 54 50 66 55 77! 48 76 43 80 38 75.6! 37 68 32 80 24 78 18 82 13 77 5 78! 9 66 19 54; d ~ 37.4 68! 33 80 24 78 18 82 13 77 5 78! 6.4 73! 14 72 19 75 25 72 31 73; d ~ 55 77! 48 76 43 80 38 75.6! 38.4 70.6! 43 74 48 71 53 73;
  .c ~ 23 26! 27 28.4 33 28.4 37 26! 37.4 33 34.6 43! 25.4 43! 22.8 33; d ~ 25 40.6! 35 40.6! 35.4 44.4! 24.6 44.4!; s - 4.2 23.6 28 13.4 35 21.6 43; s ~ 27 20! 33 20! 33.6 27 30 30.4 26.4 27;
  h o 38.6 9.4 5 4.8; h ~ 30 3 36.6 5.4 39 13 37 20 30 21 23 20 21.4 12 24 5.4; s ~ 30 6.4 34.8 8.6 36 14.6 33.8 20 30 22.8 26.2 20 24 14.6 25.2 8.6; h ~ 31 4! 36 6 37.6 14! 34 10.4; h ~ 31 4! 25 5.6 22.6 14! 27 10.6;
  k o 27.6 14.8 .9 1.2; k o 32.8 14.8 .9 1.2; r - 1.3 28.2 19 30.2 19.8 32.2 18.8; x o 26 17.4 1.6 1.2; x o 34.4 17.4 1.6 1.2`
const FLOWER = 'F * 39 5.6 4.6 2.6 7; y o 39 5.6 1.5'

const DANSEUR = `c - 5 21 30 12 35 7 25; s o 6.6 22.6 2.8; d ~ 22 52! 31 52! 29.6 66 27 84! 20.4 84! 21.6 66; d ~ 28 52! 38 52! 41 64 48.4 82! 42.4 84! 34 68; k ~ 13.6 87.4! 16 83.6 20 82! 27.6 82! 27.6 87.4!; k ~ 41.6 82.6! 48 80! 53 82 56 86.4! 43 87.4!;
  .c ~ 19.6 28 26 25! 34 25! 40.4 28 41 36 37.6 46! 40 57! 30 59 20 57! 22.4 46! 19 36; p ^ 26 24.6 34 24.6 30 36; k ^ 30 27 33 25 33 29.6; k ^ 30 27 27 25 27 29.6; d ^ 26 24.8 22.6 30 30 37.6; d ^ 34 24.8 37.4 30 30 37.6;
  c - 5 39 30 47.4 37 41 44; s o 39.6 44.6 2.7; s ~ 27 20! 33 20! 33.4 25 30 27 26.6 25; s ~ 30 6 34.8 8.6 36 14.6 33.6 20 30 22.8 26.4 20 24 14.6 25.2 8.6; h ~ 24 9! 26 9! 26 15 24.4 17.4!; h ~ 36 9! 34 9! 34 15 35.6 17.4!;
  .d ~ 23.6 9.6 24.4 3.6 27.4 1.6 30 3 33 1.4 36 3.6 37 9.4 30 11; d ~ 19 8.8 24 9 30 10.6 37 8.6 41.4 7.4 39 11.4 30 13.4 21.6 12.6; l ~ 23.8 7! 30 8.6 36.6 6.6! 36.8 9.2! 30 11 23.6 9.6!;
  k o 27.6 15.4 .9 1.2; k o 32.8 15.4 .9 1.2; h - 1.7 27.4 18.6 30 17.8 32.8 18.6; k - 1 28.8 20.4 31.4 20.4`

const EMBLEM_ON: readonly Place[] = [
  { x: 14.6, y: 52, scale: 0.86 },
  { x: 23.2, y: 39.8, scale: 0.68 },
]

const LOOKS: readonly Papers[] = [
  { s: '#f6d3b3', h: '#b4532a', F: '#fbf5e6' },
  { s: '#a96f45', h: '#231d28', F: '#c6364a' },
  { s: '#e9bd95', h: '#231d28', F: '#fbf5e6' },
  { s: '#7a4a30', h: '#231d28', F: '#e8b73a' },
  { s: '#7a4a30', h: '#231d28' },
  { s: '#f0c8a2', h: '#5a3520' },
  { s: '#e0a878', h: '#3a2418' },
  { s: '#f6d3b3', h: '#a5602e' },
]

const IVORY = '#fbf5e6'
const MARGIN = 3.6

/** The papers of a dancer. */
export function dancerPapers(dancer: number): Papers {
  return { ...DANCE_COLOURS[dancer % 4]!.papers, ...LOOKS[dancer] }
}

/** A dancer with a margin of ivory, as one cuts out a figure to stand it up. */
export function dancer(number: number): Cutting {
  const papers = dancerPapers(number)
  const snip = scissors(papers)
  const woman = number < 4
  const figure = [...snip(woman ? DANSEUSE : DANSEUR), ...(woman ? snip(FLOWER) : [])]
  const cloth = figure.filter(({ stroke, opacity }) => !stroke && opacity === undefined)
  const strips = figure.filter(({ stroke }) => stroke)
  return [
    { d: cloth.map(({ d }) => d).join(''), fill: IVORY, stroke: IVORY, width: MARGIN, soft: true },
    ...strips.map(({ d, width = 0 }) => ({ d, stroke: IVORY, width: width + MARGIN, soft: true })),
    ...figure,
    ...scissors({ c: papers.i!, p: papers.c! })(EMBLEMS[DANCE_COLOURS[number % 4]!.emblem], EMBLEM_ON[woman ? 0 : 1]),
  ]
}
