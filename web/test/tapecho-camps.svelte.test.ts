import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, test } from 'vitest'
import NamesField from '../src/games/tapecho/NamesField.svelte'
import { campName, campSign, campWord } from '../src/games/tapecho/signs'
import { sidesOf } from '../src/games/tapecho/words'
import type { TapechoView } from '../src/generated/tapecho'
import { shapes, words } from '../src/generated/tapecho'
import { complete } from '../src/lib/complete'
import { gameBundle } from '../src/texts/bundle'
import { Speaker } from '../src/texts/speaker'

const MOON = { 'camp-0': 'Lune', 'camp-1': 'Soleil', 'camp-0.symbol': '■', 'camp-1.symbol': '●', 'camp-2.symbol': '◐' }
const speaker = async (names: Record<string, string> = {}) => new Speaker('fr', await gameBundle('fr', 'tapecho'), words, ['Léa', 'Malo', 'Nour', 'Zoé'], null, names)

let shown: ReturnType<typeof mount> | null = null
afterEach(async () => {
  if (shown) await unmount(shown)
  shown = null
  document.body.replaceChildren()
})

test('women and men, unless the table calls them otherwise', async () => {
  const usual = await speaker()
  expect([campName(usual, 0), campName(usual, 1), campName(usual, 2)]).toEqual(['côté femmes', 'côté hommes', 'mixte'])
  expect([0, 1, 2].map((camp) => campSign(usual, camp))).toEqual(['women', 'men', 'mixed'])
  const moon = await speaker(MOON)
  expect([campName(moon, 0), campWord(moon, 1), campName(moon, 2)]).toEqual(['côté Lune', 'Soleil', 'mixte'])
  expect([0, 1, 2].map((camp) => campSign(moon, camp))).toEqual(['square', 'disc', 'halves'])
})

test('two camps that count together go by their names', async () => {
  const view: TapechoView = complete(shapes, 'TapechoView', { type: 'tapecho-view', seat: 0, seats: 4, phase: 'turn', acting: [0], options: { teams: 'war_of_sexes' }, camps: [0, 1, 1, 0] })
  expect(sidesOf(view, await speaker(MOON)).map(({ name, seats }) => [name, seats])).toEqual([
    ['Lune', [0, 3]],
    ['Soleil', [1, 2]],
  ])
  expect(sidesOf(view, await speaker()).map(({ name }) => name)).toEqual(['Femmes', 'Hommes'])
})

async function field(value: string | null, host: boolean, chosen: (string | null)[]) {
  const props = { id: 'option-names', lobby: {} as never, value, you: 0, host, speak: await speaker(), choose: async (names: unknown) => void chosen.push(names as string | null), say: async () => true }
  shown = mount(NamesField, { target: document.body, props })
  flushSync()
}
const press = (names: string) => document.querySelector<HTMLButtonElement>(`[data-names="${names}"]`)!.click()

test('a host chooses a pair that is ready, or writes two names', async () => {
  const chosen: (string | null)[] = []
  await field(null, true, chosen)
  press('moon-sun')
  press('own')
  flushSync()
  const inputs = [...document.querySelectorAll<HTMLInputElement>('input')]
  expect(inputs.map(({ maxLength }) => maxLength)).toEqual([16, 16])
  for (const [input, name] of [[inputs[0]!, ' Chats '], [inputs[1]!, 'Chiens']] as const) {
    input.value = name
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  flushSync()
  document.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  await Promise.resolve()
  expect(chosen).toEqual(['moon-sun', 'Chats/Chiens'])
})

test('guests see the names and nothing to press', async () => {
  await field('moon-sun', false, [])
  expect(document.querySelector('button')).toBe(null)
  expect(document.body.textContent).toContain('femmes')
})
