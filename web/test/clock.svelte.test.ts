/** Clocks of one page agree: the header's and the ring on the table. */

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toldTime } from '../src/lib/clock'
import Countdown from '../src/parts/Countdown.svelte'
import Clock from '../src/table/Clock.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('both say the same at every moment, whenever each came', () => {
  const limit = { name: 'word-1', seats: [0], ends: Date.now() + 100_000, whole: 100_000 }
  const first = mount(Clock, { target: document.body, props: { limit } })
  flushSync()
  vi.advanceTimersByTime(130)
  const second = mount(Countdown, { target: document.body, props: { limit } })
  flushSync()
  for (let i = 0; i < 900; i += 1) {
    vi.advanceTimersByTime(97)
    flushSync()
    expect(document.querySelector('[role=timer]')?.textContent?.trim()).toBe(document.querySelector('svg text')?.textContent)
  }
  void unmount(first)
  void unmount(second)
})

test('time is told alike: seconds, then minutes', () => {
  expect([59_900, 60_001, 61_000, 100_000, 0].map(toldTime)).toEqual(['1:00', '1:01', '1:01', '1:40', '0'])
})
