/** Games and languages that the page was not built with: the server brings them. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prefs } from '../src/lib/prefs.svelte'
import { rulesOf } from '../src/lib/rules'
import { shelf } from '../src/lib/shelf.svelte'
import { kitOf } from '../src/table/modules'
import { showsOf } from '../src/table/plain/shows'
import { bundleOf, gameBundle, houseBundle, phrase } from '../src/texts/bundle'

const GRID = { type: 'grid', field: 'board', columns: 'width', move: 'cell', words: 'seat' }
const INFO = {
  name: 'oie',
  version: 2,
  players: [2, 3],
  options: [],
  levels: ['steady'],
  wish: '',
  title: { fr: 'L’Oie', br: 'Ar Waz', en: 'The Goose' },
  about: { fr: 'Une case après l’autre.', br: '', en: 'One square after another.' },
  place: 100,
  minutes: 5,
  colour: { accent: ['#112233', '#445566'], on: ['#fff8ec', '#fff8ec'], ink: ['#112233', '#ddeeff'], cloth: ['#eeeeee', '#222222'] },
  tile: true,
}
const PAGE = {
  editions: [
    { version: 2, texts: 'title = L’Oie\nmove-roll = lancer deux dés\nevent-rolled = { $seat } a lancé', rules: '# L’Oie\n\n## Le jeu\n\n### O1 · Les dés\n\nDeux dés.' },
    { version: 1, texts: 'move-roll = lancer un dé', rules: '# L’Oie\n\n## Le jeu\n\n### O1 · Le dé\n\nUn dé.' },
  ],
  facts: { words: { seat: 'seat' }, clauses: ['O1'], endings: ['home'], facts: {}, shows: [GRID], view: 'OieView', events: { rolled: 'Rolled' }, shapes: { OieView: { omitted: { turn: 0 }, inner: {} } } },
  tile: null,
}
const ANSWERS: Record<string, unknown> = {
  '/api/games': [INFO],
  '/api/games/oie/page/fr': PAGE,
  '/api/games/tango/page/br': { ...PAGE, editions: [{ version: 1, texts: 'title = Tango breizh', rules: '# Tango breizh' }] },
  '/api/texts/br': { texts: 'rules = Reolennoù' },
}

beforeEach(() => {
  prefs.lang = 'fr'
  vi.stubGlobal('fetch', async (path: string) => {
    const found = ANSWERS[path]
    return new Response(JSON.stringify(found ?? { key: 'not-found' }), { status: found ? 200 : 404 })
  })
})
afterEach(() => vi.unstubAllGlobals())

test('its sentences are those of its package, by the edition that is played', async () => {
  expect(phrase(await gameBundle('fr', 'oie'), 'move-roll', {})).toBe('lancer deux dés')
  const first = await gameBundle('fr', 'oie', 1)
  expect(phrase(first, 'move-roll', {})).toBe('lancer un dé')
  expect(phrase(first, 'event-rolled', { seat: 'Ann' })).toBe('Ann a lancé')
  expect(phrase(first, 'rules', {})).toBe(phrase(await houseBundle('fr'), 'rules', {}))
})

test('its rules too; a game that nobody has is no page', async () => {
  expect((await rulesOf('oie', 'fr'))?.clauses.map(({ title }) => title)).toEqual(['Les dés'])
  expect((await rulesOf('oie', 'fr', 1))?.clauses.map(({ title }) => title)).toEqual(['Le dé'])
  expect(await rulesOf('poule', 'fr')).toBeNull()
})

test('it is played at the plain table, which is told what can be drawn', async () => {
  const kit = await kitOf('oie')
  expect(kit.clauses).toEqual(['O1'])
  const view = kit.view({ type: 'oie-view', seat: 0, acting: [0], outcome: null, width: 3, board: [null] })
  expect(view).toMatchObject({ turn: 0 })
  expect(showsOf(view)).toEqual([GRID])
  expect(kit.Table).toBe((await import('../src/table/plain')).default.Table)
})

test('the shelf holds the games of the page until the server has answered, then those installed, with their colours', async () => {
  expect(shelf.offers.length).toBeGreaterThan(1)
  expect(shelf.find('oie')).toBeNull()
  await shelf.look()
  expect(shelf.offers).toMatchObject([{ name: 'oie', minutes: 5 }])
  expect(shelf.languages).toEqual(['fr', 'br', 'en'])
  const rules = document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
  expect(rules.join()).toContain('#112233')
})

test('a language from outside says what it can, and the rest in English', async () => {
  const house = await houseBundle('br')
  expect(phrase(house, 'rules', {})).toBe('Reolennoù')
  expect(phrase(house, 'play-now', {})).toBe(phrase(await houseBundle('en'), 'play-now', {}))
  const tango = await gameBundle('br', 'tango')
  expect(phrase(tango, 'title', {})).toBe('Tango breizh')
  expect(phrase(tango, 'rules', {})).toBe('Reolennoù')
  expect(phrase(bundleOf('br', []), 'rules', {})).toBeNull()
})
