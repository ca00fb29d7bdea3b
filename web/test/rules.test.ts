import { expect, test } from 'vitest'
import * as tango from '../src/generated/tango'
import * as tarot from '../src/generated/tarot'
import { linked, parsed, rulesOf, search } from '../src/lib/rules'

test.each([
  ['tango', tango.clauses],
  ['tarot', tarot.clauses],
] as const)('every clause of %s is on its page, in both languages', async (game, clauses) => {
  for (const lang of ['fr', 'en']) {
    const page = (await rulesOf(game, lang))!
    expect(page.clauses.map((clause) => clause.number).filter(Boolean)).toEqual(clauses)
    for (const clause of page.clauses) expect(clause.blocks.length, clause.number).toBeGreaterThan(0)
  }
})

test('a search finds numbers, words without accents, titles first', async () => {
  const page = (await rulesOf('tango', 'fr'))!
  expect(search(page, 'g8').map((clause) => clause.number)).toEqual(['G8'])
  expect(search(page, 'depart')[0]!.title.toLowerCase()).toContain('départ')
  expect(search(page, 'zzz')).toEqual([])
  expect(search(page, '  ')).toEqual(page.clauses)
})

test('numbers of clauses in a text become links', () => {
  expect(linked('voir G13, pas Z9.', ['G13'])).toEqual([
    { text: 'voir ', clause: null },
    { text: 'G13', clause: 'G13' },
    { text: ', pas ', clause: null },
    { text: 'Z9', clause: null },
    { text: '.', clause: null },
  ])
})

test('a drawing is a block of its own, and found by what it shows', () => {
  const page = parsed('# T\n\n## S\n\n### A1 · One\nText.\n\n![A leaf](veo6 a0 0 0)\n', 'tacta')
  expect(page.clauses[0]?.blocks[1]).toEqual({ kind: 'drawing', game: 'tacta', caption: 'A leaf', source: 'veo6 a0 0 0' })
  expect(search(page, 'leaf')).toHaveLength(1)
  expect(search(page, 'veo6')).toHaveLength(0)
})
