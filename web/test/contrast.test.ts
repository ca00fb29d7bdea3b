import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { house as offers } from '../src/generated/house'
import { variables } from '../src/lib/colours'

const css = readFileSync(resolve(import.meta.dirname, '../src/styles/tokens.css'), 'utf-8')

type Side = 'day' | 'night'

/** What is declared in a block. */
function declared(selector: string): [string, string][] {
  const start = css.indexOf(`${selector} {`)
  const block = css.slice(start, css.indexOf('\n}', start))
  return [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!])
}

/** Colours by day and by night. */
function colours(block: [string, string][]): Record<Side, Record<string, string>> {
  const found: Record<Side, Record<string, string>> = { day: {}, night: {} }
  for (const [name, value] of block) {
    const both = /light-dark\((#\w{6}), (#\w{6})\)/.exec(value)
    const plain = /^#\w{6}$/.exec(value.trim())
    if (!both && !plain) continue
    found.day[name] = both ? both[1]! : plain![0]
    found.night[name] = both ? both[2]! : plain![0]
  }
  return found
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const part = Number.parseInt(hex.slice(i, i + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** What is read on what. */
const TEXT: [string, string][] = [
  ['--ink', '--paper'],
  ['--ink', '--sheet'],
  ['--ink', '--sheet-2'],
  ['--ink', '--cloth'],
  ['--ink-2', '--paper'],
  ['--ink-2', '--sheet'],
  ['--ink-2', '--sheet-2'],
  ['--ink-2', '--cloth'],
  ['--accent-ink', '--paper'],
  ['--accent-ink', '--sheet'],
  ['--accent-ink', '--sheet-2'],
  ['--on-accent', '--accent'],
  ['--on-gold', '--gold'],
  ['--paper', '--ink'],
  ['--paper', '--bad'],
  ['--bad', '--paper'],
  ['--good', '--paper'],
]
/** What must be seen against what. */
const SHAPES: [string, string][] = [
  ['--edge', '--paper'],
  ['--edge', '--sheet'],
  ['--focus', '--paper'],
  ['--focus', '--sheet'],
  ['--focus', '--cloth'],
]

const house = colours(declared(':root'))

test.each(offers)('the colours of $name can be read by day and by night', (game) => {
  const own = colours(Object.entries(variables(game)))
  expect(Object.keys(own.day)).toHaveLength(4)
  for (const side of ['day', 'night'] as const) {
    const all = { ...house[side], ...own[side] }
    const weak = (pairs: [string, string][], least: number) =>
      pairs.map(([a, b]) => `${a} on ${b}: ${contrast(all[a]!, all[b]!).toFixed(2)}`).filter((line) => Number(line.split(': ')[1]) < least)
    expect(weak(TEXT, 4.5), side).toEqual([])
    expect(weak(SHAPES, 3), side).toEqual([])
  }
})
