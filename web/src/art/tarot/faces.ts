/** The fifty faces of Tarot décalé, 100 × 140: the index on a corner of ivory, the picture on the rest. */

import { EMBLEMS } from '../emblems'
import { INDEX_FRAME } from '../frame'
import { folded, wide } from '../numerals'
import { scissors, type Cutting, type Place } from '../scissors'
import { papersOf, SCHOOLS } from './cast'
import { ELEVES, HISTOIRE, INTERRO, PROVISEURS, SCIENCES, SPORT } from './people'
import { ATOUTS, EXCUSE } from './scenes'

const PER_SCHOOL = 9
const FIRST_ATOUT = 36
const EXCUSE_CARD = 49

const INDEXES = ['?', 'É', 'É', 'É', 'É', 'Sc', 'HG', 'Sp', 'P']
/** Where the school's emblem is worn, by rank: cap, chest, cover of the book. */
const BADGES: readonly (Place | null)[] = [
  null,
  { x: 51.6, y: 113, scale: 0.6 },
  { x: 51.4, y: 34.4, scale: 0.56 },
  { x: 62.4, y: 120.6, scale: 0.56, turn: -4 },
  { x: 34, y: 112, scale: 0.56 },
  { x: 25, y: 112, scale: 0.6 },
  { x: 77, y: 116, scale: 0.5 },
  { x: 52, y: 34, scale: 0.56 },
  null,
]
const PEOPLE = [INTERRO, ...ELEVES, SCIENCES, HISTOIRE, SPORT]

/** The face of a card, by its number. */
export function face(card: number): Cutting {
  return card < FIRST_ATOUT ? schoolFace(Math.floor(card / PER_SCHOOL), card % PER_SCHOOL) : atoutFace(card)
}

function schoolFace(school: number, rank: number): Cutting {
  const { emblem, papers } = SCHOOLS[school]!
  const snip = scissors(papersOf(school, rank - 1))
  const picture = rank === PER_SCHOOL - 1 ? PROVISEURS[school]! : PEOPLE[rank]!
  const badge = BADGES[rank]
  return [
    ...snip('l ^ 2 2 98 2 98 138 2 138'),
    ...snip(picture),
    ...(badge ? scissors({ c: rank === 5 ? papers.c! : papers.l!, p: papers.d! })(EMBLEMS[emblem], badge) : []),
    ...INDEX_FRAME,
    ...index(INDEXES[rank]!, papers.d!),
    ...snip(EMBLEMS[emblem], { x: 9.5, y: 33, scale: 0.95 }),
  ]
}

function atoutFace(card: number): Cutting {
  const number = card - FIRST_ATOUT + 1
  const bout = card === EXCUSE_CARD || number === 1 || number === 13
  const ground = bout ? '#e5b53d' : '#27303f'
  const snip = scissors({ c: '#1d1a26', q: ground, s: '#e0a878', h: '#4a2c1c' })
  return [
    ...snip('q ^ 2 2 98 2 98 138 2 138'),
    ...snip(card === EXCUSE_CARD ? EXCUSE : ATOUTS[number - 1]!),
    ...INDEX_FRAME,
    ...(card === EXCUSE_CARD ? snip(EMBLEMS.star, { x: 8, y: 8, scale: 1.12 }) : index(String(number), '#1d1a26')),
    ...scissors({ c: bout ? '#b07d12' : '#1d1a26' })(EMBLEMS.bell, { x: 9.5, y: 34, scale: 0.9 }),
  ]
}

function index(word: string, colour: string): Cutting {
  const scale = Math.min(1.14, 26 / wide(word))
  const x = 19.4 - (wide(word) * scale) / 2
  const accented = word === 'É'
  return folded(word, colour, x, accented ? 12 : 8.6, scale * (accented ? 0.88 : 1), word.length > 1 ? 3.9 : 4.4)
}
