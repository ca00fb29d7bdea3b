/** Pictures for when there is nothing to see yet, or any more: they must be there without a network. */

import { type Cutting, cut } from '../art/scissors'
import type { FarPicture } from './pictures'

/** Two tins and a string that has snapped. In 240 × 160. */
const LOST =
  'P o 120 142 104 9; .t ~ 22 78! 66 74! 69 122! 26 126!; T o 44 76 22 6; f ^ 25 94 67 91 68 101 26 104; .o ~ 176 82! 220 88! 214 136! 172 130!; O o 198 85 22 6 8; p ^ 175 100 218 106 216.6 116 174 110; ' +
  'k - 2 66 98 88 104 100 92 112 98; k - 2 174 106 156 108 146 96 132 104; k = 1.8 112 98 117 92; k = 1.8 112 98 118 101; k = 1.8 132 104 127 98; k = 1.8 132 104 126 108; y * 122 70 9 3.6 8'

/** A pack being dealt. */
const LOADING =
  'P o 120 150 84 7; .b ^ 62 70 104 54 128 122 86 136; p ^ 68 75 101 62 122 119 89 130; b * 95 97 13 8 8; .r ^ 100 50 142 50 144 124 102 124; p ^ 105 56 137 56 139 118 107 118; r * 122 87 13 8 8; .g ^ 140 54 180 70 158 138 116 122; p ^ 143 61 173 73 154 131 124 119; g * 149 96 13 8 8'

const NEAR: Partial<Record<Picture, string>> = { lost: LOST, loading: LOADING }

export type Picture = FarPicture | 'lost' | 'loading'

/** A picture in 240 × 160: at once, or when it has been fetched; nothing if it cannot be. */
export function picture(name: Picture): Cutting | Promise<Cutting> {
  const near = NEAR[name]
  return near ? onWall(near) : import('./pictures').then(({ drawn }) => [...wall(), ...drawn(name as FarPicture)]).catch(() => [])
}

/** What is cut by a text, before a wall. */
export const onWall = (text: string): Cutting => [...wall(), ...onFloor(text)]

/** What is cut by a text, with a shadow on the floor. */
export const onFloor = (text: string): Cutting => cut(text, {}, { P: 'rgb(29 18 10 / 0.16)' })

const wall = (): Cutting => cut('W ~ 40 20 120 4 206 24 228 84 212 136 120 150 28 134 12 76', {}, { W: 'var(--wall)' })
