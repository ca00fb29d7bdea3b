/** The last move is marked on the table until the next one. */

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import TapechoTable from '../src/games/tapecho/Table.svelte'
import TarotTable from '../src/games/tarot/Table.svelte'
import type { TapechoEvent, TapechoView } from '../src/generated/tapecho'
import { shapes as tapechoShapes } from '../src/generated/tapecho'
import type { TarotEvent, TarotView } from '../src/generated/tarot'
import { shapes as tarotShapes } from '../src/generated/tarot'
import { complete } from '../src/lib/complete'
import { motion } from '../src/lib/motion.svelte'
import type { Seats } from '../src/table/contract'
import { kitOf } from '../src/table/modules'
import { gameBundle } from '../src/texts/bundle'
import { Speaker } from '../src/texts/speaker'

const NAMES = ['Ann', 'Bob', 'Chloé', 'Dédé']
const SEATS: Seats = NAMES.map((name) => ({ kind: 'human', name, level: '', present: true, kept: false, word: '' }) as never)

let shown: Record<string, unknown> | null = null
beforeEach(() => {
  vi.useFakeTimers()
  motion.reduced = true
})
afterEach(() => {
  vi.useRealTimers()
  if (shown) void unmount(shown)
  document.body.replaceChildren()
})

const common = { moves: [], seats: SEATS, you: null, send: async () => false, limits: [], busy: false, tv: false, hand: false, say: () => {} }
const speaker = async (game: string) => new Speaker('fr', await gameBundle('fr', game), (await kitOf(game)).words, NAMES, null)

test('Tapécho: the card and its target stay in sight when the card has found its place', async () => {
  const speak = await speaker('tapecho')
  const piles = [[], [], [], []]
  const view = complete<TapechoView>(tapechoShapes, 'TapechoView', { type: 'tapecho-view', seat: null, seats: 4, phase: 'turn', turn: 2, acting: [2], options: {}, figures: '1 a5b h3b h7b xb-skip xb-mute', context: 0, camps: [0, 1, 0, 1], counts: [5, 5, 5, 5], atouts: piles, handicaps: [[], [], [2], []], lying: [null, null, null, null], attackers: [null, null, null, null], ties: piles, seen: piles })
  const laid = { type: 'card-laid', seat: 1, card: 2, on: 2, kind: 'handicap', pick: null, effect: '', count: 0 } as TapechoEvent
  shown = mount(TapechoTable, { target: document.body, props: { ...common, view, lastEvents: [laid], speak, history: () => [laid] } })
  flushSync()
  vi.advanceTimersByTime(20_000)
  flushSync()
  const last = document.querySelector('[data-last="2"]')
  expect(last?.textContent).toMatch(/Bob.*→.*Chloé/s)
  expect([...document.querySelectorAll('.lately')].map((seat) => seat.getAttribute('data-seat'))).toEqual(['2'])
})

test('Tarot: the trick that was taken lies beside the next one, with who took it', async () => {
  const speak = await speaker('tarot')
  const cards = [0, 1, 2, 3]
  const view = complete<TarotView>(tarotShapes, 'TarotView', { type: 'tarot-view', seat: null, seats: 4, phase: 'play', acting: [2], leader: 2, counts: [5, 5, 5, 5], won: [[], [], cards, []], shown: [[], [], [], []], bonuses: [0, 0, 0, 0], draw: { cards: [-1, -1, -1, -1] }, bids: [], trick: [], waiting: [], sheet: [], hand: [], lost: [], options: {} })
  const played = cards.map((card): TarotEvent => ({ type: 'card-played', seat: card, card }))
  const events: TarotEvent[] = [...played, { type: 'trick-won', seat: 2, cards }]
  shown = mount(TarotTable, { target: document.body, props: { ...common, view, lastEvents: [], speak, history: () => events } })
  flushSync()
  vi.advanceTimersByTime(20_000)
  flushSync()
  expect([...document.querySelectorAll('[data-taken]')].map((card) => card.getAttribute('data-taken'))).toEqual(['0', '1', '2', '3'])
  expect(document.querySelector('.taken')?.getAttribute('aria-label')).toMatch(/^Chloé ramasse/)
})
