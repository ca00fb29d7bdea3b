/** The mark of the house, 40 × 40: a table seen from above with its guests. */

import { cut } from '../art/scissors.ts'

export const MARK = cut('b o 20 5 4.6; y o 34 14 4.6; g o 31 31 4.6; v o 11 32 4.6; o o 5.6 15 4.6; .r o 20 20 11; p ^ 17 15 24 16 22.6 25 15.6 24; r * 19.8 20 2.6 1.2 5')
