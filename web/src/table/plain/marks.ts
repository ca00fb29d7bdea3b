/** What lies on a board without drawings of its own: a shape for each player, or a round token with a sign. In a box of 40 × 40. */

import { type Cutting, cut } from '../../art/scissors'

/** Each can be told from the others without its colour; all are dark enough to be seen on ivory. */
const SHAPES = [
  '.#b3263b ^ 7 3.6 20 15.4 33 3.6 36.6 7.2 25 20 36.6 33 33 36.6 20 25 7 36.6 3.4 33 15 20 3.4 7.2',
  '.#24487f o 20 20 17; p o 20 20 8.6',
  '.#1f6b4a ^ 20 2.6 37.6 35.4 2.4 35.4',
  '.#553579 ^ 4 4.4 36 4 35.8 36 4.2 35.6',
  '.#b4540f * 20 21 19 8 5',
  '.#1f5d66 ~ 26 2.6! 10 5.6 3.4 19 9 32.6 23 37.4 36 30.4! 24 28.6 18.6 19.4 20.6 8.6',
  '.#8f2233 ~ 20 11! 26 3.8 34.6 4.6 38 14 32.4 25 20 37.4! 7.6 25 2 14 5.4 4.6 14 3.8',
  '.#3a3547 ^ 20 1.6 34.6 20 20 38.4 5.4 20',
] as const

const TOKENS = ['#b3263b', '#24487f', '#1f6b4a', '#553579', '#b4540f', '#1f5d66', '#8f2233', '#3a3547'] as const

const cuttings = new Map<string, Cutting>()

function once(key: string, make: () => Cutting): Cutting {
  let found = cuttings.get(key)
  if (!found) cuttings.set(key, (found = make()))
  return found
}

/** The shape of a player. */
export const markOf = (seat: number): Cutting => once(`mark-${seat}`, () => cut(SHAPES[seat % SHAPES.length]!))

/** A round token, to be written on. */
export const tokenOf = (value: number): Cutting => once(`token-${value}`, () => cut('.c o 20 20 18; l @ 1.2 20 20 15', {}, { c: TOKENS[Math.abs(value) % TOKENS.length]!, l: '#fbf5e6' }))
