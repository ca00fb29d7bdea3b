import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lay } from '../src/art/lay'
import { cut, together } from '../src/art/scissors'
import { stencil } from '../src/art/stencil'
import { floor } from '../src/art/tango/floor'

const SVG = 'http://www.w3.org/2000/svg'

function laid(pattern: string): Element[] {
  const group = document.createElementNS(SVG, 'g') as SVGGElement
  lay(cut(pattern), group)
  return [...group.children]
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.runAllTimers()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('strips of one paper that follow each other are one path', () => {
  const [strips, sheet, last, ...more] = laid('k = 2 0 0 9 0; k = 2 0 5 9 5; r o 4 4 3; k = 2 0 9 9 9')
  expect(strips!.getAttribute('d')).toBe('M0 0L9 0M0 5L9 5')
  expect(sheet!.getAttribute('fill')).not.toBe('none')
  expect(last!.getAttribute('d')).toBe('M0 9L9 9')
  expect(more).toEqual([])
})

test('strips that differ, and those one can see through, stay apart', () => {
  expect(laid('k = 2 0 0 9 0; k = 3 0 5 9 5')).toHaveLength(2)
  expect(laid('k = 2 0 0 9 0; r = 2 0 5 9 5')).toHaveLength(2)
  expect(laid('k = 2 0 0 9 0; k - 2 0 5 9 5')).toHaveLength(2)
  expect(laid('x = 2 0 0 9 0; x = 2 0 5 9 5')).toHaveLength(2)
})

test('what is laid takes the place of what lay there', () => {
  const group = document.createElementNS(SVG, 'g') as SVGGElement
  lay(cut('r o 4 4 3; b o 4 4 2'), group)
  lay(cut('g o 4 4 3'), group)
  expect(group.children).toHaveLength(1)
})

test('sheets of one paper become one with all their outlines', () => {
  const both = together([...cut('r o 4 4 3'), ...cut('r o 20 4 3')])
  expect(both.d).toBe(cut('r o 4 4 3')[0]!.d + cut('r o 20 4 3')[0]!.d)
  expect(both.fill).toBe(cut('r o 4 4 3')[0]!.fill)
})

test('a dance floor is a few paths, however many cells it has', () => {
  const outlines = (cells: number) => floor(cells).map(({ d }) => d.split('M').length - 1)
  expect(outlines(16)).toHaveLength(outlines(20).length)
  expect(outlines(16).length).toBeLessThan(25)
  // Two halves and three planks for each cell of both rings, and a lamp for each.
  const sum = (cells: number) => outlines(cells).reduce((all, one) => all + one)
  expect(sum(20) - sum(16)).toBe(4 * (2 * 5 + 1))
})

test('a piece is cut once', () => {
  const make = vi.fn(() => cut('r o 4 4 3'))
  expect(stencil('once', '0 0 8 8', make)).toBe('#cut-once')
  expect(stencil('once', '0 0 8 8', make)).toBe('#cut-once')
  expect(make).toHaveBeenCalledOnce()
  expect(document.querySelector('#cut-once path')).not.toBeNull()
})

test('of many pieces the first are there at once, the others in tasks of their own', () => {
  let clock = 0
  vi.spyOn(performance, 'now').mockImplementation(() => clock)
  const slow = () => {
    clock += 4
    return cut('r o 4 4 3')
  }
  const names = Array.from({ length: 7 }, (_, i) => `many-${i}`)
  const drawn = () => names.filter((name) => document.querySelector(`#cut-${name} path`)).length
  for (const name of names) stencil(name, '0 0 8 8', slow)
  expect(document.querySelectorAll('[id^=cut-many]')).toHaveLength(7)
  expect(drawn()).toBe(2)
  vi.runOnlyPendingTimers()
  expect(drawn()).toBe(4)
  vi.runAllTimers()
  expect(drawn()).toBe(7)
})

test('no star has six rays: on some paper it would be the sign of a faith', () => {
  const drawings = import.meta.glob<string>('../src/{art,parts}/**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true })
  expect(Object.keys(drawings).length).toBeGreaterThan(20)
  for (const [file, text] of Object.entries(drawings)) expect(text.match(/\* -?[\d.]+ -?[\d.]+ [\d.]+ [\d.]+ 6\b[^;'\n]*/g) ?? [], file).toEqual([])
})
