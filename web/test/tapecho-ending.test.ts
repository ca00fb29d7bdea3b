import { beforeAll, expect, test } from 'vitest'
import type { Counted, TapechoView } from '../src/generated/tapecho'
import { shapes } from '../src/generated/tapecho'
import { complete } from '../src/lib/complete'
import { endingOf, tell } from '../src/table/endings'
import { kitOf } from '../src/table/modules'
import { gameBundle } from '../src/texts/bundle'
import { Speaker } from '../src/texts/speaker'
import { learn } from '../src/texts/voice.svelte'

const NAMES = ['Ann', 'Bob', 'Chloé', 'Dédé', 'Ève']
const counted = (seat: number, atouts: number, handicaps: number, held: number): Counted => ({ type: 'counted', seat, atouts, handicaps, held, score: atouts - handicaps - held, cards: [], tied: null })

async function why(lang: 'fr' | 'en', teams: TapechoView['options']['teams'], scores: number[], winners: number[], told: Counted[]): Promise<readonly string[]> {
  const speak = new Speaker(lang, await gameBundle(lang, 'tapecho'), (await kitOf('tapecho')).words, NAMES, null)
  const view = complete<TapechoView>(shapes, 'TapechoView', { type: 'tapecho-view', seat: null, seats: 5, phase: 'over', acting: [], options: { teams }, context: 0, camps: [0, 1, 0, 1, 1], sheet: [scores], outcome: { scores, winners, reason: 'rounds' } })
  return tell(await endingOf('tapecho'), { view, seats: [] as never, speak, history: told }).why.map((line) => line.replace(/\s/g, ' '))
}

beforeAll(async () => {
  await learn('fr')
  await learn('en')
})

test('the camps of an odd table are compared by the head, and the sum is said', async () => {
  const scores = [4, 1, 5, -2, 2]
  expect((await why('fr', 'war_of_sexes', scores, [0, 2], [])).slice(0, 2)).toEqual(['Femmes : 9 à 2, soit 4,5 par tête.', 'Hommes : 1 à 3, soit 0,3 par tête.'])
  expect((await why('en', 'war_of_sexes', scores, [0, 2], []))[0]).toBe('Women: 9 between 2, that is 4.5 a head.')
})

test('whoever wins alone hears by how much, and what counted', async () => {
  const told = await why('en', 'each', [4, 1, 3, -2, 3], [0], [counted(0, 9, 0, 5)])
  expect(told).toEqual(['Ann is 1 point ahead of Chloé and Ève.', 'Ann: +9 for assets, no handicaps, −5 for cards in hand = 4.'])
})
