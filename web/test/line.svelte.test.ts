import { afterEach, beforeAll, expect, test } from 'vitest'
import { flushSync, mount, unmount } from 'svelte'
import Line from '../src/table/Line.svelte'
import type { TableStore } from '../src/table/store.svelte'
import { learn } from '../src/texts/voice.svelte'

beforeAll(() => learn('fr'))

let shown: Record<string, unknown> | null = null

afterEach(() => {
  if (shown) void unmount(shown)
  document.body.replaceChildren()
})

/** What is said of the line to a table. */
function said(store: Partial<TableStore>): string {
  shown = mount(Line, { target: document.body, props: { store: store as TableStore } })
  flushSync()
  return document.querySelector('[role=status]')?.textContent ?? ''
}

test('nothing is said of a line that is well', () => {
  expect(said({ link: 'live', paused: false })).toBe('')
})

test('a cut line is said to be cut, with a way to try again', () => {
  expect(said({ link: 'lost', paused: true })).toMatch(/perdue/)
  expect(document.querySelector('button')).not.toBeNull()
})

test('a server that cannot write anything down says so, and that nothing is lost', () => {
  expect(said({ link: 'live', paused: true })).toMatch(/rien n’est perdu/)
})
