import { expect, test } from 'vitest'
import * as tango from '../src/generated/tango'
import * as tarot from '../src/generated/tarot'
import { type Clause, keyOf, linked, nutshell, parsed, RULED, rulesOf, search, sectioned } from '../src/lib/rules'
import { folded } from '../src/lib/search'

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

/** Those of a list that are there more than once. */
const repeated = (list: readonly string[]): readonly string[] => list.filter((one, index) => list.indexOf(one) < index)

const wordsOf = (clause: Clause): readonly string[] => folded(`${clause.number} ${clause.title} ${clause.section} ${clause.text}`).split(' ')

test.each(RULED.flatMap((game) => ['fr', 'en'].map((lang) => [game, lang] as const)))(
  'whatever word of %s is looked for, in %s, each section and each clause is shown once',
  async (game, lang) => {
    const page = (await rulesOf(game, lang))!
    for (const word of new Set(page.clauses.flatMap(wordsOf))) {
      const found = search(page, word)
      const sections = sectioned(found)
      expect(repeated(sections.map((section) => section.name)), word).toEqual([])
      expect(repeated(found.map(keyOf)), word).toEqual([])
      expect(sections.flatMap((section) => section.clauses).length, word).toBe(found.length)
    }
  },
)

test('the section of the best find comes first, and the best find first in it', () => {
  const page = parsed('# T\n## One\n### A1 · Cards\nA fool.\n### A2 · Fools\nMany.\n## Two\n### A3 · The fool\nHe.\n')
  expect(sectioned(search(page, 'fool')).map(({ name, clauses }) => [name, clauses.map(keyOf)])).toEqual([
    ['One', ['A2', 'A1']],
    ['Two', ['A3']],
  ])
})

test.each(RULED.flatMap((game) => ['fr', 'en'].map((lang) => [game, lang] as const)))('%s is told in five lines, in %s', async (game, lang) => {
  const page = (await rulesOf(game, lang))!
  expect(nutshell(page)).toHaveLength(5)
  expect(search(page, lang === 'fr' ? 'but du jeu' : 'aim of the game')[0]).toBe(page.clauses[0])
})

test('words that people look for find the clause, and are not shown', async () => {
  const page = (await rulesOf('tarot', 'fr'))!
  expect(search(page, 'entamer').map((clause) => clause.number)).toContain('T7')
  expect(search(page, 'levée').map((clause) => clause.number)).toContain('T14')
  expect(search(page, 'pli').length).toBeGreaterThan(3)
  expect(page.clauses.some((clause) => /<!--/.test(clause.text + JSON.stringify(clause.blocks)))).toBe(false)
})
