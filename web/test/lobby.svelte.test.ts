/** Before the game: a host invites and chooses, guests see what is theirs, and nobody is shown what they cannot press. */

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shapes } from '../src/generated/protocol'
import { shapes as answers } from '../src/generated/requests'
import type { GameInfo } from '../src/lib/api'
import { complete } from '../src/lib/complete'
import { prefs } from '../src/lib/prefs.svelte'
import Lobby from '../src/table/Lobby.svelte'
import { before } from '../src/table/modules'
import { afterPreset, presetOf, presetsFor, unusual } from '../src/table/presets'
import type { TableStore } from '../src/table/store.svelte'
import { gameBundle } from '../src/texts/bundle'
import { Speaker } from '../src/texts/speaker'
import { learn } from '../src/texts/voice.svelte'

const option = (name: string, kind: string, fields: object = {}) => ({ name, kind, ...fields })
const GAME = complete<GameInfo>(answers, 'GameInfo', {
  name: 'tapecho',
  version: 1,
  players: [4, 5],
  options: [option('teams', 'choice', { default: 'each', choices: ['each', 'couples'] }), option('seconds', 'choice', { default: 6, choices: [2, 6, 15] }), option('camps', 'text', { own: true, optional: true, most: 10 }), option('deck', 'text', { optional: true, most: 99 })],
  presets: [
    { name: 'discover', players: [4, 5], options: { seconds: 15 } },
    { name: 'teams', players: [4], options: { teams: 'couples' } },
  ],
  levels: ['easy', 'steady'],
})

const other = (name: string, players: number[]) => complete<GameInfo>(answers, 'GameInfo', { name, version: 1, players, options: [], presets: [], levels: ['easy'] })
const [TANGO, TACTA] = [other('tango', [2, 3]), other('tacta', [2, 12])]

vi.mock('../src/lib/api', async (original) => ({ ...(await original<object>()), games: async () => [GAME, TANGO, TACTA] }))

let target: HTMLElement
let shown: Record<string, unknown> | null = null
let speak: Speaker

beforeEach(async () => {
  target = document.body.appendChild(document.createElement('div'))
  prefs.lang = 'fr'
  vi.stubGlobal('fetch', async () => new Response('{}'))
  await learn('fr')
  speak = new Speaker('fr', await gameBundle('fr', 'tapecho'), {}, ['Ann', 'Bob', 'Cléo', 'Dan'], 1)
})
afterEach(() => {
  if (shown) void unmount(shown)
  shown = null
  target.remove()
  vi.unstubAllGlobals()
})

const seat = (name: string) => complete(shapes, 'SeatInfo', { kind: 'human', name })

async function open(host: boolean, options: object = {}) {
  const seats = ['Ann', 'Bob', 'Cléo', 'Dan'].map(seat)
  const lobby = complete(shapes, 'Lobby', { code: 'ABCDEF', game: 'tapecho', rules: 1, phase: 'open', options, seats, host: 0, listed: false, clock: 0, promise: { commitment: 'c' } })
  const say = vi.fn(async () => true)
  const store = { host, you: host ? 0 : 1, name: host ? 'Ann' : 'Bob', code: 'ABCDEF', link: 'live', chat: [], eyes: {}, people: null, muted: false, kit: await before('tapecho'), say, lobby } as unknown as TableStore
  shown = mount(Lobby, { target, props: { store, lobby, seats, speak } as never }) as Record<string, unknown>
  await vi.waitFor(() => expect(target.querySelector('#settings')).not.toBeNull())
  flushSync()
  return say
}

/** The parts of the page, in the order in which they are read. */
const parts = () => [...target.querySelectorAll('section')].map((part) => part.getAttribute('aria-labelledby') ?? part.getAttribute('aria-label'))

test('a host finds the code first, and ways to play above the switches', async () => {
  const say = await open(true, { deck: 'mine', seconds: 2 })
  expect(parts().slice(0, 4)).toEqual(['invite', 'Votre nom', 'seats', 'settings'])
  const settings = target.querySelector('[aria-labelledby=settings]')!
  expect(settings.querySelector('h2')?.textContent).toBe('Réglages')
  const ways = [...settings.querySelectorAll<HTMLElement>('[data-preset]')]
  expect(ways.map((way) => way.querySelector('strong')?.textContent)).toEqual(['Découverte', 'En équipe'])
  expect(ways[0]!.compareDocumentPosition(settings.querySelector('select')!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  ways[1]!.click()
  expect(say).toHaveBeenCalledWith({ t: 'set-table', options: { deck: 'mine', teams: 'couples' } })
})

test('guests find their own choices first, then what was chosen in words', async () => {
  await open(false, { seconds: 15, deck: 'mine' })
  expect(parts().slice(0, 4)).toEqual(['Vos choix', 'seats', 'settings', 'invite'])
  expect(target.querySelector('section [data-camp="1w"]')).not.toBeNull()
  const settings = target.querySelector('[aria-labelledby=settings]')!
  expect(settings.querySelectorAll('button, input, select')).toHaveLength(0)
  expect(settings.textContent).toContain('Découverte')
  expect([...settings.querySelectorAll('dt')].map((name) => name.textContent)).toEqual(['Temps pour réagir', 'Votre propre jeu'])
})

test('nothing is shown to guests that they cannot press', async () => {
  await open(false)
  const pressed = [...target.querySelectorAll<HTMLButtonElement>('button:disabled, input:disabled, select:disabled')]
  expect(pressed.filter((one) => one.closest('form') === null)).toEqual([])
  expect([...target.querySelectorAll('[data-camp]')].map((one) => (one as HTMLElement).dataset.camp)).toEqual(['1w', '1m', '1?'])
})

test('a preset leaves alone what people have written or wished', () => {
  const [discover, teams] = presetsFor(GAME, 4)
  expect(presetsFor(GAME, 5)).toEqual([discover])
  const mine = { camps: 'w?m', deck: 'text', teams: 'couples' }
  expect(presetOf(GAME, 4, mine)).toBe(teams)
  expect(presetOf(GAME, 4, { ...mine, seconds: 2 })).toBeNull()
  expect(afterPreset(GAME, mine, discover!)).toEqual({ camps: 'w?m', deck: 'text', seconds: 15 })
  expect(presetOf(GAME, 4, afterPreset(GAME, mine, discover!))).toBe(discover)
  expect(unusual(GAME, { seconds: 6, teams: 'each' })).toEqual([])
})

const named = (name: string) => [...target.querySelectorAll('button')].find((button) => button.textContent.trim() === name)

test('the host takes everybody into another game, if it is for so many', async () => {
  const say = await open(true)
  named('Changer de jeu')!.click()
  await vi.waitFor(() => expect(target.querySelectorAll('dialog [data-game] button')).toHaveLength(2))
  const [tango, tacta] = target.querySelectorAll<HTMLButtonElement>('dialog [data-game] button')
  expect(tango!.disabled).toBe(true)
  expect(tango!.textContent).toContain('Pas assez de places pour tout le monde.')
  expect(tacta!.disabled).toBe(false)
  tacta!.click()
  expect(say).toHaveBeenCalledWith({ t: 'set-game', game: 'tacta' })
  await vi.waitFor(() => expect(target.querySelector('dialog')).toBeNull())
})

test('guests are not offered another game', async () => {
  await open(false)
  expect(named('Changer de jeu')).toBeUndefined()
})
