/** Earlier editions: their own sentences and clauses lie over those of the newest. */

import { expect, test } from 'vitest'
import { overlaid, parsed } from '../src/lib/rules'
import { layers } from '../src/texts/bundle'

const PATHS = [
  '../games/matches/texts.fr.ftl',
  '../games/matches/texts.1.fr.ftl',
  '../games/matches/texts.1.en.ftl',
  '../games/matches/texts.2.fr.ftl',
  '../games/other/texts.7.fr.ftl',
]

test('a table is told by all layers from the newest back to its own edition', () => {
  expect(layers(PATHS, 'matches', 1)).toEqual([2, 1])
  expect(layers(PATHS, 'matches', 2)).toEqual([2])
  expect(layers(PATHS, 'matches', 3)).toEqual([])
  expect(layers(PATHS, 'matches', Infinity)).toEqual([])
})

test('an earlier page has its own clauses in their places', () => {
  const newest = parsed('# Title\n\n## One\n\n### M1 · Aim\n\nWin.\n\n### M2 · Turn\n\nTake.')
  const first = parsed('### M1 · Aim\n\nLose.\n\n### M9 · Gone\n\nOnce.')
  expect(overlaid(newest, first).clauses.map((clause) => [clause.number, clause.text])).toEqual([
    ['M1', 'Lose.'],
    ['M2', 'Take.'],
    ['M9', 'Once.'],
  ])
})
