/** The music of the house: sound in itself, and heard only where somebody wants it. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { barOf, type Piece, playMusic, SCORES } from '../src/lib/music'
import { prefs } from '../src/lib/prefs.svelte'

const PIECES = Object.keys(SCORES) as Piece[]

test.each(PIECES)('%s: a tune for every chord, in three beats, that ends at home', (piece) => {
  const { chords, tune } = SCORES[piece]
  expect(tune.length).toBe(chords.length)
  for (const [number, bar] of tune.entries()) {
    expect(bar.length).toBe(3)
    const notes = barOf(piece, number)
    const sung = notes.filter(({ voice }) => voice === 'tune')
    expect(sung.reduce((beats, { length }) => beats + length, 0)).toBe(3)
    // The first note of a bar belongs to its chord.
    const [root, third, fifth] = chords[number]!
    expect([root, root + third, root + fifth].map((pitch) => (pitch + 48) % 12)).toContain((sung[0]!.pitch + 48) % 12)
  }
  expect((tune.at(-1)![0]! + 48) % 12).toBe((chords[0]![0] + 48) % 12)
})

class Param {
  setValueAtTime = vi.fn()
  linearRampToValueAtTime = vi.fn()
  exponentialRampToValueAtTime = vi.fn()
}
class Node {
  gain = new Param()
  connect = vi.fn((next: unknown) => next)
  disconnect = vi.fn()
  start = vi.fn(() => (started += 1))
  stop = vi.fn()
}
class Context {
  currentTime = 0
  state = 'running'
  destination = new Node()
  resume = async () => {}
}
let started = 0

beforeEach(() => {
  vi.useFakeTimers()
  started = 0
  vi.stubGlobal('AudioContext', Context)
  vi.stubGlobal('GainNode', Node)
  vi.stubGlobal('OscillatorNode', Node)
})
afterEach(() => {
  prefs.sound = false
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a phone is silent until its owner wants sounds', () => {
  const stop = playMusic('waiting')
  vi.advanceTimersByTime(5000)
  expect(started).toBe(0)
  stop()
})

test('it plays on, and stops when it is told to', () => {
  prefs.sound = true
  const stop = playMusic('waiting')
  const first = started
  expect(first).toBeGreaterThan(4)
  vi.advanceTimersByTime(5000)
  expect(started).toBeGreaterThan(2 * first)
  stop()
  const heard = started
  vi.advanceTimersByTime(5000)
  expect(started).toBe(heard)
})

test('what is played for the winners comes to an end', () => {
  prefs.sound = true
  playMusic('party')
  vi.advanceTimersByTime(60_000)
  const heard = started
  vi.advanceTimersByTime(60_000)
  expect(started).toBe(heard)
})
