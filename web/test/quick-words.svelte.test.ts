/** What is said by one tap, and portraits that people have chosen. */

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FACES, faceOf, seeFaces } from '../src/lib/faces.svelte'
import { prefs } from '../src/lib/prefs.svelte'
import { portrait } from '../src/parts/portrait'
import PortraitPicker from '../src/parts/PortraitPicker.svelte'
import { hush } from '../src/table/hushed.svelte'
import QuickWords from '../src/table/QuickWords.svelte'
import Reactions from '../src/table/Reactions.svelte'
import { TableStore } from '../src/table/store.svelte'
import { learn } from '../src/texts/voice.svelte'

class Socket {
  static last: Socket
  readyState = 1
  onmessage: ((event: { data: string }) => void) | null = null
  onopen: (() => void) | null = null
  onclose: (() => void) | null = null
  constructor() {
    Socket.last = this
  }
  send() {}
  close() {}
  hear(t: string, d: unknown) {
    this.onmessage?.({ data: JSON.stringify({ t, d }) })
  }
}

let target: HTMLElement
let shown: Record<string, unknown> | null = null
const show = (part: never, props: object) => {
  shown = mount(part, { target, props } as never) as Record<string, unknown>
  flushSync()
}

beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.stubGlobal('WebSocket', Socket)
  HTMLDialogElement.prototype.showModal ??= () => {}
  target = document.body.appendChild(document.createElement('div'))
  prefs.lang = 'fr'
  prefs.name = ''
  prefs.face = 0
  await learn('fr')
})
afterEach(() => {
  if (shown) void unmount(shown)
  shown = null
  target.remove()
  seeFaces([])
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('eight things to say, each by one tap, and not faster than one can read', async () => {
  const say = vi.fn(async () => true)
  const onreact = vi.fn()
  show(QuickWords as never, { store: { say }, onreact })
  const buttons = [...target.querySelectorAll<HTMLButtonElement>('[data-sign]')]
  expect(buttons.map((button) => button.textContent?.replace(/\s+/g, ' ').trim())).toEqual(['Bravo !', 'Ha ha !', 'Oh !', 'Aïe !', 'Je réfléchis…', 'On joue ?', 'Merci !', 'Encore une !'])
  buttons[0]!.click()
  buttons[1]!.click()
  expect(say.mock.calls).toEqual([[{ t: 'react', sign: 'bravo' }]])
  await vi.waitFor(() => expect(onreact).toHaveBeenCalledOnce())
  vi.advanceTimersByTime(2000)
  buttons[1]!.click()
  expect(say).toHaveBeenCalledTimes(2)
})

test('what was said is seen for a moment, but not of whom one does not want to read', async () => {
  const store = new TableStore('ABCDEF')
  Socket.last.hear('reacted', { name: 'Ann', seat: 0, sign: 'bravo' })
  Socket.last.hear('reacted', { name: 'Bob', seat: 1, sign: 'ouch' })
  await vi.waitFor(() => expect(store.reactions).toHaveLength(2))
  hush('ABCDEF', 'Bob', true)
  show(Reactions as never, { store, tv: true })
  expect([...target.querySelectorAll<HTMLElement>('[data-reaction]')].map((one) => one.textContent?.replace(/\s+/g, ' ').trim())).toEqual(['Ann Bravo !'])
  vi.advanceTimersByTime(6000)
  expect(store.reactions).toEqual([])
  store.leave()
})

test('whoever taps much does not cover the table', async () => {
  const store = new TableStore('ABCDEF')
  for (let i = 0; i < 30; i++) Socket.last.hear('reacted', { name: 'Ann', seat: 0, sign: 'laugh' })
  await vi.waitFor(() => expect(store.reactions.length).toBeGreaterThan(0))
  await vi.advanceTimersByTimeAsync(10)
  expect(store.reactions.length).toBeLessThanOrEqual(4)
  store.leave()
})

test('a portrait of the house is the same whoever wears it; nobody else at the table has it', () => {
  seeFaces([
    { kind: 'human', name: 'Ann', face: 7 },
    { kind: 'human', name: 'Joueur 2', face: 0 },
    { kind: 'bot', name: 'Zéphyr', face: 9 },
  ])
  expect(['Ann', 'Joueur 2', 'Zéphyr', 'Eve'].map(faceOf)).toEqual([7, 0, 0, 0])
  expect(portrait('Ann', 'human', 7)).toEqual(portrait('Player 1', 'human', 7))
  expect(portrait('Ann', 'human', 7)).not.toEqual(portrait('Ann', 'human'))
  expect(new Set(Array.from({ length: FACES }, (_, i) => JSON.stringify(portrait('x', 'human', i + 1)))).size).toBe(FACES)
})

test('a chosen portrait is kept by the browser and told to the table', async () => {
  const say = vi.fn(async () => true)
  const onclose = vi.fn()
  show(PortraitPicker as never, { store: { you: 0, name: 'Ann', lobby: { seats: [{ face: 0 }] }, say }, onclose })
  const faces = [...target.querySelectorAll<HTMLButtonElement>('.faces button')]
  expect(faces).toHaveLength(FACES + 1)
  expect(faces[0]!.getAttribute('aria-pressed')).toBe('true')
  faces[12]!.click()
  await vi.waitFor(() => expect(onclose).toHaveBeenCalled())
  expect(say).toHaveBeenCalledWith({ t: 'portray', face: 12 })
  expect(JSON.parse(localStorage.getItem('tablee.face') ?? '0')).toBe(12)
})
