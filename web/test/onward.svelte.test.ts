import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { goAlong, NOTICE, onward, wayAt, wayOf, wayTo } from '../src/lib/onward.svelte'
import { router } from '../src/lib/router.svelte'

const SEATED = wayOf('table', '', true)
const TELEVISION = wayOf('tv', '', false)

let gone: string[]
let leave: () => void

beforeEach(() => {
  vi.useFakeTimers()
  gone = []
  vi.spyOn(router, 'go').mockImplementation((address) => void gone.push(address))
  leave = $effect.root(() => goAlong(() => true))
})
afterEach(() => {
  leave()
  onward.leave()
  document.body.replaceChildren()
  sessionStorage.clear()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Time passes. */
function wait(time: number): void {
  flushSync()
  vi.advanceTimersByTime(time)
  flushSync()
}

test.each([
  ['table', '', true, '/t/NEXT'],
  ['table', '?hands=3', true, '/t/NEXT?hands=3'],
  ['hand', '?view=hand', true, '/t/NEXT?view=hand'],
  ['table', '', false, '/t/NEXT?watch='],
  ['table', '?watch', false, '/t/NEXT?watch='],
  ['text', '', true, '/text/NEXT'],
  ['text', '', false, '/text/NEXT?watch='],
  ['tv', '?lang=fr', false, '/tv/NEXT'],
] as const)('the next match is seen as this one: %s %s %s', (mode, search, seated, address) => {
  expect(wayTo(wayOf(mode, search, seated), 'NEXT')).toBe(address)
})

test('whoever sees the next match come goes along after a word', () => {
  onward.look('LATE', SEATED, '')
  wait(NOTICE)
  onward.look('LATE', SEATED, 'NEXT')
  expect(onward.soon).toBe(true)
  wait(NOTICE - 1)
  expect(gone).toEqual([])
  wait(1)
  expect(gone).toEqual(['/t/NEXT'])
})

test('whoever would rather stay keeps the way open', () => {
  onward.look('LATE', SEATED, '')
  onward.look('LATE', SEATED, 'NEXT')
  wait(10)
  onward.stay()
  wait(NOTICE * 2)
  expect(gone).toEqual([])
  expect([onward.soon, onward.address]).toEqual([false, '/t/NEXT'])
  onward.go()
  expect(gone).toEqual(['/t/NEXT'])
})

test('nobody is torn away from what they look at, and goes along when they have seen it', () => {
  onward.look('LATE', SEATED, '')
  onward.busy = true
  onward.look('LATE', SEATED, 'NEXT')
  wait(NOTICE * 2)
  expect(gone).toEqual([])
  expect(onward.address).toBe('/t/NEXT')
  onward.busy = false
  wait(NOTICE)
  expect(gone).toEqual(['/t/NEXT'])
})

test('whoever is writing is asked', () => {
  onward.look('LATE', SEATED, '')
  onward.look('LATE', SEATED, 'NEXT')
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  wait(NOTICE)
  expect(gone).toEqual([])
  expect([onward.soon, onward.address]).toEqual([false, '/t/NEXT'])
})

test('whoever pressed goes at once', () => {
  onward.look('LATE', SEATED, '')
  onward.press()
  onward.look('LATE', SEATED, 'NEXT')
  expect(gone).toEqual(['/t/NEXT'])
})

test('whoever opens an old table may look at it, and is shown the way', () => {
  onward.look('OLD', SEATED, 'NEXT')
  wait(NOTICE * 2)
  expect(gone).toEqual([])
  expect([onward.soon, onward.address]).toEqual([false, '/t/NEXT'])
})

test('on the way to the last match nobody stops at one in between', () => {
  onward.look('FIRST', SEATED, 'SECOND')
  onward.go()
  onward.look('SECOND', SEATED, 'THIRD')
  expect(gone).toEqual(['/t/SECOND', '/t/THIRD'])
  onward.look('THIRD', SEATED, '')
  expect(onward.address).toBe('')
})

test('a television goes from game to game, also one that was switched on late', () => {
  onward.look('LATE', TELEVISION, '')
  onward.look('LATE', TELEVISION, 'NEXT')
  wait(NOTICE)
  onward.leave()
  onward.look('OLD', TELEVISION, 'SECOND')
  expect(gone).toEqual(['/tv/NEXT', '/tv/SECOND'])
})

test('beside a replay there is only the way, for whoever was at the table', () => {
  expect(wayAt('LATE')).toBe(null)
  onward.look('LATE', SEATED, '')
  onward.leave()
  const way = wayAt('LATE')
  expect(way).toBe(SEATED)
  onward.offer('LATE', way!, 'NEXT')
  wait(NOTICE * 2)
  expect(gone).toEqual([])
  expect(onward.address).toBe('/t/NEXT')
})
