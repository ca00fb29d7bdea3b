/** The end of a round of Tai Chi Chuan: who took what and why, how long it can be read, and the numbers of the end. */

import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import type { TaichiEvent, TaichiView } from '../src/generated/taichi'
import { closingOf, pileOf, sizeOf } from '../src/games/taichi/closing'
import { READ, Show } from '../src/games/taichi/show.svelte'
import { pileSaid, victory, whyClosed } from '../src/games/taichi/words'
import { gameBundle } from '../src/texts/bundle'
import { Speaker } from '../src/texts/speaker'

const begun: TaichiEvent = { type: 'round-begun', seat: 0, round: 1 }
const ended: TaichiEvent = { type: 'round-ended', seat: 0, possible: 0, longest: [], prettiest: [] }
const said = (seat: number, word: string): TaichiEvent => ({ type: 'word-accepted', seat, word, headword: word, why: 'headword', parts: [] })
const took = (seat: number, ...cards: number[]): TaichiEvent => ({ type: 'symbol-taken', seat, symbol: 0, cards })
const UNCHALLENGED: TaichiEvent[] = [begun, said(0, 'sud'), { type: 'stopped', seat: 0 }, { type: 'stayed-out', seat: 1 }, { type: 'unchallenged', seat: 0 }, took(0, 9), ended]
const RACE: TaichiEvent[] = [
  begun,
  said(0, 'sud'),
  { type: 'joined', seat: 1 },
  { type: 'joined', seat: 2 },
  said(1, 'site'),
  { type: 'race-won', seat: 1 },
  { type: 'stake-returned', seat: 1 },
  { type: 'stake-lost', seat: 2, card: 30 },
  took(1, 6, 9),
  took(0, 20),
  ended,
]

const speaker = async (lang: 'fr' | 'en', seat: number | null = null) => new Speaker(lang, await gameBundle(lang, 'taichi'), {}, ['Ann', 'Bob', 'Chloé'], seat)

describe('closingOf', () => {
  it('knows nothing of a round that goes on', () => expect(closingOf(UNCHALLENGED.slice(0, -1))).toBeNull())

  it('says that nobody took up the challenge', () => {
    const closing = closingOf(UNCHALLENGED)
    expect(closing).toMatchObject({ cause: 'unchallenged', seat: 0 })
    expect(closing?.goings.map(({ kind, seat, cards }) => [kind, seat, cards])).toEqual([['taken', 0, [9]]])
  })

  it('says who won a challenge, with which word, and who lost a stake', () => {
    const closing = closingOf([...UNCHALLENGED, ...RACE])
    expect(closing).toMatchObject({ cause: 'race-won', seat: 1, word: 'site' })
    expect(closing?.goings.map(({ kind, seat, cards }) => [kind, seat, cards])).toEqual([
      ['lost', 2, [30]],
      ['taken', 1, [6, 9]],
      ['taken', 0, [20]],
    ])
  })

  it('tells a failure that helped others from one that helped nobody', () => {
    const failed: TaichiEvent[] = [begun, { type: 'failed', seat: 0 }]
    expect(closingOf([...failed, { type: 'card-picked', seat: 1, card: 3 }, ended])?.cause).toBe('failed')
    expect(closingOf([...failed, { type: 'discarded', cards: [3] }, ended])?.cause).toBe('alone')
  })

  test.each(['fr', 'en'] as const)('every reason is a sentence (%s)', async (lang) => {
    const closing = closingOf(RACE)!
    for (const seat of [1, null]) {
      const speak = await speaker(lang, seat)
      for (const cause of ['failed', 'alone', 'unchallenged', 'race-won', 'race-forfeited', 'nothing-left', 'last'] as const)
        expect(whyClosed(speak, { ...closing, cause }), cause).toMatch(/^[A-ZÀ-Ý].*\.$/)
    }
  })
})

describe('a round that is over', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const view = { last: { turn: 0, letters: ['S'], words: [] }, round: 2, outcome: null } as unknown as TaichiView

  it('is read for a while, or until one has read enough', async () => {
    const speak = await speaker('fr')
    const show = new Show()
    show.follow(view, UNCHALLENGED, () => [], speak)
    expect([show.recap?.round, show.recap?.closing?.cause]).toEqual([1, 'unchallenged'])
    vi.advanceTimersByTime(READ - 1000)
    show.follow(view, [{ type: 'round-begun', seat: 1, round: 2 }, { type: 'card-turned', seat: 1, card: 3, count: 1 }], () => [], speak)
    expect([show.reading, show.recap?.closing?.cause]).toEqual([true, 'unchallenged'])
    vi.advanceTimersByTime(1000)
    expect(show.reading).toBe(false)
    show.follow(view, UNCHALLENGED, () => [], speak)
    show.readOn()
    expect(show.reading).toBe(false)
    show.stop()
  })

  it('is known to who comes late, and not read again', async () => {
    const show = new Show()
    show.follow(view, [], () => UNCHALLENGED, await speaker('fr'))
    expect([show.reading, show.recap?.closing?.cause]).toEqual([false, 'unchallenged'])
  })
})

describe('the end in numbers', () => {
  const told = [...UNCHALLENGED, ...RACE, { type: 'card-picked', seat: 2, card: 3 } satisfies TaichiEvent]

  it('says how a pile came about', async () => {
    expect([0, 1, 2].map((seat) => sizeOf(pileOf(told, seat)))).toEqual([3, 3, 1])
    expect(pileSaid(await speaker('fr'), pileOf(told, 2))).toBe('1 au départ, +1 après un échec, −1 en défis perdus')
    expect(pileSaid(await speaker('en'), pileOf(told, 0))).toBe('1 dealt, +2 by symbols')
  })

  it('says who won and by how much', async () => {
    const over = (won: number[], winners: number[]) => ({ won, outcome: { winners, scores: won, reason: 'last-card' } }) as unknown as TaichiView
    const speak = await speaker('fr')
    expect(victory(speak, over([8, 5, 5], [0])).replaceAll('\u00A0', ' ')).toBe('Ann : 8 cartes, 3 de plus que Bob et Chloé.')
    expect(victory(speak, over([8, 5, 8], [0, 2])).replaceAll('\u00A0', ' ')).toBe('Ann et Chloé : 8 cartes, à égalité.')
  })
})
