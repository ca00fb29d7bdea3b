/** What somebody else has just done is told in one line: above the table, or by it where there is little height. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { flushSync, mount, unmount } from 'svelte'
import { MediaQuery } from 'svelte/reactivity'
import News from '../src/table/News.svelte'
import plain from '../src/table/plain'
import { bundleOf } from '../src/texts/bundle'
import { Speaker } from '../src/texts/speaker'
import { learn } from '../src/texts/voice.svelte'

const NAMES = ['Ann', 'Ève']
const SEATS = NAMES.map((name) => ({ kind: 'human', name, level: '', present: true, kept: false, word: '' }))
const MARKED = { type: 'marked', seat: 1 }
const VIEW = { type: 'bare-view', seat: 0, acting: [0], outcome: null }

let speak: Speaker
let shown: Record<string, unknown>[] = []

beforeEach(async () => {
  await learn('fr')
  speak = new Speaker('fr', bundleOf('fr', ['event-marked = { $seat } a joué\nyou = vous\n']), { seat: 'seat' }, NAMES, 0)
})
afterEach(() => {
  for (const one of shown) void unmount(one)
  shown = []
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

/** How often it is told, by the line and by the table under it. */
function told({ low = false, by = 1, outcome = null as object | null, events = [MARKED] as readonly object[] } = {}): number[] {
  vi.spyOn(MediaQuery.prototype, 'current', 'get').mockReturnValue(low)
  const table = { view: VIEW, moves: [], seats: SEATS, you: 0, send: async () => true, say: () => {}, lastEvents: events, limits: [], busy: false, tv: false, hand: false, speak, history: () => [] }
  const parts = [
    () => mount(News, { target: document.body, props: { moment: { by, outcome }, events, you: 0, speak } as never }),
    () => mount(plain.Table, { target: document.body, props: table as never }),
  ]
  return parts.map((part) => {
    const before = document.body.textContent.split('Ève a joué').length
    shown.push(part())
    flushSync()
    return document.body.textContent.split('Ève a joué').length - before
  })
}

test('on a tall phone the line tells it, and the table does not say it again', () => {
  expect(told()).toEqual([1, 0])
})

test('where there is little height the table tells it, and the line is gone', () => {
  expect(told({ low: true })).toEqual([0, 1])
})

test('nobody is told what they did themselves, nor anything after a jump or the end', () => {
  expect(told({ by: 0 })).toEqual([0, 0])
  expect(told({ events: [] })).toEqual([0, 0])
  expect(told({ outcome: {} })).toEqual([0, 0])
})
