import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import type { Lobby, SeatInfo } from '../src/generated/protocol'
import type { Seats } from '../src/table/contract'
import { missing } from '../src/table/missing'
import { seriesOf } from '../src/table/series'
import { bundleOf } from '../src/texts/bundle'
import { Voice } from '../src/texts/speaker'

const voice = (lang: string) => new Voice(lang, bundleOf(lang, [readFileSync(resolve(import.meta.dirname, `../../src/tablee/texts/${lang}/web.ftl`), 'utf-8')]))
const SEAT = { kind: 'human', name: '', level: '', present: true, kept: false, word: false, wish: '', won: 0, face: 0 } as const satisfies Required<SeatInfo>
const seats = (...some: Partial<SeatInfo>[]): Seats => some.map((one) => ({ ...SEAT, ...one }))
const match = (number: number) => ({ match: number }) as Lobby

test('wins are said as wins, the best first, and nobody is told that they have none', () => {
  const evening = seats({ name: 'Léa' }, { name: 'Tom', won: 1 }, { name: 'Zoé', won: 2 })
  expect(seriesOf(match(4), evening, voice('fr'))).toBe('Quatrième match · Victoires de la soirée\u00a0: Zoé\u00a02, Tom\u00a01')
  expect(seriesOf(match(4), evening, voice('en'), [0])).toBe('Fourth match · Wins of the evening: Zoé\u00a02, Léa\u00a01, Tom\u00a01')
})

test('an evening without a winner', () => {
  expect(seriesOf(match(1), seats({ name: 'Léa' }), voice('fr'))).toBe('Premier match · personne n’a encore gagné ce soir')
})

test('those are missing who have a seat and are not there: no bot, and no empty seat', () => {
  expect(missing(seats({}, { present: false }, { kind: 'bot', present: false }, { kind: 'empty', present: false }))).toEqual([1])
})
