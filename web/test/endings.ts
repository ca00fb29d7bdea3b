/**
 * The end of every game says why who won: whole games, written down by tests/web/test_texts.py and handed in by
 * `npm run endings`.
 */
import { readFileSync } from 'node:fs'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Tagged } from '../src/table/contract'
import { endingOf, placesOf, tell } from '../src/table/endings'
import { kitOf } from '../src/table/modules'
import { gameBundle } from '../src/texts/bundle'
import { Speaker } from '../src/texts/speaker'
import { learn } from '../src/texts/voice.svelte'

interface Played {
  name: string
  game: string
  players: string[]
  view: unknown
  events: Tagged[]
}

const path = process.env.TABLEE_ENDINGS
if (!path) throw new Error('TABLEE_ENDINGS must name the file of games')
const all = readFileSync(path, 'utf-8').trim().split('\n').map((line) => JSON.parse(line) as Played)

beforeAll(() => learn('fr'))

const cases = all.flatMap((one) => (['fr', 'en'] as const).flatMap((lang) => [null, 0].map((seat) => [one.name, lang, seat, one] as const)))

test.each(cases)('%s says why who won (%s, seat %s)', async (_, lang, seat, { game, players, view: raw, events: told }) => {
  const missing = vi.spyOn(console, 'error')
  const kit = await kitOf(game)
  const speak = new Speaker(lang, await gameBundle(lang, game), kit.words, players, seat)
  const view = kit.view(raw)
  const seats = players.map((name) => ({ name, kind: 'human' })) as never
  const ending = tell(await endingOf(game), { view, seats, speak, history: told.map((event) => kit.event(event)) })
  const said = [...ending.why, ...ending.moments]
  expect(missing, 'every sentence is there').not.toHaveBeenCalled()
  expect(said.filter((line) => /[{}]|undefined|NaN|none\b|\bde [AEIOUYÉÈ]|-\d/.test(line))).toEqual([])
  const why = ending.why.join(' ')
  for (const winner of view.outcome!.winners) expect(why).toContain(players[winner])
  expect(why).toMatch(/\d/)
  const places = placesOf(view.outcome!, ending.marks)
  expect(places[0]!.seats).toEqual(view.outcome!.winners)
  expect(places.flatMap((place) => place.seats).sort()).toEqual(players.map((_, number) => number))
  // A whole game has something to be spoken of; one whose beginning is not told may have nothing.
  if (told.length > 20) expect(ending.moments.length).toBeGreaterThan(0)
})
