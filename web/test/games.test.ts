/** A game's folder has the files that every game's has, and the page about them tells the truth. */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = join(import.meta.dirname, '../src/games')
const README = readFileSync(join(FOLDER, 'README.md'), 'utf8')
const GAMES = readdirSync(FOLDER, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
const SHOWS = import.meta.glob<{ Show: { prototype: object } }>('../src/games/*/show.svelte.ts')

test.each(GAMES)('%s has its table, its words and what is shown where every game has them', async (game) => {
  for (const file of ['index.ts', 'Table.svelte', 'words.ts']) expect(existsSync(join(FOLDER, game, file)), file).toBe(true)
  const { Show } = await SHOWS[`../src/games/${game}/show.svelte.ts`]!()
  expect(Object.getOwnPropertyNames(Show.prototype)).toEqual(expect.arrayContaining(['follow', 'stop']))
})

test('what the page lends is there', () => {
  const lent = [...README.matchAll(/`\.\.\/\.\.\/((?:parts|lib|styles)\/[\w./]+)`/g)].map((found) => found[1]!)
  expect(lent.length).toBeGreaterThan(5)
  const there = (path: string) => [path, `${path}.ts`].some((each) => existsSync(join(dirname(FOLDER), each)))
  expect(lent.filter((path) => !there(path))).toEqual([])
})

test('no part of a game is larger than two parts would be', () => {
  const parts = GAMES.flatMap((game) => readdirSync(join(FOLDER, game)).map((file) => join(game, file)))
  const lines = (file: string) => readFileSync(join(FOLDER, file), 'utf8').split('\n').length - 1
  expect(parts.filter((file) => !file.endsWith('.ftl') && lines(file) > 400)).toEqual([])
})
