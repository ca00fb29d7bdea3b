/** The typing aid of Tai Chi Chuan agrees with the rules (tests/rules/test_taichi_*.py has the same examples). */

import { describe, expect, it } from 'vitest'
import { lettersOf, symbolOf, tally } from '../src/games/taichi/deck'
import { folded, taken } from '../src/games/taichi/letters'
import { arranged, cardWidth } from '../src/games/taichi/row'

const lacks = (cards: readonly string[], text: string) => cards.filter((_, at) => taken(cards, text)[at] === null)

describe('folded', () => {
  it.each([
    ['cœur', 'COEUR'],
    ['arc-en-ciel', 'ARCENCIEL'],
    ['Forêt', 'FORET'],
    ['aujourd’hui', 'AUJOURDHUI'],
    ['ægyrine', 'AEGYRINE'],
  ])('%s is %s', (text, letters) => expect(folded(text)).toBe(letters))
})

describe('taken', () => {
  it('asks for the initial', () => {
    expect(taken(['S'], '')).toEqual([null])
    expect(taken(['S'], 's')).toEqual(['S'])
    expect(taken(['S'], 'as')).toEqual([null])
  })

  it('counts a letter as often as it was turned', () => {
    expect(lacks(['S', 'T', 'A', 'A'], 'satellite')).toEqual(['A'])
    expect(lacks(['S', 'T', 'A', 'A'], 'satisfait')).toEqual([])
  })

  it('gives the initial to the first card alone', () => {
    expect(lacks(['S', 'S'], 'sud')).toEqual(['S'])
    expect(lacks(['S', 'S'], 'sens')).toEqual([])
  })

  it('lets a card with two letters choose, again for each word', () => {
    expect(taken(['R', 'QZ'], 'riz')).toEqual(['R', 'Z'])
    expect(taken(['R', 'QZ', 'N'], 'ramequin')).toEqual(['R', 'Q', 'N'])
    expect(taken(['JY'], 'yeux')).toEqual(['Y'])
  })

  it('finds the one choice in which no card is in another’s way', () => {
    expect(lacks(['A', 'BK', 'BC'], 'abc')).toEqual([])
    expect(lacks(['A', 'BC', 'BK'], 'abc')).toEqual([])
    expect(lacks(['A', 'B', 'BK'], 'ab')).toEqual(['BK'])
    expect(lacks(['A', 'BK', 'BK'], 'abab')).toEqual([])
  })
})

describe('the deck', () => {
  it('is the one of the rules', () => {
    const cards = Array.from({ length: 45 }, (_, card) => card)
    expect(cards.every((card) => /^[A-Z]{1,2}$/.test(lettersOf(card)))).toBe(true)
    expect(tally(cards)).toEqual([15, 15, 15])
    expect(symbolOf(44)).toBe(2)
  })
})

describe('the row', () => {
  const widest = (cards: number, width: number, height: number) => cardWidth(arranged(cards, width, height), width, height)

  it('lies in one line where there is width', () => {
    expect([1, 3, 5, 7].map((cards) => arranged(cards, 1400, 400).lines)).toEqual([1, 1, 1, 1])
  })

  it('is broken where that makes the letters bigger', () => {
    expect(arranged(4, 366, 320)).toEqual({ lines: 2, each: 2 })
    expect(arranged(7, 366, 320)).toEqual({ lines: 2, each: 4 })
  })

  it('keeps every letter legible in the boxes of small screens', () => {
    for (const [cards, width, height] of [[1, 296, 122], [5, 296, 122], [6, 296, 190], [8, 296, 190], [5, 351, 122], [8, 460, 160]] as const)
      expect(widest(cards, width, height) * 0.62, `${cards} cards in ${width} × ${height}`).toBeGreaterThan(28)
  })
})
