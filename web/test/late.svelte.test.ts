/** A page that takes its time to load, such as a television, shows no more time than there is. */

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import Clock from '../src/table/Clock.svelte'
import { kitOf } from '../src/table/modules'
import { type Moment, TableStore } from '../src/table/store.svelte'

/** A socket that the test speaks for. */
class Wire {
  static last: Wire
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

const LOBBY = { code: 'BCDFGH', game: 'tango', rules: 1, phase: 'playing', options: {}, seats: [], host: null, listed: false, clock: 10, promise: { commitment: '' } }
const step = (at: number, left: number) => ({ at, seat: 0, events: [], view: { type: 'tango-view', seat: null, acting: [0] }, deadlines: [{ name: 'turn', seats: [0], left }] })

beforeAll(async () => void (await kitOf('tango')), 60_000)
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('the time that the game takes to be fetched is not given again', async () => {
  vi.stubGlobal('WebSocket', Wire)
  const clock = vi.spyOn(Date, 'now').mockReturnValue(1_000_000)
  const store = new TableStore('BCDFGH')
  const moments: Moment[] = []
  store.onmoment = (moment) => moments.push(moment)
  Wire.last.hear('welcome', { v: 1, you: null, host: false, name: '', lobby: LOBBY, log: [], since: 0, step: step(1, 10_000) })
  clock.mockReturnValue(1_003_000)
  Wire.last.hear('step', step(2, 20_000))
  clock.mockReturnValue(1_007_000)
  await vi.waitFor(() => expect(moments).toHaveLength(2))
  const shown = moments.map(({ limits: [limit] }) => {
    const mounted = mount(Clock, { target: document.body, props: { limit: limit! } })
    flushSync()
    const text = document.querySelector('[role=timer]')!.textContent.trim()
    void unmount(mounted)
    return text
  })
  expect(shown).toEqual(['3', '16'])
  store.leave()
})

test('another game is told in its own words, and its table is fetched when it begins', async () => {
  vi.stubGlobal('WebSocket', Wire)
  const store = new TableStore('BCDFGH')
  Wire.last.hear('welcome', { v: 1, you: null, host: false, name: '', lobby: { ...LOBBY, game: 'tarot', phase: 'open' }, log: [], since: 0 })
  await vi.waitFor(() => expect(store.kit?.game).toBe('tarot'))
  Wire.last.hear('lobby', { ...LOBBY, phase: 'open' })
  await vi.waitFor(() => expect([store.kit?.game, store.lobby?.game]).toEqual(['tango', 'tango']))
  expect(store.kit?.Table).toBeNull()
  Wire.last.hear('lobby', LOBBY)
  Wire.last.hear('step', step(1, 0))
  await vi.waitFor(() => expect(store.moment?.view.type).toBe('tango-view'))
  expect(store.kit?.Table).not.toBeNull()
  store.leave()
})
