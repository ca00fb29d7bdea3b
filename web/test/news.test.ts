/** What the next person at a shared screen is told: what all there have seen, and no more. */

import { expect, test } from 'vitest'
import type { Tagged } from '../src/table/contract'
import { seenAlike } from '../src/table/news'
import type { Line } from '../src/table/store.svelte'

const line = (at: number, event: Tagged & Record<string, unknown>): Line => ({ id: at, kind: 'event', at, event })
const played = line(4, { type: 'card-played', seat: 0, card: 7 })

test('what all have seen since then is told in order', () => {
  const log = [line(2, { type: 'dealt', seat: 0 }), played, line(5, { type: 'trick-won', seat: 1 })]
  expect(seenAlike([log, log], 2).map(({ type }) => type)).toEqual(['card-played', 'trick-won'])
  expect(seenAlike([log, log], 5)).toEqual([])
})

test('what one of them has seen otherwise, or not at all, is left out', () => {
  const mine = [line(3, { type: 'dealt', seat: 0, cards: [1, 2] }), played]
  const yours = [line(3, { type: 'dealt', seat: 0, cards: [] }), played]
  expect(seenAlike([mine, yours], 0)).toEqual([played.kind === 'event' && played.event])
  expect(seenAlike([mine, []], 0)).toEqual([])
})

test('a note of the table is no news', () => {
  expect(seenAlike([[{ id: 1, kind: 'note', key: 'note-rewound', seat: 0 }]], 0)).toEqual([])
})
