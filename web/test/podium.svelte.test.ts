/** The podium of the big screen: everybody is on it, by their whole name. */

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { prefs } from '../src/lib/prefs.svelte'
import Podium from '../src/table/Podium.svelte'
import { bundleOf } from '../src/texts/bundle'
import { Speaker } from '../src/texts/speaker'
import { learn } from '../src/texts/voice.svelte'

beforeAll(() => {
  prefs.lang = 'fr'
  return learn('fr')
})

let shown: Record<string, unknown> | null = null
afterEach(() => {
  if (shown) void unmount(shown)
})

const NAMES = Array.from({ length: 12 }, (_, i) => `Marie-Antoinette Duval ${String.fromCharCode(65 + i)}`)

test('twelve people: three steps, the others below, the reasons and the moments', () => {
  const outcome = { scores: NAMES.map((_, seat) => 20 - seat), winners: [0], reason: 'rounds' }
  const speak = new Speaker('fr', bundleOf('fr', ['list = { $first } et { $last }']), {}, NAMES, null)
  const seats = NAMES.map((name) => ({ name, kind: 'human' })) as never
  shown = mount(Podium, { target: document.body, props: { outcome, seats, speak, ending: { why: ['20 points'], moments: ['Un beau pli.'] } } })
  flushSync()
  const text = document.body.textContent
  for (const name of NAMES) expect(text).toContain(name)
  expect([...document.querySelectorAll('[data-rank]')].map((step) => step.getAttribute('data-rank'))).toEqual(['2', '1', '3'])
  expect(text).toContain('Un beau pli.')
  expect(document.querySelector('.first')?.textContent).toContain(NAMES[0])
})
