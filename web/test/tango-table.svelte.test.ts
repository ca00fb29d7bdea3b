import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { flushSync, mount, tick, unmount } from 'svelte'
import Sheet from '../src/games/tango/Sheet.svelte'
import Table from '../src/games/tango/Table.svelte'
import type { TangoEvent, TangoMove, TangoView } from '../src/generated/tango'
import { shapes } from '../src/generated/tango'
import { complete } from '../src/lib/complete'
import { toasts } from '../src/lib/toast.svelte'
import type { Seats } from '../src/table/contract'
import { kitOf } from '../src/table/modules'
import { gameBundle } from '../src/texts/bundle'
import { Speaker } from '../src/texts/speaker'

const view = (fields: Partial<TangoView> = {}): TangoView =>
  complete(shapes, 'TangoView', { type: 'tango-view', seat: 0, seats: 2, cells: 16, first: 0, dealt: true, places: [0, 4, 8, 12, 2, 6, 10, 14], markers: Array(8).fill(0), tokens: [0], brought: [Array(8).fill(0), Array(8).fill(0)], acting: [0], count: 1, pair: [2, 6], ...fields })
const MOVES = [1, 2, 3, 4, 5, 6, 7].flatMap((dancer) => [1, 2, 3].map((steps): TangoMove => ({ type: 'dance', dancer, steps })))
const DANCED: TangoEvent = { type: 'danced', seat: 1, dancer: 0, steps: 2, origin: 14, path: [15, 0] }
const MET = [4, 5, 6, 6].map((danseur, i): TangoEvent => ({ type: 'met', danseuse: 2, danseur, danseuse_marker: i + 1, danseur_marker: 1 }))
const OVER = view({ markers: [0, 0, 4, 0, 1, 1, 4, 0], acting: [], shown: { 0: [2, 6], 1: [1, 7] }, outcome: { scores: [1, 0], winners: [0], reason: 'pair' } })
const SEATS: Seats = ['Ann', 'Ève'].map((name) => ({ kind: 'human', name, level: '', present: true, kept: false, word: '' }) as never)

let target: HTMLElement
let speak: Speaker
let shown: Record<string, unknown>[] = []

beforeEach(async () => {
  speak = new Speaker('fr', await gameBundle('fr', 'tango'), (await kitOf('tango')).words, ['Ann', 'Ève'], 0)
  target = document.body.appendChild(document.createElement('div'))
})
afterEach(() => {
  for (const one of shown) void unmount(one)
  shown = []
  toasts.hide()
  target.remove()
})

/** The table of whoever plays in seat 0. */
async function laid(now: TangoView, more: object = {}) {
  const send = vi.fn(async () => true)
  const say = vi.fn()
  const given = { view: now, moves: now.acting.includes(0) ? MOVES : [], seats: SEATS, you: 0, send, say, lastEvents: [], limits: [], busy: false, tv: false, hand: false, speak, stand: () => {}, history: () => [], ...more }
  shown.push(mount(Table, { target, props: given as never }))
  await vi.waitFor(() => {
    flushSync()
    expect(target.querySelector('.floor, .hand')).not.toBeNull()
  })
  return { send, say }
}
const dancer = (number: number) => target.querySelector<SVGElement>(`[data-dancer="${number}"]`)!
const tap = (what: Element) => {
  what.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  flushSync()
}
const key = (on: Element, name: string) => {
  on.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }))
  flushSync()
}
const steps = () => [...target.querySelectorAll<HTMLButtonElement>('.steps button')].filter((button) => !button.disabled)

test.each([{}, { hand: true }])('a dancer that cannot be moved says why, with the clause (%o)', async (more) => {
  await laid(view(), more)
  expect(dancer(0).getAttribute('aria-disabled')).toBe('true')
  tap(dancer(0))
  await vi.waitFor(() => expect(toasts.now).not.toBeNull())
  expect(toasts.now?.text).toMatch(/^La danseuse bleue porte déjà un jeton/)
  expect(toasts.now?.clause).toEqual({ game: 'tango', number: 'G6' })
  expect(steps()).toHaveLength(0)
})

test('by keyboard too, and when it is the turn of somebody else', async () => {
  await laid(view({ acting: [1] }))
  key(dancer(3), 'Enter')
  await vi.waitFor(() => expect(toasts.now).not.toBeNull())
  expect(toasts.now?.text).toBe('Patience, c’est à Ève de jouer.')
  expect(toasts.now?.clause?.number).toBe('G10')
})

test('who only looks on is offered nothing', async () => {
  await laid(view(), { stand: undefined, moves: [] })
  tap(dancer(0))
  expect(dancer(0).getAttribute('role')).toBe('img')
  expect(toasts.now).toBeNull()
})

test('one button for each cell, whatever steps lead there', async () => {
  const { send } = await laid(view())
  tap(dancer(2))
  expect(steps().map((button) => button.textContent?.trim())).toEqual(['1 pas', '2 pas'])
  key(dancer(2), '3')
  expect(send).toHaveBeenCalledWith({ type: 'dance', dancer: 2, steps: 2 })
})

test('Escape lets go of a dancer and gives the focus back', async () => {
  const { say } = await laid(view())
  tap(dancer(2))
  steps()[0]!.focus()
  key(steps()[0]!, 'Escape')
  await tick()
  expect(steps()).toHaveLength(0)
  expect(say).toHaveBeenLastCalledWith(null)
  expect(document.activeElement).toBe(dancer(2))
})

test('a tap on nothing lets go of a dancer, one on a button elsewhere does not', async () => {
  await laid(view())
  const elsewhere = target.appendChild(document.createElement('button'))
  tap(dancer(2))
  tap(elsewhere)
  expect(steps()).toHaveLength(2)
  tap(target.querySelector('.floor')!)
  expect(steps()).toHaveLength(0)
})

test.each([{ lastEvents: [DANCED] }, { history: () => [DANCED, ...MET] }])('the last dance is marked until the next, also after a reload', async (more) => {
  await laid(view(), more)
  expect(target.querySelectorAll('.trail .arrow')).toHaveLength(2)
})

test('the end says on the table who won, in numbers, and shows every couple', async () => {
  await laid(OVER, { stand: undefined, history: () => MET })
  const ending = target.querySelector('.ending')!
  expect(ending.querySelector('.who')?.textContent).toBe('Ann\u00a0: 4 + 4 = 8 rencontres sur\u00a08')
  expect(ending.textContent).toContain('le danseur bleu, le danseur jaune, le danseur rouge et le danseur rouge')
  expect(target.querySelectorAll('.seats .pair')).toHaveLength(2)
  expect(target.querySelectorAll('.seats .crown')).toHaveLength(1)
})

test('the sheet shows one’s own couple and hides the others’ until the end', () => {
  const lines = (now: TangoView) => {
    const sheet = mount(Sheet, { target, props: { view: now, seats: SEATS, you: 0, speak } })
    shown.push(sheet)
    flushSync()
    const said = [...target.querySelectorAll('.couples li')].slice(-2).map((line) => line.textContent!.replace(/\s+/g, ' ').trim())
    return said
  }
  expect(lines(view({ markers: [0, 0, 2, 0, 0, 0, 1, 0] }))).toEqual([
    'Ann danseuse rouge et danseur rouge, 2 + 1 = 3 rencontres sur 8',
    'Ève couple secret',
  ])
  expect(lines(OVER)[1]).toBe('Ève danseuse jaune et danseur vert, 0 + 0 = 0 sur 8')
})
