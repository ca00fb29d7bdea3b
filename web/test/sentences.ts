/**
 * The browser says word for word what Python says: the sentences of whole games, written down by tests/web/test_texts.py
 * and handed in by `npm run sentences`.
 */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { gameBundle } from '../src/texts/bundle'
import { Speaker } from '../src/texts/speaker'
import { kitOf } from '../src/table/modules'

interface Said {
  game: string
  lang: 'fr' | 'en'
  players: string[]
  seat: number | null
  kind: 'event' | 'move' | 'outcome' | 'refusal'
  value: { type: string }
  text: string
}

const path = process.env.TABLEE_SENTENCES
if (!path) throw new Error('TABLEE_SENTENCES must name the file of sentences')

test('the same sentences as Python', { timeout: 60_000 }, async () => {
  const all = readFileSync(path, 'utf-8').trim().split('\n').map((line) => JSON.parse(line) as Said)
  const wrong: string[] = []
  for (const said of all) {
    const kit = await kitOf(said.game)
    const speak = new Speaker(said.lang, await gameBundle(said.lang, said.game), kit.words, said.players, said.seat)
    const value = said.value as never
    const text =
      said.kind === 'event' ? speak.event(kit.event(value)) : said.kind === 'move' ? speak.move(value) : said.kind === 'outcome' ? speak.outcome(value) : speak.refusal(value)
    if (text !== said.text) wrong.push(`${said.text}  ≠  ${text}`)
  }
  expect(wrong.slice(0, 10)).toEqual([])
  expect(all.length).toBeGreaterThan(100)
})
