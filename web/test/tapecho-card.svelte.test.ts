import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { flushSync, mount, unmount } from 'svelte'
import { inTurn } from '../src/art/stencil'
import Card from '../src/games/tapecho/Card.svelte'
import { packFrom } from '../src/games/tapecho/pack'
import type { Speaker } from '../src/texts/speaker'

const speak = { word: (_: string, card: number) => `card ${card}`, attr: () => '', knows: () => false, say: () => '' } as unknown as Speaker

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** So many pieces are being cut that the next ones wait. */
function busy(): void {
  inTurn(() => {
    const start = performance.now()
    while (performance.now() - start < 12);
  })
}

test.each(['', '2 a5w1 h3b'])('a picture is cut as it was asked for, whatever its card is by then (%s)', (figures) => {
  const warned = vi.spyOn(console, 'warn')
  busy()
  const target = document.body.appendChild(document.createElement('div'))
  const props = $state({ card: 1, pack: packFrom(figures), speak })
  const card = mount(Card, { target, props })
  const asked = () => document.querySelector(target.querySelector('use')!.getAttribute('href')!)!
  flushSync()
  const first = asked()
  props.card = 0
  flushSync()
  const second = asked()
  expect([first.childElementCount, second.childElementCount]).toEqual([0, 0])
  void unmount(card)
  props.card = 1
  vi.runAllTimers()
  expect(first.innerHTML).not.toBe('')
  expect(second.innerHTML).not.toBe('')
  expect(first.innerHTML).not.toBe(second.innerHTML)
  expect(warned).not.toHaveBeenCalled()
})
