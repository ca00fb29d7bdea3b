/** The drawings of the rule pages: cards as they lie, written like moves; see tablee.games.tacta.drawings. */

import { PER_PACK, type Pose, START } from '../../art/tacta/pack'
import { cardsSvg } from '../../art/tacta/picture'

const COLOUR_CODES = ['ve', 'ro', 'vi', 'bl', 'rs', 'or']
const FAMILY_CODES = 'oct'

/** The drawing of `roo5 a0 0 0; !vet2 a1 -11-16r 23+16r`. */
export function drawn(source: string): string {
  const notes = source.split(';').map((note) => note.trim())
  const cards = notes.map((note) => posed(note.replace('!', '')))
  return cardsSvg(
    cards,
    cards.filter((_, i) => notes[i]?.startsWith('!')),
  )
}

function posed(note: string): Pose {
  const [code = '', pose = '', across = '', along = ''] = note.split(' ')
  const [x, xr] = coordinate(across)
  const [y, yr] = coordinate(along)
  return { card: cardOf(code), face: pose.startsWith('b') ? 1 : 0, turn: Number(pose.slice(1)), x, xr, y, yr }
}

/** `vec5` is vert, carré, 5. */
function cardOf(code: string): number {
  if (code === 'start') return START
  return COLOUR_CODES.indexOf(code.slice(0, 2)) * PER_PACK + FAMILY_CODES.indexOf(code[2] ?? '') * 6 + Number(code[3]) - 1
}

/** `-20+17r` is −20 + 17√2. */
function coordinate(text: string): [number, number] {
  const found = /^([+-]?\d+)(?:([+-]\d+)r)?$|^([+-]?\d+)r$/.exec(text)
  return [Number(found?.[1] ?? 0), Number(found?.[2] ?? found?.[3] ?? 0)]
}
