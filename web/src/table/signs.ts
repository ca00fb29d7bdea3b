/** What can be said by one tap, each with a sign in a box of 24 × 24. */

import { type Cutting, cut } from '../art/scissors'
import type { Reacted } from '../generated/protocol'

export type Sign = Reacted['sign']

const FACE = 'y o 12 12 10; k o 8.4 9.4 1.5 1.9; k o 15.6 9.4 1.5 1.9'

const SIGNS: Record<Sign, string> = {
  bravo: 'y * 12 12.4 11 4.8 5',
  laugh: `${FACE}; r ~ 6.4 13! 17.6 13! 15.6 18.2 8.4 18.2`,
  wow: `${FACE}; k o 12 16.4 2.6 3.2`,
  ouch: 'y o 12 12 10; k = 1.7 6.6 7.6 10 11; k = 1.7 10 7.6 6.6 11; k = 1.7 14 7.6 17.4 11; k = 1.7 17.4 7.6 14 11; k - 1.8 8 17.4 12 15 16 17.4',
  thinking: 'b o 12 11.4 10.4 8.4; b ^ 5 17 11 19 3.6 22.4; p o 7.4 11.4 1.6; p o 12 11.4 1.6; p o 16.6 11.4 1.6',
  hurry: 'b ^ 4.6 2.6 19.4 2.6 19.4 5 4.6 5; b ^ 4.6 19 19.4 19 19.4 21.4 4.6 21.4; b ^ 6.4 5 17.6 5 12 12.4; b ^ 12 11.6 17.6 19 6.4 19; y ^ 9 7.6 15 7.6 12 11.4',
  thanks: 'r ~ 12 21! 2.8 12 4.6 4.6 12 8! 19.4 4.6 21.2 12',
  again: 'g - 2.8 6.6 9.4 12.4 6.6 18.4 9.4 19 15 14.6 19 9 19; g ^ 2.4 9.8 9.6 3.4 10.4 13.6',
}

export const ALL = Object.keys(SIGNS) as Sign[]

export const drawn = (sign: Sign): Cutting => cut(SIGNS[sign])
