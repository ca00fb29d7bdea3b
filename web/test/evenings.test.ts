import { beforeEach, expect, test } from 'vitest'
import { shapes } from '../src/generated/protocol'
import { complete } from '../src/lib/complete'
import { type Evening, evenings, keepEvening, lastTables, remove, tallies } from '../src/lib/evenings'
import { removed, restore } from '../src/lib/removed'
import { dayOf, eveningRow, noteEnd, tableRow } from '../src/table/mine'
import { houseBundle } from '../src/texts/bundle'
import { Voice } from '../src/texts/speaker'

const human = (name = '') => ({ name, kind: 'human' as const })
const BOT = { name: '', kind: 'bot' as const }

const evening = (code: string, changes: Partial<Evening> = {}): Evening => ({
  code,
  game: 'tarot',
  when: Date.parse('2026-11-01T20:30'),
  seats: [human(), BOT, BOT],
  mine: [0],
  scores: [30, 20, 25],
  winners: [0],
  ...changes,
})

const table = (changes: object = {}) => ({ code: 'BCDF', game: 'tarot', phase: 'playing' as const, seat: 0, names: ['', '', ''], kinds: ['human', 'bot', 'bot'] as const, faces: [0, 0, 0], turn: true, touched: 0, ...changes })

const voiceOf = async (lang: 'fr' | 'en') => new Voice(lang, await houseBundle(lang))

beforeEach(() => localStorage.clear())

test('games that are over are kept once, the latest first', () => {
  keepEvening(evening('A'))
  keepEvening(evening('B'))
  keepEvening(evening('A', { when: 1 }))
  expect(evenings().map(({ code, when }) => [code, when])).toEqual([
    ['B', evening('B').when],
    ['A', evening('A').when],
  ])
})

test('what was removed stays away, also when it is looked at again, until it is played again', () => {
  keepEvening(evening('A'))
  keepEvening(evening('B'))
  remove(['A', 'C'])
  keepEvening(evening('A'))
  expect(evenings().map(({ code }) => code)).toEqual(['B'])
  expect([...removed()]).toEqual(['A', 'C'])
  restore('A')
  keepEvening(evening('A'))
  expect(evenings().map(({ code }) => code)).toEqual(['A', 'B'])
})

test('a memory that is not ours is no game, and stops nothing', () => {
  for (const text of ['{', '7', '{"a":1}', '[null, 3, {"code":"A"}, {"code":"A","game":"tarot","when":1,"seats":[{}],"mine":[0],"scores":[],"winners":[]}]']) {
    localStorage.setItem('tablee.evenings', text)
    localStorage.setItem('tablee.tables', text)
    localStorage.setItem('tablee.removed', text)
    expect(evenings()).toEqual([])
    expect(lastTables()).toEqual([])
    expect(tallies(evenings())).toEqual([])
  }
})

test('tables kept by an earlier version are read, and nobody in them is nameless', async () => {
  const { kinds, ...old } = table({ names: ['', 'Léa', ''] })
  localStorage.setItem('tablee.tables', JSON.stringify([old]))
  const [found] = lastTables()
  expect(found?.kinds).toEqual(['human', 'human', 'bot'])
  expect(tableRow(found!, await voiceOf('fr')).about).toBe('vous, Léa et Praline')
  expect(kinds).toBeDefined()
})

test.each([
  ['fr', 'vous, Biscotte', 'Gagnée par Mistral'],
  ['en', 'you, Biscotte', 'Won by Mistral'],
] as const)('a row says who, when and who won, in %s', async (lang, start, result) => {
  const row = eveningRow(evening('A', { seats: [BOT, BOT, human(), human()], mine: [2], winners: [1] }), await voiceOf(lang))
  expect(row.about.startsWith(start), row.about).toBe(true)
  expect(row.about).toContain(lang === 'fr' ? 'Joueur 4' : 'Player 4')
  expect(row.faces.map(({ bot }) => bot)).toEqual([false, true, true, false])
  expect(row.result).toBe(result)
  expect(row.when).toContain('2026')
  expect(row.lit).toBe(false)
})

test('one’s own victory is told as such, a shared one with whom', async () => {
  const voice = await voiceOf('fr')
  expect(eveningRow(evening('A'), voice)).toMatchObject({ lit: true, state: 'gagnée', result: '' })
  expect(eveningRow(evening('A', { winners: [0, 1] }), voice).result).toBe('Victoire partagée avec Mistral')
})

test('free seats are nobody', async () => {
  const row = tableRow(table({ phase: 'open', turn: false, names: ['Ann', '', ''], kinds: ['human', 'empty', 'bot'] }), await voiceOf('fr'))
  expect(row.about).toBe('vous et Praline')
  expect(row.faces).toHaveLength(2)
})

test('those who shared a screen come back to it together', async () => {
  localStorage.setItem('tablee.pass.BCDF', '["Ann","Bob"]')
  expect(tableRow(table(), await voiceOf('fr')).href).toBe('/t/BCDF?hands=2')
  expect(eveningRow(evening('X'), await voiceOf('fr')).href).toBe('/t/X')
})

test('figures: played, won, best score and wins in a row, of one’s own games alone', () => {
  const lost = { winners: [1], scores: [44, 50, 1] }
  const games = [evening('F'), evening('E'), evening('D', lost), evening('C'), evening('B', { game: 'tango', scores: [1, 0], winners: [0] }), evening('A', { mine: [0, 1] })]
  expect(tallies(games)).toEqual([
    { game: 'tarot', played: 4, won: 3, best: 44, streak: 2 },
    { game: 'tango', played: 1, won: 1, best: null, streak: 1 },
  ])
  expect(tallies([evening('A'), evening('B')])[0]?.streak).toBe(2)
  expect(tallies([evening('A', lost)])[0]?.streak).toBe(0)
})

test('an evening of today has an hour, an older one a date', () => {
  const now = Date.parse('2026-11-18T22:00')
  expect(dayOf(now - 3_600_000, 'fr', now)).toMatch(/mercredi.*21:00/)
  expect(dayOf(now - 3 * 86_400_000, 'en', now)).toContain('2026')
})

test('people are seen with the portraits that they had chosen', async () => {
  const voice = await voiceOf('fr')
  noteEnd(complete(shapes, 'Lobby', { code: 'F', game: 'tarot', seats: [{ kind: 'human', name: 'Ann', face: 7 }, { kind: 'bot' }] }), { scores: [1, 0], winners: [0] } as never, [0])
  expect(eveningRow(evenings()[0]!, voice).faces.map(({ face }) => face)).toEqual([7, 0])
  expect(tableRow(table({ names: ['Ann', 'Bob', ''], kinds: ['human', 'human', 'bot'], faces: [0, 12, 0] }), voice).faces.map(({ face }) => face)).toEqual([0, 12, 0])
  localStorage.setItem('tablee.tables', JSON.stringify([{ ...table(), faces: undefined }]))
  expect(tableRow(lastTables()[0]!, voice).faces).toHaveLength(3)
})
