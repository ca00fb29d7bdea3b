import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { flushSync, mount, unmount } from 'svelte'
import Table from '../src/games/tapecho/Table.svelte'
import type { TapechoMove, TapechoView } from '../src/generated/tapecho'
import { shapes } from '../src/generated/tapecho'
import { complete } from '../src/lib/complete'
import { motion } from '../src/lib/motion.svelte'
import type { Seats } from '../src/table/contract'
import { kitOf } from '../src/table/modules'
import { gameBundle } from '../src/texts/bundle'
import { Speaker } from '../src/texts/speaker'

const NAMES = ['Ann', 'Bob', 'Chloé', 'Dédé']
const SEATS: Seats = NAMES.map((name) => ({ kind: 'human', name, level: '', present: true, kept: false, word: '' }) as never)
/** An atout, two handicaps, two attacks. */
const OWN = '1 a5b h3b h7b xb-skip xb-mute'
const view = (fields: Partial<TapechoView> = {}): TapechoView =>
  complete(shapes, 'TapechoView', { type: 'tapecho-view', seat: 0, seats: 4, phase: 'turn', turn: 0, acting: [0], options: {}, figures: OWN, context: 0, camps: [0, 1, 0, 1], counts: [5, 5, 5, 5], hand: [0, 1, 2, 3, 4], atouts: [[], [], [], []], handicaps: [[], [], [], []], lying: [null, null, null, null], attackers: [null, null, null, null], ties: [[], [], [], []], seen: [[], [], [], []], ...fields })
const lay = (card: number, on: number): TapechoMove => ({ type: 'lay', card, on, pick: null })
const first = (card: number, on: number): TapechoMove => ({ type: 'lay-first', card, on, pick: null })
const HARMS = [1, 2, 3, 4].flatMap((card) => [1, 2, 3].map((on) => [card, on] as const))
const MOVES: TapechoMove[] = [lay(0, 0), ...HARMS.flatMap(([card, on]) => [lay(card, on), first(card, on)]), ...[0, 1, 2, 3, 4].map((card): TapechoMove => ({ type: 'discard', card }))]

let target: HTMLElement
let speak: Speaker
let table: Record<string, unknown>

beforeEach(async () => {
  motion.reduced = true
  speak = new Speaker('fr', await gameBundle('fr', 'tapecho'), (await kitOf('tapecho')).words, NAMES, 0)
  target = document.body.appendChild(document.createElement('div'))
})
afterEach(() => {
  void unmount(table)
  target.remove()
})

/** The table of whoever plays in seat 0. */
function laid(now: TapechoView, answer = true) {
  const props = $state({ view: now, moves: MOVES, seats: SEATS, you: 0, send: vi.fn(async (_: TapechoMove) => answer), say: vi.fn(), lastEvents: [], limits: [], busy: false, tv: false, hand: false, speak, history: () => [] })
  table = mount(Table, { target, props: props as never })
  flushSync()
  return props
}
const tap = (selector: string) => {
  target.querySelector(selector)!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  flushSync()
}
const press = (name: string) => {
  const found = [...target.querySelectorAll('button')].find((button) => button.textContent?.trim() === name)!
  found.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  flushSync()
}
const aimed = () => [...target.querySelectorAll<HTMLElement>('[data-target]')].map((seat) => Number(seat.dataset.seat)).sort()
const legal = () => [...target.querySelectorAll<HTMLElement>('[data-card][data-legal]')].map((card) => Number(card.dataset.card)).sort()

test('the first of two cards is not sent before the second is aimed, and may be taken back', () => {
  const { send } = laid(view())
  tap('[data-card="3"]')
  press('Et une autre')
  tap('[data-seat="1"]')
  expect(target.querySelector('.plan')!.textContent).toContain('Bob')
  expect(legal()).toEqual([1, 2, 4]) // an atout is never the second, nor is anything thrown away now
  press('Annuler')
  expect(target.querySelector('.plan')).toBeNull()
  expect(legal()).toEqual([0, 1, 2, 3, 4])
  expect(send).not.toHaveBeenCalled()
})

