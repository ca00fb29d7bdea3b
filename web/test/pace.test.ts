import { expect, test } from 'vitest'
import { shapes } from '../src/generated/protocol'
import { complete } from '../src/lib/complete'
import { waitsForTap } from '../src/table/pace'

const seat = (kind: string, kept = false) => complete(shapes, 'SeatInfo', { kind, kept }) as never
const SEATS = [seat('human'), seat('bot'), seat('bot')]
const moment = (changes: object = {}) => ({ view: { acting: [2] }, windows: [], by: 1, outcome: null, ...changes }) as never

test('a bot waits for a tap after another bot, and after chance', () => {
  expect(waitsForTap('tap', SEATS, moment())).toBe(true)
  expect(waitsForTap('tap', SEATS, moment({ by: -1 }))).toBe(true)
  expect(waitsForTap('tap', [seat('human'), seat('bot'), seat('human', true)], moment())).toBe(true)
})

test('nobody taps for what they did themselves, for humans, in a race, or after the end', () => {
  expect(waitsForTap('tap', SEATS, moment({ by: 0 }))).toBe(false)
  expect(waitsForTap('tap', SEATS, moment({ view: { acting: [0] } }))).toBe(false)
  expect(waitsForTap('tap', SEATS, moment({ view: { acting: [1, 2] } }))).toBe(false)
  expect(waitsForTap('tap', SEATS, moment({ windows: [{}] }))).toBe(false)
  expect(waitsForTap('tap', SEATS, moment({ outcome: {} }))).toBe(false)
  for (const pace of ['lively', 'calm'] as const) expect(waitsForTap(pace, SEATS, moment())).toBe(false)
  expect(waitsForTap('tap', [seat('human', true), seat('bot'), seat('bot')], moment())).toBe(false)
})
