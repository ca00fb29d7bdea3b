/** Friendly pictures for when there is nothing to see. */

import { type Cutting, cut } from '../art/scissors'
import { figure } from './portrait'

/** Two tins and a string that has snapped. In 240 × 160. */
const LOST =
  'P o 120 142 104 9; .t ~ 22 78! 66 74! 69 122! 26 126!; T o 44 76 22 6; f ^ 25 94 67 91 68 101 26 104; .o ~ 176 82! 220 88! 214 136! 172 130!; O o 198 85 22 6 8; p ^ 175 100 218 106 216.6 116 174 110; ' +
  'k - 2 66 98 88 104 100 92 112 98; k - 2 174 106 156 108 146 96 132 104; k = 1.8 112 98 117 92; k = 1.8 112 98 118 101; k = 1.8 132 104 127 98; k = 1.8 132 104 126 108; y * 122 70 9 3.6 8'

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
    ...cut('P o 120 150 104 8', {}, { P: 'rgb(29 18 10 / 0.16)' }),
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

/** A pack being dealt. */
const LOADING =
  'P o 120 150 84 7; .b ^ 62 70 104 54 128 122 86 136; p ^ 68 75 101 62 122 119 89 130; b * 95 97 13 8 8; .r ^ 100 50 142 50 144 124 102 124; p ^ 105 56 137 56 139 118 107 118; r * 122 87 13 8 8; .g ^ 140 54 180 70 158 138 116 122; p ^ 143 61 173 73 154 131 124 119; g * 149 96 13 8 8'

const PICTURES = { lost: LOST, ended: ENDED, 'wrong-code': KEY, empty: EMPTY, nowhere: NOWHERE, loading: LOADING } as const

export type Picture = keyof typeof PICTURES | 'full'

/** A picture in 240 × 160. */
export const picture = (name: Picture): Cutting => (name === 'full' ? [...wall(), ...full()] : onWall(PICTURES[name]))

/** What is cut by a text, before a wall. */
export const onWall = (text: string): Cutting => [...wall(), ...cut(text, {}, { P: 'rgb(29 18 10 / 0.16)' })]

const wall = (): Cutting => cut('W ~ 40 20 120 4 206 24 228 84 212 136 120 150 28 134 12 76', {}, { W: 'var(--wall)' })
