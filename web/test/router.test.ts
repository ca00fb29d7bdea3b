import { expect, test } from 'vitest'
import { browserLanguage } from '../src/lib/prefs.svelte'
import { extraAt } from '../src/lib/extras'
import { routeOf } from '../src/lib/router.svelte'

test.each([
  ['/', { screen: 'home' }],
  ['/t/bcdfgh', { screen: 'table', code: 'BCDFGH', mode: 'table' }],
  ['/tv/BCDFGH', { screen: 'table', code: 'BCDFGH', mode: 'tv' }],
  ['/text/BCDFGH', { screen: 'table', code: 'BCDFGH', mode: 'text' }],
  ['/replay/BCDFGH', { screen: 'replay', code: 'BCDFGH' }],
  ['/pass/tango', { screen: 'pass', game: 'tango' }],
  ['/rules', { screen: 'rules', game: null }],
  ['/rules/tarot', { screen: 'rules', game: 'tarot' }],
  ['/parties', { screen: 'evenings' }],
  ['/parties/x', { screen: 'nowhere' }],
  ['/t', { screen: 'nowhere' }],
  ['/t/A/b', { screen: 'nowhere' }],
  ['/%E0%A4%A', { screen: 'nowhere' }],
])('%s', (path, route) => {
  expect(routeOf(path)).toEqual(route)
})

test('a screen that a game brings has an address of its own, and is given what follows', () => {
  const extra = extraAt('jour')
  expect(extra).not.toBeNull()
  expect(routeOf('/jour')).toEqual({ screen: 'extra', extra, rest: null })
  expect(routeOf('/jour/2026-11-16')).toEqual({ screen: 'extra', extra, rest: '2026-11-16' })
  expect(extraAt('t')).toBeNull()
})

test('the language follows the browser, French if it speaks none of ours', () => {
  expect(browserLanguage(['en-GB', 'fr'])).toBe('en')
  expect(browserLanguage(['de', 'fr-CA'])).toBe('fr')
  expect(browserLanguage(['pt'])).toBe('fr')
  expect(browserLanguage(['br-FR', 'en'], ['fr', 'br', 'en'])).toBe('br')
})
