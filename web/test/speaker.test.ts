/** Sentences as the browser says them; that they are those of Python is checked in `sentences.ts`. */
import { expect, test } from 'vitest'
import { gameBundle } from '../src/texts/bundle'
import { Speaker } from '../src/texts/speaker'
import { kitOf } from '../src/table/modules'

test('a sentence for the reader and one for the others', async () => {
  const kit = await kitOf('tango')
  const bundle = await gameBundle('fr', 'tango')
  const said = (seat: number | null) => new Speaker('fr', bundle, kit.words, ['Ann', 'Bob'], seat).event({ type: 'starts', seat: 0 } as never)
  expect(said(0)).toMatch(/^Vous/)
  expect(said(1)).toMatch(/^Ann/)
  expect(said(null)).toMatch(/^Ann/)
})
