/** The cut-paper portrait of a name: always the same for the same name. In a box of 64 × 64. */

import { type Cutting, type Place, cut } from '../art/scissors'
import { chooser } from '../lib/hash'

const GROUNDS = ['#e5b53d', '#e07a3c', '#d4809c', '#6fb08c', '#6fa8b0', '#7d9fd0', '#a88ac9', '#e2cda0', '#d8727d'] as const
const CLOTHES = ['#b3263b', '#1f6b4a', '#24487f', '#553579', '#1f5d66', '#b4540f', '#3a3547', '#8f2233'] as const
const SKINS = ['#f6dcc0', '#eec39c', '#d9a273', '#b57b50', '#8c5a38', '#6a4029'] as const
const HAIRS = ['#1d1a26', '#3b2a20', '#6b4229', '#a8612a', '#c98a2b', '#e4c078', '#b9b4c2', '#8f2233'] as const
const METALS = ['#c9d3d6', '#e9dcc0', '#bcd0c2', '#e5c26a', '#c6b9d6'] as const

/** Heads: `s` skin. */
const HEADS = [
  's o 32 31 13 14.5',
  's ~ 20 22 32 16.5 44 22 45.5 33 38.5 44 32 46.5 25.5 44 18.5 33',
  's ~ 20.5 19! 43.5 19! 45 34 39.5 44.5 24.5 44.5 19 34',
  's ~ 32 15.5 43 21.5 46 32 42 42 32 46 22 42 18 32 21 21.5',
  's ~ 22 18 42 18 43.5 30 36.5 46 32 47.5 27.5 46 20.5 30',
] as const

/** Hair and hats: `h` hair, `c` clothes. */
const TOPS = [
  'h ~ 17.5 31! 17 20 25 12.5 36 12 45 17.5 46.5 31! 43.5 24.5 36 23.5 29 20 21 25.5',
  'h ~ 18 27! 19 17 27 12.5 38 12.5 45.5 18.5 46 27! 32 20.5; h o 32 10.5 6.4',
  'h o 21.5 20 6.4; h o 28 14.5 6.6; h o 36 14.5 6.6; h o 42.5 20 6.4; h o 32 18 7; h o 18.5 27 4.4; h o 45.5 27 4.4',
  'c ~ 14.5 22! 18 13 29 9.5 42 11 50 18 48.5 22.5! 32 19.5; c - 2.4 33 10 35 6',
  'h ~ 16 46! 15 28 20 14.5 32 11.5 44 14.5 49 28 48 46! 43 42 43.5 27 38 22 26 22 20.5 27 21 42',
  'c ~ 18.5 22! 19.5 13 31 9.5 43 13 45.5 21! ; c ~ 30 20! 52 20.5! 53 24! 31 23.5!',
  'h ~ 18.5 25! 17.5 17.5 24 15.5! 25.5 10! 30.5 14.5! 34 8.5! 37 14! 43 11.5! 43 17! 47.5 18.5! 45.5 25.5! 32 20.5',
  'h ~ 17.5 36! 16.5 26 18.5 21 20.5 25.5 20 34!; h ~ 46.5 36! 47.5 26 45.5 21 43.5 25.5 44 34!; h ~ 24 17.5 32 14.8 40 17.5 32 19',
  'h ~ 17 29! 18 16.5 30 11 44 15 47 29! 44.5 29! 41 21.5 33 23.5 24 22 19.5 29!; c ~ 18 23.5! 46 21! 46.5 24.5! 18 27!',
  'h ~ 18 28! 18.5 17 28 11.5 40 13 46 20 46 28! 40 22.5 30 22! 22 24; h ~ 44 20 52 22 53.5 33 50 41! 48 31 44.5 26',
] as const

/** What is worn on the face: nothing more often than not. */
const FACES = [
  '',
  '',
  '',
  '',
  '',
  'k o 25.6 31.4 5.4; s o 25.6 31.4 4.1; k o 38.4 31.4 5.4; s o 38.4 31.4 4.1; k - 1.3 30.4 30.8 33.6 30.8',
  'k o 25.6 31.4 5.4; #dfe9ea o 25.6 31.4 4.1; k o 38.4 31.4 5.4; #dfe9ea o 38.4 31.4 4.1; k - 1.3 30.4 30.8 33.6 30.8',
  'x o 23.4 36.4 2.6; x o 40.6 36.4 2.6',
  'x o 23.4 36.4 2.6; x o 40.6 36.4 2.6',
  'h ~ 25 39.3! 28 37.2 32 38.2 36 37.2 39 39.3! 36 40.6 32 39.8 28 40.6',
] as const

/** A sign on the chest, so that colour is never alone. */
const SIGNS = [
  'p o 32 57 3.6',
  'p ^ 32 52.8 36.4 60.2 27.6 60.2',
  'p ^ 28.6 53.6 35.4 53.6 35.4 60.4 28.6 60.4',
  'p * 32 57.2 4.8 2 5',
  'p ^ 32 52.4 35.8 57 32 61.6 28.2 57',
  'p = 1.9 32 53 32 61; p = 1.9 28 57 36 57',
  'p ~ 32 60.8! 27.6 56.8 28.8 53.8 32 55.4! 35.2 53.8 36.4 56.8',
  'p - 1.8 27.4 55.4 30.6 54.2 33.4 55.8 36.6 54.6; p - 1.8 27.4 59.4 30.6 58.2 33.4 59.8 36.6 58.6',
] as const

