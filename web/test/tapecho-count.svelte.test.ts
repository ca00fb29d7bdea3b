import { afterEach, beforeEach, expect, test } from 'vitest'
import { flushSync, mount, unmount } from 'svelte'
import CountPanel from '../src/games/tapecho/CountPanel.svelte'
import module from '../src/games/tapecho/index'
import Sheet from '../src/games/tapecho/Sheet.svelte'
import type { Count } from '../src/games/tapecho/show.svelte'
import type { Counted, TapechoEvent, TapechoView } from '../src/generated/tapecho'
import { shapes } from '../src/generated/tapecho'
import { complete } from '../src/lib/complete'
import { motion } from '../src/lib/motion.svelte'
import type { Seats } from '../src/table/contract'
import { kitOf } from '../src/table/modules'
import { gameBundle } from '../src/texts/bundle'
import { Speaker } from '../src/texts/speaker'

const NAMES = ['Ann', 'Bob', 'Chloé', 'Dédé']
const SEATS: Seats = NAMES.map((name) => ({ kind: 'human', name, level: '', present: true, kept: false, word: '' }) as never)
/** Atouts of 5 and 3, handicaps of 7 and 2. */
const OWN = '1 a5b a3b h7b h2b'
/** Ann and Bob are a couple, and so are Chloé and Dédé, who win although Dédé has lost. */
const SCORES = [1, 0, 5, -2]
const view = (teams: TapechoView['options']['teams']): TapechoView =>
  complete(shapes, 'TapechoView', { type: 'tapecho-view', seat: 0, seats: 4, phase: 'over', acting: [], options: { teams }, figures: OWN, context: 0, camps: [0, 1, 0, 1], counts: [0, 0, 0, 0], sheet: [SCORES], outcome: { scores: [1, 0, 5, -2], winners: [2, 3], reason: 'rounds' } })
const counted = (seat: number, atouts: number, handicaps: number, held: number, cards: number[]): Counted => ({ type: 'counted', seat, atouts, handicaps, held, score: atouts - handicaps - held, cards, tied: null })
const COUNT: Count = {
  number: 1,
  winners: [2, 3],
  rows: [
    { seat: 2, atouts: [0], handicaps: [], counted: counted(2, 5, 0, 0, []) },
    { seat: 0, atouts: [1], handicaps: [], counted: counted(0, 3, 0, 2, [3]) },
    { seat: 1, atouts: [], handicaps: [], counted: counted(1, 0, 0, 0, []) },
    { seat: 3, atouts: [], handicaps: [2], counted: counted(3, 0, 7, 0, []) },
  ],
}

let target: HTMLElement
let speak: Speaker
let shown: Record<string, unknown> | null = null

beforeEach(async () => {
  speak = new Speaker('fr', await gameBundle('fr', 'tapecho'), (await kitOf('tapecho')).words, NAMES, 0)
  target = document.body.appendChild(document.createElement('div'))
})
afterEach(() => {
  if (shown) void unmount(shown)
  shown = null
  target.remove()
})

const text = (node: Element) => node.textContent!.replace(/\s+/g, ' ').trim()

function count(teams: TapechoView['options']['teams'], tv = false) {
  shown = mount(CountPanel, { target, props: { view: view(teams), count: COUNT, seats: SEATS, speak, tv, onclose: () => {} } })
  flushSync()
}

test('couples are counted together, the best first, and only they are marked', () => {
  count('couples')
  const groups = [...target.querySelectorAll('.group')]
  expect(groups.map((group) => text(group.querySelector('h3')!))).toEqual(['Chloé et Dédé −2', 'Ann et Bob 1'])
  expect(groups.map((group) => [...group.querySelectorAll('.row .who')].map(text))).toEqual([
    ['Chloé', 'Dédé'],
    ['Ann', 'Bob'],
  ])
  expect([...target.querySelectorAll('.won')]).toEqual([groups[0]])
})

test('sides that are not equal in number count by their mean, and it is said how', () => {
  shown = mount(CountPanel, { target, props: { view: { ...view('war_of_sexes'), camps: [0, 1, 0, 0] }, count: COUNT, seats: SEATS, speak, tv: false, onclose: () => {} } })
  flushSync()
  expect([...target.querySelectorAll('.group h3')].map(text)).toEqual(['Hommes 0 ÷ 1 = 0', 'Femmes −1 ÷ 3 = −0,3'])
})

test('where everybody plays alone, whoever has won is marked', () => {
  count('each')
  expect(target.querySelectorAll('.group')).toHaveLength(0)
  expect([...target.querySelectorAll('.won .who')].map(text)).toEqual(['Chloé', 'Dédé'])
})

test('the count says what lies on the table and what was left in hand', () => {
  count('each')
  const zones = [...target.querySelectorAll('.row')[1]!.querySelectorAll('.zone')]
  expect(zones.map((zone) => text(zone.querySelector('small')!))).toEqual(['Sur la table', 'En main'])
  expect(zones.map((zone) => [...zone.querySelectorAll('.sum')].map(text))).toEqual([['+3'], ['−2']])
})

test('a big screen has nothing to press', () => {
  count('each', true)
  expect(target.querySelector('button')).toBeNull()
})

test('the sheet of a finished match begins with the couple that has won', () => {
  shown = mount(Sheet, { target, props: { view: view('couples'), seats: SEATS, you: null, speak } })
  flushSync()
  expect([...target.querySelectorAll('tbody')].map((side) => text(side.querySelector('.side th .visually-hidden')!))).toEqual(['Chloé et Dédé', 'Ann et Bob'])
  expect(text(target.querySelector('.side th')!)).toContain('Ensemble')
  expect([...target.querySelectorAll('.best')].map((row) => text(row.querySelector('th')!))).toEqual(['Chloé', 'Dédé', 'Chloé et DédéEnsemble'])
})

test('the count is read before the result, the longer the more there is, also where nothing moves', () => {
  const end = (seats: number): TapechoEvent[] => Array.from({ length: seats }, (_, seat) => counted(seat, 1, 0, 0, []))
  for (const reduced of [false, true]) {
    motion.reduced = reduced
    expect(module.finale(end(4))).toBeGreaterThanOrEqual(9000)
    expect(module.finale(end(10))).toBeGreaterThan(module.finale(end(4)))
    expect(module.finale([])).toBe(0)
  }
})
