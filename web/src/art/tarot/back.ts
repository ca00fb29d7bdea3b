/** The back of the cards of Tarot décalé: a blackboard-green exercise book with the four emblems about a bell. */

import { EMBLEMS, type Emblem } from '../emblems'
import { FRAME } from '../frame'
import { scissors, type Cutting, type Place } from '../scissors'

const CORNERS: readonly [Emblem, Place][] = [
  ['drop', { x: 20, y: 22, scale: 0.9 }],
  ['sun', { x: 62, y: 22, scale: 0.9 }],
  ['leaf', { x: 20, y: 100, scale: 0.9 }],
  ['moon', { x: 62, y: 100, scale: 0.9 }],
]

export function back(): Cutting {
  const snip = scissors({ g: '#1f6b4a', d: '#195a3e', c: '#f3e7c9', p: '#195a3e' })
  const rules = Array.from({ length: 15 }, (_, i) => `#2b7a57 = 0.7 0 ${6 + i * 9} 100 ${6.3 + i * 9}`).join(';')
  return [
    ...snip(`g ^ 2 2 98 2 98 138 2 138; ${rules}`),
    ...snip('.d ^ 50 16 84 70 50 124 16 70; #d9a531 * 50 70 27 22 16'),
    ...scissors({ c: '#1f6b4a' })(EMBLEMS.bell, { x: 36.4, y: 55, scale: 1.36 }),
    ...CORNERS.flatMap(([emblem, place]) => snip(EMBLEMS[emblem], place)),
    ...FRAME,
  ]
}