const MOUTHS = ['k - 1.4 28.5 39.4 32 41 35.5 39.4', 'k - 1.4 29 40 32 40.6 35.4 39', '#9c1c31 ~ 29 38.8! 35 38.8! 34 41.6 30 41.6'] as const

const GROUND = 'a ~ 5 10 30 3 57 8 61 34 55 58 31 62 8 57 3 32'
const SHOULDERS = '.c ~ 9.5 62! 12.5 53 21 48.6 32 47.4 43 48.6 51.5 53 54.5 62!'

const BOT_HEADS = [
  '.m ~ 17 19! 47 18! 48 43! 16 44!',
  '.m ~ 20 15.5 44 15.5 48 24 48 38 43 44.5 21 44.5 16 38 16 24',
  '.m ~ 32 13 47 22! 49 44! 15 44! 17 22!',
] as const
const BOT_TOPS = ['k - 1.8 32 17 32 8.5; a o 32 7.5 3.4; c o 32 7.5 2.6', 'k - 1.8 25 18 21 9; k - 1.8 39 18 43 9; c o 21 8 2.8; c o 43 8 2.8', 'c ^ 32 5 38 15 26 15'] as const
const BOT_EYES = [
  'k ^ 22 26 29 26 29 32 22 32; k ^ 35 26 42 26 42 32 35 32; p ^ 24 27.4 26.4 27.4 26.4 30 24 30; p ^ 37 27.4 39.4 27.4 39.4 30 37 30',
  'k ~ 20 25! 44 25! 44 33! 20 33!; y o 26 29 2.4; y o 38 29 2.4',
  'w o 25 29 5; w o 39 29 5; k o 25.6 29.4 2.4; k o 39.6 29.4 2.4',
] as const
const BOT_MOUTHS = ['k = 1.5 25 38.6 39 38.6; k = 1.3 28.5 36.8 28.5 40.4; k = 1.3 32 36.8 32 40.4; k = 1.3 35.5 36.8 35.5 40.4', 'k - 1.6 26 38 32 40.4 38 38', 'k ^ 27 37.4 37 37.4 37 40 27 40'] as const

type Kind = 'human' | 'bot' | 'empty'

const cuttings = new Map<string, Cutting>()

/** The sheets of a portrait, cut once: of a name, or of a face that was chosen. */
export function portrait(name: string, kind: Kind, face = 0): Cutting {
  const key = face ? `face/${face}` : `${kind}/${name}`
  let found = cuttings.get(key)
  if (!found) cuttings.set(key, (found = figure(name, kind, null, face)))
  return found
}

/** Somebody without a name is called by a number, in the language of the reader. */
const NUMBERED = /^(?:joueur|player) (\d+)$/

/** What a portrait is cut from: the name, or the number of whoever has none, so that it is the same in all languages. */
export function nameOf(name: string): string {
  const plain = name.trim().toLowerCase()
  return NUMBERED.exec(plain)?.[1] ?? plain
}

/** The same; placed in a picture the figure stands free, without its ground. */
export function figure(name: string, kind: Kind, free: Place | null = null, face = 0): Cutting {
  if (kind === 'empty') return cut(`a ~ 5 10 30 3 57 8 61 34 55 58 31 62 8 57 3 32`, {}, { a: 'currentColor' })
  const pick = chooser(face ? `face/${face}` : `${kind}/${nameOf(name)}`)
  const ground = pick(GROUNDS)
  const clothes = pick(CLOTHES)
  if (kind === 'bot') {
    const own = { a: ground, c: clothes, m: pick(METALS) }
    const parts = [free ? '' : GROUND, SHOULDERS, pick(BOT_TOPS), 'K ^ 28 43 36 43 36 49 28 49', pick(BOT_HEADS), pick(BOT_EYES), pick(BOT_MOUTHS), pick(SIGNS)]
    return cut(parts.join(';'), free ?? {}, own)
  }
  const own = { a: ground, c: clothes, s: pick(SKINS), h: pick(HAIRS) }
  const top = pick(TOPS)
  const behind = top.startsWith('h ~ 16 46')
  const neck = 's ^ 27 42 37 42 37.5 50 26.5 50'
  const eyes = 'k o 26 31.4 1.6 1.9; k o 38 31.4 1.6 1.9'
  const parts = [free ? '' : GROUND, behind ? top : '', neck, SHOULDERS, `.${pick(HEADS)}`, behind ? 'h ~ 18.5 29! 19 18 30 13 44 17 45.6 29! 40 22.5 34 25 25 22' : top, pick(FACES), eyes, pick(MOUTHS), pick(SIGNS)]
  return cut(parts.join(';'), free ?? {}, own)
}
