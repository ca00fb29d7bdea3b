/** The table that any game can have: boards, hands, buttons, words. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { flushSync, mount, unmount } from 'svelte'
import { MediaQuery } from 'svelte/reactivity'
import type { AnyView, Seats, Tagged } from '../src/table/contract'
import plain from '../src/table/plain'
import { learnShows, type Show } from '../src/table/plain/shows'
import { bundleOf } from '../src/texts/bundle'
import { Speaker } from '../src/texts/speaker'
import { learn } from '../src/texts/voice.svelte'

const TEXTS = `
you = vous
list = { $first } et { $last }
seat-number = joueur { $number }
event-marked = { $seat } a joué
move-mark = jouer en { $cell }
move-peek = regarder en { $cell }
move-pass = passer
move-slide = glisser
cell-0 = a1
card-3 = le roi
    .sign = R
card-5 = la dame
held = { $count } cartes
show-board = la grille
`
const SEATS: Seats = ['Ann', 'Ève', 'Zoé'].map((name) => ({ kind: 'human', name, level: '', present: true, kept: false, word: '' }) as never)
const GRID: Show = { type: 'grid', field: 'board', columns: 'width', move: 'cell', words: 'seat' }
const HAND: Show = { type: 'hand', field: 'hand', move: 'card', words: 'card' }
const COUNT: Show = { type: 'count', field: 'held', words: 'held' }
const view = (fields: object = {}) => ({ type: 'toy-view', seat: 0, acting: [0], outcome: null, width: 3, board: [null, 1, null, null, 0, null, null, null, null], hand: [3, 5], held: [2, 1, 0], ...fields }) as unknown as AnyView
const mark = (cell: number) => ({ type: 'mark', cell }) as Tagged

let target: HTMLElement
let speak: Speaker
let shown: Record<string, unknown>[] = []

beforeEach(async () => {
  await learn('fr')
  speak = new Speaker('fr', bundleOf('fr', [TEXTS]), { seat: 'seat' }, ['Ann', 'Ève', 'Zoé'], 0)
  target = document.body.appendChild(document.createElement('div'))
})
afterEach(() => {
  for (const one of shown) void unmount(one)
  shown = []
  target.remove()
})

function laid(shows: readonly Show[], moves: readonly Tagged[], more: object = {}, fields: object = {}) {
  learnShows('toy-view', shows)
  const send = vi.fn(async () => true)
  const say = vi.fn()
  const given = { view: view(fields), moves, seats: SEATS, you: 0, send, say, lastEvents: [], limits: [], busy: false, tv: false, hand: false, speak, history: () => [], ...more }
  shown.push(mount(plain.Table, { target, props: given as never }))
  flushSync()
  return { send, say }
}
const cell = (at: number) => target.querySelector<HTMLElement>(`[data-cell="${at}"]`)!
const card = (number: number) => target.querySelector<HTMLElement>(`[data-card="${number}"]`)!
const tap = (what: Element) => {
  what.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  flushSync()
}
const key = async (on: Element, name: string) => {
  on.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }))
  await vi.waitFor(() => flushSync())
}
const buttons = () => [...target.querySelectorAll('.choices .button')].map((button) => button.textContent.trim())

test('a cell is tapped and the move is made', () => {
  const { send } = laid([GRID], [mark(0), mark(2)])
  expect(cell(0).getAttribute('aria-label')).toBe('a1\u00a0: rien')
  expect(cell(1).getAttribute('aria-label')).toBe('ligne 1, colonne 2\u00a0: Ève')
  expect(cell(0).hasAttribute('data-legal')).toBe(true)
  expect(cell(3).hasAttribute('data-legal')).toBe(false)
  tap(cell(2))
  expect(send).toHaveBeenCalledExactlyOnceWith(mark(2))
})

test('what is not allowed is asked of the rules, which say why', () => {
  const { send } = laid([GRID], [mark(0), mark(2)])
  tap(cell(1))
  expect(send).toHaveBeenCalledExactlyOnceWith(mark(1))
})

test('several moves for one cell are a small choice', () => {
  const peek = { type: 'peek', cell: 0 } as Tagged
  const { send, say } = laid([GRID], [mark(0), peek, mark(2)])
  tap(cell(0))
  expect(send).not.toHaveBeenCalled()
  expect(say).toHaveBeenLastCalledWith('Que voulez-vous faire ici\u00a0?')
  expect(buttons()).toEqual(['Jouer en 0', 'Regarder en 0', 'Autre chose'])
  tap(target.querySelectorAll('.choices .button')[1]!)
  expect(send).toHaveBeenCalledExactlyOnceWith(peek)
})

test('a move from one cell to another takes two taps, and may be taken back', () => {
  const slide = (from: number, to: number) => ({ type: 'slide', from, to }) as Tagged
  const { send } = laid([{ ...GRID, move: ['from', 'to'] }], [slide(0, 1), slide(0, 2), slide(3, 4)])
  tap(cell(0))
  expect([1, 2, 4].map((at) => cell(at).hasAttribute('data-legal'))).toEqual([true, true, false])
  tap(cell(0))
  expect(cell(3).hasAttribute('data-legal')).toBe(true)
  tap(cell(0))
  tap(cell(2))
  expect(send).toHaveBeenCalledExactlyOnceWith(slide(0, 2))
})

test('a card goes to a cell, whichever of them is touched first', () => {
  const put = (what: number, where: number) => ({ type: 'put', card: what, cell: where }) as Tagged
  for (const order of [
    [() => card(3), () => cell(2)],
    [() => cell(2), () => card(3)],
  ]) {
    const { send } = laid([GRID, HAND], [put(3, 2), put(5, 2), put(3, 0)])
    for (const what of order) tap(what())
    expect(send).toHaveBeenCalledExactlyOnceWith(put(3, 2))
    void unmount(shown.pop()!)
  }
})

test('moves that point at nothing are buttons', () => {
  const { send } = laid([HAND], [{ type: 'pass' }, { type: 'play', card: 3 } as Tagged])
  expect(card(3).textContent).toContain('Le roi')
  expect(buttons()).toEqual(['Passer'])
  tap(target.querySelector('.choices .button')!)
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'pass' })
})

test('the arrows go from cell to cell, and one cell is in the order of the tabulator', async () => {
  laid([GRID], [mark(0)])
  cell(0).focus()
  await key(cell(0), 'ArrowDown')
  expect(document.activeElement).toBe(cell(3))
  await key(cell(3), 'ArrowRight')
  await key(cell(4), 'End')
  expect(document.activeElement).toBe(cell(5))
  await key(cell(5), 'ArrowRight')
  expect(document.activeElement).toBe(cell(5))
  expect([...target.querySelectorAll('[data-cell][tabindex="0"]')]).toEqual([cell(5)])
})

test('it shows who sits there, what everybody holds, and what has happened last', () => {
  const low = vi.spyOn(MediaQuery.prototype, 'current', 'get').mockReturnValue(true)
  laid([GRID, COUNT], [], { lastEvents: [{ type: 'marked', seat: 1, cell: 1 }] })
  expect(target.querySelector('.seats')?.textContent).toMatch(/Ann.*2 cartes.*Ève.*1 cartes/s)
  expect(target.querySelector('.told')?.textContent).toBe('Ève a joué')
  expect(cell(1).classList).toContain('last')
  low.mockRestore()
})

test('a spectator and a big screen are offered nothing', () => {
  const { send } = laid([GRID, HAND], [mark(0)], { you: null, tv: true })
  tap(cell(0))
  expect(send).not.toHaveBeenCalled()
  expect(target.querySelector('[data-card], [data-legal], .choices')).toBeNull()
})

test('everything that can be seen is also said', () => {
  learnShows('toy-view', [GRID, HAND, COUNT])
  expect(plain.describe({ view: view(), moves: [], seats: SEATS, you: 0, speak })).toEqual([
    { heading: 'La grille', table: { head: ['', '1', '2', '3'], rows: [['1', 'rien', 'Ève', 'rien'], ['2', 'rien', 'vous', 'rien'], ['3', 'rien', 'rien', 'rien']] } },
    { heading: 'Votre main', lines: ['Le roi', 'La dame'] },
    { heading: 'Chez chacun', lines: ['Ann\u00a0: 2 cartes', 'Ève\u00a0: 1 cartes', 'Zoé\u00a0: 0 cartes'] },
  ])
})

test('a hint of a kind that this page does not know is passed over', () => {
  laid([{ type: 'carousel', field: 'board' } as never], [{ type: 'pass' }])
  expect(buttons()).toEqual(['Passer'])
})

test('cells that an event names together are all marked, and nothing else', () => {
  laid([GRID], [], { lastEvents: [{ type: 'marked', seat: 1, cells: [0, 4, 8] }] })
  expect([...target.querySelectorAll<HTMLElement>('.last')].map((one) => one.dataset.cell)).toEqual(['0', '4', '8'])
})

test('who sees none of the cells is told so, and sees them face down', () => {
  const rows: Show = { ...GRID, rows: 'width' }
  laid([rows], [], { you: null, tv: true }, { board: [] })
  expect(target.querySelectorAll('.unseen [data-cell]').length).toBe(9)
  expect(target.textContent).toContain('seuls les joueurs le voient')
})

test('nobody is told of cells that are face down where all are seen', () => {
  laid([{ ...GRID, rows: 'width' }], [], { you: null, tv: true })
  expect(target.querySelector('.unseen')).toBeNull()
  expect(target.textContent).not.toContain('seuls les joueurs le voient')
})

test('a card without a sign of its own bears the initial of what it is, not of its article', () => {
  laid([HAND], [{ type: 'lay', card: 5 } as Tagged])
  expect(target.querySelector('[data-card="5"] text')?.textContent).toBe('D')
  expect(target.querySelector('[data-card="3"] text')?.textContent).toBe('R')
})
