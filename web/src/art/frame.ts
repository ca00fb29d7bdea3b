/** The ivory margin of a card, 100 × 140, that hides what reaches over the picture's edge. */

import type { Cutting } from './scissors'

const IVORY = '#fbf5e6'
const OUTSIDE = 'M-1 -1H101V141H-1Z'

/** With a corner for the index. */
export const INDEX_FRAME: Cutting = [
  { d: `${OUTSIDE}M5.6 55.4L6 133.6 50 134.2 94.4 133.8 94 80 94.3 6.2 60 5.8 33.2 6.4 33 40 33.4 55Z`, fill: IVORY },
]

/** All round. */
export const FRAME: Cutting = [{ d: `${OUTSIDE}M5.8 6.2L6.2 70 5.6 133.8 50 134.3 94.4 133.8 94 70 94.3 6 50 5.7Z`, fill: IVORY }]
