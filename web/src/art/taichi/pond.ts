/** The ground of the table of Tai Chi Chuan, 400 × 300: the moon, hills in the mist, a pond; quieter than anything on it. */

import { cut } from '../scissors'

/** Lighter and darker than the cloth, by day and by night. */
const OWN = {
  l: 'color-mix(in oklab, var(--cloth) 82%, var(--sheet))',
  d: 'color-mix(in oklab, var(--cloth) 93%, var(--accent))',
  e: 'color-mix(in oklab, var(--cloth) 87%, var(--accent))',
}

export const POND = cut(
  'l o 200 138 92; d ~ -10 232! 30 206 66 220 104 192 150 222 196 208 246 228 292 200 338 218 372 206 410 226! 410 310! -10 310!; ' +
    'e ~ -10 256! 60 242 130 254 214 240 300 256 410 242! 410 310! -10 310!; l - 2.4 40 272 74 269 108 272; l - 2.4 276 284 316 281 352 284; l - 2.4 168 291 196 289 220 291; ' +
    'l - 3 22 66 36 54 56 56 60 70 46 72; l - 3 60 70 76 60 90 70; l - 3 318 92 332 80 352 82 356 96 342 98; l - 3 356 96 372 86 386 96',
  {},
  OWN,
)
