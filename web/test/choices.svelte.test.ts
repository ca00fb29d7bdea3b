/** Moves in a list: the first of two cards waits for the second, as it does on the board. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { flushSync, mount, unmount } from 'svelte'
import tapecho from '../src/games/tapecho'
import type { TapechoMove, TapechoView } from '../src/generated/tapecho'
import { shapes } from '../src/generated/tapecho'
import { complete } from '../src/lib/complete'
import Choices from '../src/table/Choices.svelte'
import { kitOf } from '../src/table/modules'
import { gameBundle } from '../src/texts/bundle'
import { Speaker } from '../src/texts/speaker'

const NAMES = ['Ann', 'Bob', 'Chloé', 'Dédé']
/** A handicap and two attacks. */
const view = (phase: string): TapechoView => complete(shapes, 'TapechoView', { type: 'tapecho-view', seat: 0, seats: 4, phase, turn: 0, acting: [0], options: {}, figures: '1 h3b xb-skip xb-mute', context: 0, camps: [0, 1, 0, 1], hand: [0, 1, 2] })
const lay = (card: number, on: number): TapechoMove => ({ type: 'lay', card, on, pick: null })
const first = (card: number, on: number): TapechoMove => ({ type: 'lay-first', card, on, pick: null })
const PLACES = [0, 1, 2].flatMap((card) => [1, 2, 3].map((on) => [card, on] as const))
const MOVES: TapechoMove[] = [...PLACES.flatMap(([card, on]) => [lay(card, on), first(card, on)]), { type: 'discard', card: 0 }]

let target: HTMLElement
let speak: Speaker
let list: Record<string, unknown>

beforeEach(async () => {
  speak = new Speaker('fr', await gameBundle('fr', 'tapecho'), (await kitOf('tapecho')).words, NAMES, 0)
  target = document.body.appendChild(document.createElement('div'))
})
afterEach(() => {
  void unmount(list)
  target.remove()
})

function listed(answer = true) {
  const scene = (phase: string, moves: readonly TapechoMove[]) => ({ view: view(phase), moves, seats: [], you: 0, speak })
  const props = $state({ scene: scene('turn', MOVES), module: tapecho, busy: false, send: vi.fn(async (_: TapechoMove) => answer) })
  list = mount(Choices, { target, props: props as never })
  flushSync()
  const go = (phase: string, moves: readonly TapechoMove[]) => {
    props.scene = scene(phase, moves)
    flushSync()
  }
  return { send: props.send, go }
}
const offered = () => [...target.querySelectorAll<HTMLElement>('[data-move]')].map((button) => JSON.parse(button.dataset.move!) as TapechoMove)
const choose = (move: TapechoMove) => {
  const found = [...target.querySelectorAll<HTMLElement>('[data-move]')].find((button) => button.dataset.move === JSON.stringify(move))!
  found.click()
  flushSync()
}

test('the first of two cards is held, what may follow is offered, and it may be taken back', async () => {
  const { send } = listed()
  choose(first(1, 1))
  expect(offered()).toEqual([lay(0, 1), lay(0, 2), lay(0, 3), lay(2, 2), lay(2, 3)])
  const said = target.querySelector('p')!
  expect(said.textContent).toMatch(/Bob.*rien n’est encore joué/)
  await vi.waitFor(() => expect(document.activeElement).toBe(said))
  const back = [...target.querySelectorAll('button')].find((button) => button.textContent === 'Annuler')!
  back.click()
  flushSync()
  expect(offered()).toHaveLength(MOVES.length)
  expect(send).not.toHaveBeenCalled()
})

test('the two cards go one after the other, the second when the first has been heard', async () => {
  const { send, go } = listed()
  choose(first(1, 1))
  choose(lay(0, 2))
  expect(send.mock.calls).toEqual([[first(1, 1)]])
  expect([...target.querySelectorAll<HTMLButtonElement>('[data-move]')].every((button) => button.disabled)).toBe(true)
  go('second', [lay(0, 2), lay(2, 2)])
  await vi.waitFor(() => {
    flushSync()
    expect(send.mock.calls).toEqual([[first(1, 1)], [lay(0, 2)]])
  })
})

test('if the first card is refused, the second stays', async () => {
  const { send, go } = listed(false)
  choose(first(1, 1))
  choose(lay(0, 2))
  await vi.waitFor(() => {
    flushSync()
    expect(offered()).toHaveLength(MOVES.length)
  })
  go('react', [])
  expect(send).toHaveBeenCalledTimes(1)
})

test('one card goes at once', () => {
  const { send } = listed()
  choose(lay(0, 2))
  expect(send).toHaveBeenCalledExactlyOnceWith(lay(0, 2))
})

test('a card that was held when the turn passed is not held in the next', () => {
  const { go } = listed()
  choose(first(1, 1))
  go('react', [])
  go('turn', MOVES)
  expect(offered()).toHaveLength(MOVES.length)
})
