/** Who stands where at an end, and the end of a game that has no words of its own for it. */

import { beforeAll, expect, test } from 'vitest'
import type { Outcome } from '../src/generated/protocol'
import { prefs } from '../src/lib/prefs.svelte'
import { endingOf, placesOf, tell } from '../src/table/endings'
import { houseBundle } from '../src/texts/bundle'
import { Speaker } from '../src/texts/speaker'
import { learn } from '../src/texts/voice.svelte'

beforeAll(() => {
  prefs.lang = 'fr'
  return learn('fr')
})

const outcome = (scores: number[], winners: number[]): Outcome => ({ scores, winners, reason: 'rounds' })

test('the winners stand first, whatever the points; equals stand together', () => {
  expect(placesOf(outcome([7, 12, 7, 3], [1]))).toEqual([
    { rank: 1, seats: [1], text: '12 points' },
    { rank: 2, seats: [0, 2], text: '7 points' },
    { rank: 3, seats: [3], text: '3 points' },
  ])
  expect(placesOf(outcome([5, 5], [1])).map(({ seats }) => seats)).toEqual([[1], [0]])
})

test('where there are no points, those who have not won are not ranked', () => {
  expect(placesOf(outcome([0, 1, 0], [1]))).toEqual([
    { rank: 1, seats: [1], text: '' },
    { rank: null, seats: [0, 2], text: '' },
  ])
})

test('what a game calls the result counts before its scores', () => {
  const marks = [6, 8, 7].map((points) => ({ points, text: `${points} sur 8` }))
  expect(placesOf(outcome([0, 1, 0], [1]), marks).map(({ seats, text }) => [seats[0], text])).toEqual([
    [1, '8 sur 8'],
    [2, '7 sur 8'],
    [0, '6 sur 8'],
  ])
})

test('a game without an ending of its own tells its points and the best round', async () => {
  const speak = new Speaker('fr', await houseBundle('fr'), { seat: 'seat' }, ['Ann', 'Bob'], null)
  const view = { type: 'nowhere-view', seat: null, acting: [], outcome: outcome([3, 9], [1]), sheet: [[1, 2], [2, 7]] }
  const ending = tell(await endingOf('nowhere'), { view, seats: [], speak, history: [] })
  expect(ending.why).toEqual(['Bob\u00a0: 9 points', 'Ann\u00a0: 3 points'])
  expect(ending.moments).toEqual(['La plus belle manche\u00a0: Bob, 7 points à la manche 2.'])
})
