/** The small things of Tango: the movement token, the backs of the secret cards, the faces of the dancers' cards. */

import { EMBLEMS } from '../emblems'
import { FRAME } from '../frame'
import { scissors, type Cutting } from '../scissors'
import { DANCE_COLOURS, dancer, dancerPapers } from './dancers'

/** A movement token, 20 × 20: two steps as dance books print them. */
export function token(): Cutting {
  const snip = scissors({})
  return snip(
    `.p o 10 10 9.6; #d9a531 @ 1 10 10 8; R ~ 7.4 3.6 9 5.4 8.6 9 7.8 11.4 5.6 11.2 5 8 5.6 5; R o 6.8 13.6 1.5 1.6; R ~ 12.6 5.6 14.6 7.4 14.8 10.4 13.8 13 11.8 12.8 11 9.4 11.4 7; R o 13 15.4 1.4 1.5`,
  )
}

const STAR = 'l ^ 2 2 98 2 98 138 2 138; c * 50 74 60 43 16; l o 50 74 39 41'
const DIAMOND = 'l ^ 2 2 98 2 98 138 2 138; c ^ 50 -6 108 72 50 150 -8 72; l ^ 50 20 88 72 50 124 12 72'

/** The card of a dancer, 100 × 140. */
export function dancerCard(number: number): Cutting {
  const { emblem, papers } = DANCE_COLOURS[number % 4]!
  const snip = scissors(dancerPapers(number))
  const big = dancer(number)
  return [
    ...snip(number < 4 ? STAR : DIAMOND),
    ...snip('d o 50 126 34 6'),
    ...big.map((sheet) => moved(sheet.d, sheet)),
    ...FRAME,
    ...snip('p ^ 4 4 34 4 33.4 34.6 4 34'),
    ...scissors({ c: papers.d!, p: '#fbf5e6' })(EMBLEMS[emblem], { x: 8.4, y: 8.4, scale: 1.06 }),
  ]
}

/** The back of the secret cards: a fan and roses on crimson. */
export function secretBack(): Cutting {
  const snip = scissors({ c: '#8f2233', d: '#a42c40', g: '#d9a531' })
  const petals = Array.from({ length: 7 }, (_, i) => -60 + i * 20)
  return [
    ...snip('c ^ 2 2 98 2 98 138 2 138; d * 50 74 74 46 18'),
    ...petals.flatMap((turn, i) => snip(`.${i % 2 ? 'g' : '#fbf5e6'} ~ -2.4 0! 2.4 0! 8.4 -44 0 -48 -8.4 -44`, { x: 50, y: 98, turn })),
    ...snip('.#c6364a * 50 98 13 9 7; .#e4848c * 50 98 8.6 5.6 7 20; #8f2233 o 50 98 3'),
    ...scissors({ c: '#d9a531' })(EMBLEMS.heart, { x: 44, y: 19, scale: 0.6 }),
    ...FRAME,
  ]
}

/** The same sheet enlarged to fill a card. */
function moved(d: string, sheet: Cutting[number]): Cutting[number] {
  const scale = 1.22
  let vertical = false
  const path = d.replace(/-?\d+(\.\d+)?/g, (number) => {
    const value = Number(number) * scale + (vertical ? 20 : 14)
    vertical = !vertical
    return String(Math.round(value * 10) / 10)
  })
  return { ...sheet, d: path, width: sheet.width && sheet.width * scale }
}
