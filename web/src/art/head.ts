/** A head, as every person of the house has one: skin `s S`, hair `h`. */

/** A face seen from the front, half of it in the shade; the head is about (57, 61). */
export const HEAD =
  'S ~ 50 74! 64 74! 65 91 57.5 98 50 91; s o 39.6 62 3.4 5; S o 75 62 3.4 5;' +
  's ~ 57 38 69 43 74 58 71 72 63.6 81 57 83 50.4 81 43 72 40 58 45 43;' +
  'S ~ 58.6 38! 70 43.4 74 58 71 72 63.6 81 57.4 83! 58 76 59.4 69! 55.6 67! 58 58;'
export const EYES = 'k o 49.4 60.4 1.9 2.5; k o 65.6 60.4 1.9 2.5;'
export const SMILE = 'k - 1.9 51.6 74.2 57 76.6 62.6 74;'
export const BLUSH = 'x o 46.4 69 3.8 2.8; x o 68.6 69 3.8 2.8;'
export const BROWS = 'h - 2 45.4 54.4 49 52.8 53 54; h - 2 62 54 66 52.8 69.6 54.4;'
export const ROUND_GLASSES = 'k - 1.6 55.4 59.6 57.5 58.8 59.8 59.6; k @ 1.7 49.4 60.4 6 5.6; k @ 1.7 65.8 60.4 6 5.6;'
