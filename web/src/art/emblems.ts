/** The signs that stand beside every colour, in a box of 20 × 20. */

/** Ink drop, sun, leaf, moon, bell, heart: `c` is their colour, `p` the paper they lie on. */
export const EMBLEMS = {
  drop: 'c ~ 10 0! 13.4 6 16.6 12 14.6 17.6 10 19.6 5.4 17.6 3.4 12 6.6 6; p ~ 6.6 12.4! 7.4 16 10.6 17.4! 8.4 15',
  sun: 'c * 10 10 10.4 6.4 9; p o 10 10 5.2; c o 10 10 3.7',
  leaf: 'c ~ 19 1! 9 1.6 2.6 8 3.4 16.6! 12 17.4 18 11; p - 1.5 1.4 18.8 7 12.6 13.6 6.6; p - 1.2 7.4 12.4 12.6 12.6; p - 1.2 8 12 8 7',
  moon: 'c ~ 13.6 0.6! 5.6 2 1.4 9 4 16.6 11.4 19.4 18.4 15.4! 12.2 14.6 9.2 9.4 10.4 4',
  bell: 'c ~ 10 1 14.4 4 15.8 10 16.8 14 19.4 16.4! 0.6 16.4! 3.2 14 4.2 10 5.6 4; c o 10 18 2.9 2; c o 10 1.4 1.8 1.6',
  heart: 'c ~ 10 5.4! 13 1.8 17.4 2.2 19.4 7 16.4 12.6 10 19! 3.6 12.6 0.6 7 2.6 2.2 7 1.8',
  star: 'c * 10 10.6 10.6 4.6 5',
} as const

export type Emblem = keyof typeof EMBLEMS
