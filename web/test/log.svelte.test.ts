import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { flushSync, mount, tick, unmount } from 'svelte'
import { motion } from '../src/lib/motion.svelte'
import type { Tagged } from '../src/table/contract'
import Log from '../src/table/Log.svelte'
import { Reading } from '../src/table/reading.svelte'
import { type Line, TableStore } from '../src/table/store.svelte'
import type { Speaker } from '../src/texts/speaker'
import { learn } from '../src/texts/voice.svelte'

/** A socket that the test speaks for. */
class Wire {
  static last: Wire
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  constructor() {
    Wire.last = this
  }
  send() {}
  close() {}
  hear(t: string, d: unknown) {
    this.onmessage?.({ data: JSON.stringify({ t, d, v: 1 }) })
  }
}

/** What came of an input: a dance that bears its number. */
const dance = (at: number) => ({ type: 'danced', dancer: at })
const entry = (at: number) => ({ at, events: [dance(at)] })
const entries = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => entry(from + 1 + i))
const step = (at: number, fields = {}) => ({ at, seat: 0, events: [dance(at)], view: { type: 'tango-view', seat: null, acting: [0] }, ...fields })
const LOBBY = { code: 'BCDFGH', game: 'tango', rules: 1, phase: 'playing', options: {}, seats: [], host: null, listed: false, clock: 0, promise: { commitment: '' } }
const welcome = (since: number, at: number, fields = {}) => ({ v: 1, you: null, host: false, name: '', lobby: LOBBY, log: entries(since, at), since, step: step(at, { events: [] }), ...fields })

let store: TableStore
let asked: string[]
/** What the server answers; it may be made to wait. */
let answer: (path: string) => Promise<{ since: number; log: unknown[] }>

const told = () => store.log.map((line) => (line.kind === 'event' ? line.at : line.key))
const settled = async (true_: () => boolean) => vi.waitFor(() => expect(true_()).toBe(true))

beforeEach(() => {
  motion.reduced = true
  asked = []
  answer = async (path) => {
    const before = Number(new URL(path, 'http://x').searchParams.get('before'))
    const since = Math.max(0, before - 4)
    return { since, log: entries(since, before) }
  }
  vi.stubGlobal('WebSocket', Wire)
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    const found = await answer(path)
    return { ok: true, json: async () => found }
  })
  store = new TableStore('BCDFGH')
})
afterEach(() => {
  store.leave()
  vi.unstubAllGlobals()
})

async function greeted(since: number, at: number, fields = {}) {
  Wire.last.hear('welcome', welcome(since, at, fields))
  await settled(() => store.moment !== null)
}

test('older pages are fetched one before the other, to the beginning', async () => {
  await greeted(6, 9)
  expect(told()).toEqual([7, 8, 9])
  await Promise.all([store.older(), store.older()])
  expect(told()).toEqual([3, 4, 5, 6, 7, 8, 9])
  await store.older()
  await store.older()
  expect(told()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(asked).toEqual(['/api/tables/BCDFGH/log?before=6', '/api/tables/BCDFGH/log?before=2'])
  expect(new Set(store.log.map((line) => line.id)).size).toBe(9)
})

test('players read back through their own eyes', async () => {
  await greeted(6, 9, { you: 2 })
  await store.older()
  expect(asked).toEqual(['/api/tables/BCDFGH/log?before=6&seat=2'])
})

test('what was taken back is struck out, also of older pages', async () => {
  await greeted(6, 9)
  await store.older()
  Wire.last.hear('step', step(10))
  Wire.last.hear('rewound', { seat: 0, step: step(8, { events: [] }) })
  await settled(() => store.moment?.at === 8)
  expect(told()).toEqual([3, 4, 5, 6, 7, 8, 'note-rewound'])
  Wire.last.hear('rewound', { seat: 0, step: step(1, { events: [] }) })
  await settled(() => store.moment?.at === 1)
  expect(told()).toEqual(['note-rewound', 'note-rewound'])
  expect(store.since).toBe(1)
})

test('a page that comes after an undo behind it is not put before what is there now', async () => {
  await greeted(6, 9)
  let send: (page: { since: number; log: unknown[] }) => void = () => {}
  answer = () => new Promise((resolve) => (send = resolve))
  const reading = store.older()
  await settled(() => asked.length === 1)
  Wire.last.hear('rewound', { seat: 0, step: step(4, { events: [] }) })
  await settled(() => store.since === 4)
  send({ since: 2, log: entries(2, 6) })
  await reading
  expect(told()).toEqual(['note-rewound'])
  expect(store.since).toBe(4)
})

test('whoever comes to a game that is over gets the beginning of a short one too', async () => {
  const outcome = { scores: [1, 0], winners: [0], reason: 'x' }
  await greeted(3, 5, { step: step(5, { events: [], outcome }) })
  await settled(() => store.since === 0)
  expect(told()).toEqual([1, 2, 3, 4, 5])
})

/** A log of which so many lines are here, and of which more can be had. */
function book(here: number, since: number) {
  const line = (at: number): Line => ({ id: at, kind: 'event', event: dance(at), at })
  const lines = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => line(from + 1 + i))
  const told = $state({ log: lines(since, since + here), since, older: vi.fn(async () => {}) })
  told.older.mockImplementation(async () => {
    const before = told.since
    told.since = Math.max(0, before - 400)
    told.log = [...lines(told.since, before), ...told.log]
  })
  const add = () => {
    told.log = [...told.log, line((told.log.at(-1)?.id ?? 0) + 1)]
  }
  return { told, add }
}

test('who reads back sees first what is here, then what is fetched; and new lines do not push it away', async () => {
  const { told, add } = book(250, 500)
  const reading = new Reading(() => told, 100)
  expect([reading.lines[0]!.id, reading.lines.length, reading.earlier]).toEqual([651, 100, true])
  await reading.back()
  await reading.back()
  expect(reading.lines[0]!.id).toBe(501)
  expect(told.older).not.toHaveBeenCalled()
  await reading.back()
  expect([reading.lines[0]!.id, told.since]).toEqual([401, 100])
  add()
  expect([reading.lines[0]!.id, reading.lines.length]).toEqual([401, 351])
  for (let i = 0; i < 9; i += 1) await reading.back()
  expect([reading.lines[0]!.id, reading.earlier]).toEqual([1, false])
})

test('the log has a button to what is older, fetches it when scrolled to its top, and stays where it is read', async () => {
  await learn('fr')
  const speak = { event: (event: Tagged) => event.type } as Speaker
  const { told, add } = book(30, 500)
  const target = document.body.appendChild(document.createElement('div'))
  const log = mount(Log, { target, props: { store: told, speak } })
  flushSync()
  const list = target.querySelector('ol')!
  const rows = () => target.querySelectorAll('li:not(:has(button))').length
  Object.defineProperty(list, 'scrollHeight', { get: () => 20 * rows() })
  Object.defineProperty(list, 'clientHeight', { get: () => 200 })
  expect(rows()).toBe(30)
  target.querySelector('button')!.click()
  await settled(() => rows() === 230)
  await settled(() => list.scrollTop === 20 * 200)
  list.scrollTop = 0
  list.dispatchEvent(new Event('scroll'))
  await settled(() => rows() === 430)
  expect(list.scrollTop).toBe(20 * 200)
  add()
  await tick()
  expect(list.scrollTop).toBe(20 * 200)
  list.scrollTop = 20 * rows() - 200
  list.dispatchEvent(new Event('scroll'))
  flushSync()
  expect(rows()).toBe(200)
  add()
  await tick()
  expect(list.scrollTop).toBe(20 * 200)
  void unmount(log)
  target.remove()
})
