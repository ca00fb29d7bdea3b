/** The three symbols of Tai Chi Chuan in a box of 100 × 100, and what a card of each is cut from. */

import { type Cutting, cut } from '../scissors'

const OMBRELLE =
  'm = 4.6 50 10 50 84; m - 4.6 50 84 53 92 61 91 64 84; m = 4.6 50 3 50 12; ' +
  '.r ~ 5 54! 11 30 30 13 50 9 70 13 89 30 95 54! 84 48 73 54! 62 48 50 54! 38 48 27 54! 16 48; ' +
  'w ~ 50 9! 36 24 27 54! 38 48 50 54!; w ~ 50 9! 64 12 83 28 95 54! 84 48 73 54! 68 30; R - 1.6 50 9 36 24 27 53; R - 1.6 50 9 50 53; R - 1.6 50 9 66 26 73 53'

const YIN_YANG =
  '.k o 50 50 43; w ~ 50 10! 30 15.4 15.4 30 10 50 15.4 70 30 84.6 50 90! 36 84 30 70 36 56 50 50 64 44 70 30 64 16; k o 50 30 6.4; w o 50 70 6.4'

const LOTUS =
  '.G o 50 83 42 8.6; g o 50 81 38 6.6; .n ~ 3 45! 22 43 45 76! 22 79; .n ~ 97 45! 78 43 55 76! 78 79; ' +
  '.#e6a3b6 ~ 19 22! 38 34 50 78! 28 70; .#e6a3b6 ~ 81 22! 62 34 50 78! 72 70; .#f3cbd6 ~ 50 9! 64 32 61 64 50 79! 39 64 36 32; y - 2 50 58 50 73; y - 2 45 62 47.4 74; y - 2 55 62 52.6 74'

const PATTERNS = [OMBRELLE, YIN_YANG, LOTUS]

/** The sheets of a symbol. */
export const symbol = (number: number): Cutting => cut(PATTERNS[number] ?? '')

/** The back of a card, 100 × 140: a gold sky with clouds, and the sign of the game on the moon. */
export function back(): Cutting {
  const clouds = (x: number, y: number) => `l - 2.4 ${x} ${y} ${x + 6} ${y - 6} ${x + 14} ${y - 5} ${x + 16} ${y + 2} ${x + 9} ${y + 3}; l - 2.4 ${x + 16} ${y + 2} ${x + 24} ${y - 3} ${x + 30} ${y + 3}`
  const sky = [
    [10, 24],
    [58, 30],
    [8, 112],
    [60, 118],
  ]
  return [
    ...cut(`c ^ 0 0 100 0 100 140 0 140; d = 1.6 7 7 93 7 93 133 7 133 7 7; ${sky.map(([x, y]) => clouds(x!, y!)).join(';')}; .p o 50 70 29`, {}, { c: '#b58a2b', d: '#8a6718', l: '#d9b563' }),
    ...cut(YIN_YANG, { x: 25, y: 45, scale: 0.5 }),
  ]
}
