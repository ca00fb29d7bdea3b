/** Schools, and who is who in them: the same costumes, other people. */

import type { Papers } from '../paper'
import type { Emblem } from '../emblems'

export interface School {
  readonly emblem: Emblem
  readonly papers: Papers
}

/** Bleu, orange, vert, violet: colour, deep shade, pale tint. */
export const SCHOOLS: readonly School[] = [
  { emblem: 'drop', papers: { c: '#2f62ad', d: '#1e4079', l: '#c3d6ee' } },
  { emblem: 'sun', papers: { c: '#d9701f', d: '#a34a0c', l: '#f8d9b4' } },
  { emblem: 'leaf', papers: { c: '#3b8b57', d: '#215a38', l: '#cbe3c6' } },
  { emblem: 'moon', papers: { c: '#7750a8', d: '#4d3077', l: '#dccdec' } },
]

const SKINS: readonly Papers[] = [
  { s: '#f6d3b3', S: '#e6b48c' },
  { s: '#e0a878', S: '#c98a5a' },
  { s: '#a96f45', S: '#8c5733' },
  { s: '#7a4a30', S: '#5f3722' },
]
const HAIRS: Readonly<Record<string, Papers>> = {
  black: { h: '#231d28', H: '#463d4e' },
  brown: { h: '#5a3520', H: '#7d5233' },
  red: { h: '#b4532a', H: '#d27a48' },
  fair: { h: '#d9a94a', H: '#edcb80' },
  grey: { h: '#a8a4ad', H: '#8b8792' },
  white: { h: '#efe9df', H: '#cfc6b8' },
}

/** Skin and hair by school, for each of the eight people of a school (four pupils, three teachers, the head). */
const LOOKS: readonly (readonly string[])[] = [
  ['0red', '2black', '3black', '0fair', '0white', '1brown', '3black', '1brown'],
  ['2black', '0brown', '2black', '1black', '2black', '0grey', '1brown', '0white'],
  ['1brown', '3black', '1brown', '0red', '1red', '3black', '0fair', '0grey'],
  ['0fair', '1brown', '0red', '3black', '0fair', '0red', '2black', '3white'],
]

/** The papers of a person: the school's, their skin and their hair. */
export function papersOf(school: number, person: number): Papers {
  const look = LOOKS[school]?.[person] ?? '0brown'
  return { ...SCHOOLS[school]?.papers, ...SKINS[Number(look[0])], ...HAIRS[look.slice(1)] }
}
