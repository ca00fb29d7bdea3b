import { expect, test } from 'vitest'
import { distinct } from '../src/games/tango/walk'
import { whyNot } from '../src/games/tango/why'
import { named, ordered, prompt } from '../src/games/tango/words'
import type { TangoMove, TangoView } from '../src/generated/tango'
import { shapes } from '../src/generated/tango'
import { complete } from '../src/lib/complete'
import type { Lang } from '../src/lib/prefs.svelte'
import { kitOf } from '../src/table/modules'
import { gameBundle } from '../src/texts/bundle'
import { Speaker } from '../src/texts/speaker'

const STARTS = [0, 4, 8, 12, 2, 6, 10, 14]
const DANCERS = [0, 1, 2, 3, 4, 5, 6, 7]

const view = (fields: Partial<TangoView> = {}): TangoView =>
  complete(shapes, 'TangoView', { type: 'tango-view', seat: 0, seats: 2, cells: 16, first: 0, dealt: true, places: STARTS, markers: Array(8).fill(0), tokens: [], brought: [Array(8).fill(0), Array(8).fill(0)], acting: [0], count: 0, pair: [0, 7], ...fields })

/** The moves that the tokens of a view leave. */
const movesOf = ({ tokens }: TangoView): TangoMove[] =>
  DANCERS.filter((dancer) => tokens.length === 5 || !tokens.includes(dancer)).flatMap((dancer) => [1, 2, 3].map((steps): TangoMove => ({ type: 'dance', dancer, steps })))

const speaker = async (lang: Lang) => new Speaker(lang, await gameBundle(lang, 'tango'), (await kitOf('tango')).words, ['Ann', 'Ève'], 0)

const scene = async (fields: Partial<TangoView>, lang: Lang = 'fr') => {
  const now = view(fields)
  return { view: now, moves: movesOf(now), seats: [], you: 0, speak: await speaker(lang) }
}

test.each<[Lang, RegExp, RegExp]>([
  ['fr', /sans jeton/, /les jetons reviennent/],
  ['en', /without a token/, /all tokens come back/],
])('what one may do is true whatever tokens lie on dancers (%s)', async (lang, some, back) => {
  const said = async (tokens: number[], tied: number[] = []) => prompt(await scene({ tokens, tied }, lang))
  expect(await said([0, 1, 2, 3])).toMatch(some)
  for (const free of [[], [0, 1, 2, 3, 4]]) expect(await said(free)).not.toMatch(some)
  expect(await said([0, 1, 2, 3, 4])).toMatch(back)
  expect(await said([0, 1, 2, 3, 4], [0, 1])).toMatch(back)
  expect(await said([0], [0, 1])).toMatch(/^(Départage|Tie-break)/)
})

test('steps that a meeting cuts off are no choice of their own', () => {
  const now = view()
  const red = distinct(movesOf(now), now).filter((move) => move.type === 'dance' && move.dancer === 2)
  expect(red.map((move) => move.type === 'dance' && move.steps)).toEqual([1, 2])
})

test('in a list a move says where it ends and whom it meets', async () => {
  const at = await scene({})
  const red = ordered(at).find((group) => group.heading === 'Danseuse rouge')!
  expect(red.moves.map((move) => named(move, at))).toEqual([
    'faire avancer la danseuse rouge d’un pas, jusqu’à la case\u00a09',
    'faire avancer la danseuse rouge de 2 pas, jusqu’à la case\u00a010\u00a0: rencontre avec le danseur rouge',
  ])
  const there = await scene({}, 'en')
  expect(named({ type: 'dance', dancer: 2, steps: 2 }, there)).toBe('move the red lady 2 steps, to cell 10: meets the red gentleman')
})

test('a dancer that cannot be moved has a reason with its clause', () => {
  expect(whyNot(view({ tokens: [0] }), 0)).toMatchObject({ clause: 'G6', key: 'has-token', args: { dancer: 0 } })
  expect(whyNot(view({ tokens: [0] }), 1)).toBeNull()
  expect(whyNot(view({ tokens: [0, 1, 2, 3, 4] }), 0)).toBeNull()
  expect(whyNot(view({ acting: [1] }), 1)).toMatchObject({ clause: 'G10', key: 'not-your-turn', args: { turn: 1 } })
  expect(whyNot(view({ acting: [-1] }), 1)).toMatchObject({ clause: 'G3' })
  expect(whyNot(view({ acting: [], outcome: { scores: [1, 0], winners: [0], reason: 'pair' } }), 1)).toMatchObject({ clause: 'G11', key: 'over' })
})