test('a tap on the first of two cards takes it back', () => {
  const { send } = laid(view())
  tap('[data-card="3"]')
  press('Et une autre')
  tap('[data-seat="1"]')
  tap('[data-card="3"]')
  expect(target.querySelector('.plan')).toBeNull()
  expect(send).not.toHaveBeenCalled()
})

test('Escape puts the second card back, then the first', () => {
  const { send } = laid(view())
  const escape = () => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    flushSync()
  }
  tap('[data-card="3"]')
  press('Et une autre')
  tap('[data-seat="1"]')
  tap('[data-card="1"]')
  expect(target.querySelector('.action')).not.toBeNull()
  escape()
  expect(target.querySelector('.plan')).not.toBeNull()
  escape()
  expect(target.querySelector('.plan')).toBeNull()
  expect(legal()).toEqual([0, 1, 2, 3, 4])
  expect(send).not.toHaveBeenCalled()
})

test('a first card is not meant any more once the turn has passed without the second', () => {
  const props = laid(view())
  tap('[data-card="3"]')
  press('Et une autre')
  tap('[data-seat="1"]')
  props.view = view({ turn: 1, acting: [1] })
  props.moves = []
  flushSync()
  props.view = view()
  props.moves = MOVES
  flushSync()
  expect(target.querySelector('.plan')).toBeNull()
  expect(legal()).toEqual([0, 1, 2, 3, 4])
})

test('two attacks never go to one person, a handicap may', () => {
  laid(view())
  tap('[data-card="3"]')
  press('Et une autre')
  tap('[data-seat="1"]')
  tap('[data-card="4"]')
  expect(aimed()).toEqual([2, 3])
  tap('[data-card="1"]')
  expect(aimed()).toEqual([1, 2, 3])
})

test('where one of each is agreed, the second card is of the other kind', () => {
  const agreed = view()
  laid({ ...agreed, options: { ...agreed.options, one_of_each: true } })
  tap('[data-card="3"]')
  press('Et une autre')
  tap('[data-seat="1"]')
  expect(legal()).toEqual([1, 2])
})

/** Both cards are aimed. */
async function both(props: ReturnType<typeof laid>) {
  tap('[data-card="3"]')
  press('Et une autre')
  tap('[data-seat="1"]')
  tap('[data-card="1"]')
  tap('[data-seat="2"]')
  expect(props.send.mock.calls).toEqual([[first(3, 1)]])
  await Promise.resolve()
}

test('the two cards go one after the other', async () => {
  const props = laid(view())
  await both(props)
  Object.assign(props, { view: view({ phase: 'second', hand: [0, 1, 2, 4], queue: [{ card: 3, on: 1, pick: null }] as never }), moves: HARMS.filter(([card]) => card !== 3).map(([card, on]) => lay(card, on)) })
  await vi.waitFor(() => {
    flushSync()
    expect(props.send.mock.calls).toEqual([[first(3, 1)], [lay(1, 2)]])
  })
})

test('if the first card is refused, the second stays', async () => {
  const props = laid(view(), false)
  await both(props)
  await vi.waitFor(() => {
    flushSync()
    expect(legal()).toEqual([0, 1, 2, 3, 4])
  })
  props.view = view({ phase: 'react', acting: [] })
  props.moves = []
  flushSync()
  expect(props.send).toHaveBeenCalledTimes(1)
})

test('an atout that only one’s partner may have is not said to be laid in front of oneself', () => {
  const props = laid(view({ partner: 1 }))
  props.moves = [lay(0, 1)]
  flushSync()
  tap('[data-card="0"]')
  expect(props.say.mock.lastCall![0]).toContain('touchez qui la reçoit')
  props.moves = [lay(0, 0)]
  flushSync()
  tap('[data-card="0"]')
  tap('[data-card="0"]')
  expect(props.say.mock.lastCall![0]).toContain('devant vous')
})
