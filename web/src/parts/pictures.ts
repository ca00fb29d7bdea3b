/** Friendly pictures for what is seldom seen. */

import { type Cutting, cut } from '../art/scissors'
import { onFloor } from './drawings'
import { figure } from './portrait'

/** Chairs put up on the tables: the evening is over. */
const ENDED =
  'P o 120 150 100 8; M ^ 52 104 60 104 58 150 52 150; M ^ 180 104 188 104 188 150 182 150; .r ~ 34 92! 206 90! 208 106! 32 108!; .y ~ 58 92! 60 60! 96 60! 96 92!; y = 5 62 62 54 22; y = 5 92 62 100 22; y = 4 58 40 96 40; ' +
  '.b ~ 140 92! 142 62! 178 62! 178 92!; b = 5 144 64 136 26; b = 5 174 64 182 26; b = 4 140 44 178 44; y ~ 196 8! 184 14 182 26 190 34 204 34! 194 26 192 16'

/** A door with a lock, and the wrong key. */
const KEY =
  'P o 120 150 96 8; .b ~ 74 20! 150 16! 154 148! 72 150!; B ~ 84 32! 140 29! 142 76! 83 78!; B ~ 84 90! 142 88! 144 138! 82 140!; y o 140 84 6; .y o 186 92 15; p o 186 92 7; y = 6 186 104 188 142; y = 5 188 128 198 127; y = 5 188 138 200 137'

/** More guests than chairs. */
function full(): Cutting {
  return [
    ...onFloor('P o 120 150 104 8'),
    ...['Awa', 'Jules', 'Rose', 'Bilal', 'Fanny'].flatMap((name, i) => figure(name, 'human', { x: 6 + i * 42, y: [52, 44, 40, 44, 54][i] as number, scale: 0.95 })),
    ...cut('.r ~ 18 102! 222 100! 226 128 210 138 196 128! 180 140 164 129! 148 141 132 129! 116 141 100 129! 84 140 68 128! 50 139 34 128! 24 134 14 126'),
  ]
}

/** A cat asleep on an empty table. */
const EMPTY =
  'P o 120 150 100 8; M ^ 62 104 70 104 67 150 61 150; M ^ 172 104 180 104 181 150 175 150; .g ~ 34 92! 206 90! 214 112 198 120 182 111! 164 122 148 112! 130 123 114 112! 96 122 78 112! 60 121 44 111! 32 116 26 110; ' +
  '.k ~ 84 91! 82 74 98 62 128 60 152 68 160 84 158 92!; k ~ 78 90 74 76 78 66! 84 70 94 70 100 65! 104 76 100 88 90 93; n ^ 87 80 91 80 89 82.6; p - 1.2 80 77 84 79 ; p - 1.2 94 79 98 77; k - 6 156 88 170 90 176 84 172 78; p = 0.8 76 83 66 81; p = 0.8 76 85 66 87; p = 0.8 102 83 112 81'

/** A signpost that points everywhere. */
const NOWHERE =
  'P o 120 150 90 8; .m ^ 115 30 125 30 127 150 113 150; .r ^ 126 36 182 32 196 46 183 60 126 58; .b ^ 114 64 60 60 46 74 60 88 114 88; .y ^ 126 92 174 92 188 104 174 116 126 114; p = 3 140 47 172 46; p = 3 70 74 102 75; k = 3 138 104 164 104; g o 96 148 12 5; G o 150 149 14 4'

const PICTURES = { ended: ENDED, 'wrong-code': KEY, empty: EMPTY, nowhere: NOWHERE } as const

export type FarPicture = keyof typeof PICTURES | 'full'

export const drawn = (name: FarPicture): Cutting => (name === 'full' ? full() : onFloor(PICTURES[name]))
