import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { flushSync } from 'svelte'
import { afterPaint, Stages } from '../src/lib/paint.svelte'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] }))
afterEach(() => void vi.useRealTimers())

/** A picture, and what waits for it. */
function picture(): void {
  vi.advanceTimersToNextFrame()
  vi.advanceTimersByTime(1)
  flushSync()
}

/** Open something drawn in stages and note each; gives back how to leave. */
function open(what: string, last: number, seen: number[]): () => void {
  const leave = $effect.root(() => {
    const stage = new Stages(what, last)
    $effect(() => void seen.push(stage.now))
  })
  flushSync()
  return leave
}

test('it is done after a picture, not before', () => {
  const done = vi.fn()
  afterPaint(done)
  vi.advanceTimersByTime(1)
  expect(done).not.toHaveBeenCalled()
  picture()
  expect(done).toHaveBeenCalledOnce()
})

test('what was called off is not done', () => {
  const done = vi.fn()
  const [early, late] = [afterPaint(done), afterPaint(done)]
  early()
  vi.advanceTimersToNextFrame()
  late()
  vi.advanceTimersByTime(100)
  expect(done).not.toHaveBeenCalled()
})

test('where nobody looks nothing waits for pictures', () => {
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const done = vi.fn()
  afterPaint(done)
  vi.advanceTimersByTime(1)
  expect(done).toHaveBeenCalledOnce()
  hidden.mockRestore()
})

test('a stage after each picture; what comes back is there at once', () => {
  const seen: number[] = []
  const leave = open('garden', 2, seen)
  picture()
  picture()
  picture()
  expect(seen).toEqual([0, 1, 2])
  leave()
  const again: number[] = []
  open('garden', 2, again)()
  expect(again).toEqual([2])
})

test('whoever leaves in between finds it in stages again', () => {
  open('cellar', 2, [])()
  picture()
  const seen: number[] = []
  open('cellar', 2, seen)()
  expect(seen).toEqual([0])
})
