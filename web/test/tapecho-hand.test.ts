import { expect, test } from 'vitest'
import { cardWidth, rowsFor } from '../src/games/tapecho/rows'

/** What a hand has of a small phone, and of a large one. */
const SHORT = { width: 359, height: 143 }
const TALL = { width: 374, height: 230 }

test('on a short screen six cards lie in one row, wider than in two', () => {
  expect(rowsFor(6, SHORT)).toBe(1)
  expect(cardWidth(6, 1, SHORT)).toBeGreaterThan(cardWidth(6, 2, SHORT))
})

test('ten cards lie in two rows', () => {
  expect(rowsFor(10, SHORT)).toBe(2)
  expect(rowsFor(10, TALL)).toBe(2)
})

test('where there is height two rows make the cards larger, unless they are read with ease in one', () => {
  expect(rowsFor(6, TALL)).toBe(2)
  expect(rowsFor(5, TALL)).toBe(1)
  expect(rowsFor(1, SHORT)).toBe(1)
})
