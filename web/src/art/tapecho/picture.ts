/** The picture of a card of Tapécho, ready to be laid. */

import { type Cutting, type Place, cut } from '../scissors'
import { MOTIFS } from './motifs'
import { PICTURES, PLAIN } from './pictures'

const PAPERS = { s: '#f2c9a2', S: '#a96f45', h: '#4a2c1c' }

/** Camps by number: women, men, mixed; a hero wears the colour of theirs. */
const CAPES = [
  { c: '#d4809c', d: '#a84a6d' },
  { c: '#4f7fc4', d: '#2a5391' },
  { c: '#e07a3c', d: '#b4540f' },
] as const

/** A pattern in which a line `@name x y scale turn` lays a motif. */
export function laid(pattern: string, camp: number): Cutting {
  const own = { ...PAPERS, ...CAPES[camp] }
  return pattern.split(';').flatMap((line) => {
    const words = line.trim().split(/\s+/)
    if (!words[0]?.startsWith('@')) return cut(line, {}, own)
    const [x = 0, y = 0, scale = 1, turn = 0] = words.slice(1).map(Number)
    const place: Place = { x, y, scale, turn }
    return cut(MOTIFS[words[0].slice(1)]!, place, own)
  })
}

/** The picture of a card of the house. */
export const housePicture = (card: number, camp: number): Cutting => laid(PICTURES[card]!, camp)

/** The picture of a card of a host's own deck, by what it does. */
export const plainPicture = (kind: string, effect: string, camp: number): Cutting => laid(PLAIN[effect] ?? PLAIN[kind]!, camp)
