/** The scissors: everything drawn at Tablée is cut by them, so that one hand has drawn it all.
 *
 * A pattern is text, one sheet of paper after another, the lowest first: `colour kind numbers;`
 *
 *     c ~ 10 20 30 5! 40 20;   a smooth outline through points; `!` makes a point a corner
 *     c ^ 10 20 30 5 40 20;    straight cuts from point to point
 *     c o 50 60 17 20 15;      a round piece: centre, half width, half height, turn in degrees
 *     c * 50 60 20 9 8 15;     a star: centre, outer and inner reach, how many rays, turn in degrees
 *     c - 3 10 20 30 5 40 20;  a thin strip, smooth: width, then points
 *     c @ 3 50 60 17 20;       a ring: width, then as a round piece
 *     c = 3 10 20 30 5 40 20;  a thin strip, folded at each point
 *
 * A dot before the colour (`.c ~ …`) lays the sheet's shadow under it. Edges come out slightly uneven, always in the same way.
 */

import { PAPERS, type Papers } from './paper.ts'

/** A sheet of paper ready to be laid: an SVG path and how it is painted. */
export interface Sheet {
  readonly d: string
  readonly fill?: string
  readonly stroke?: string
  readonly width?: number
  /** Rounded ends and joints of a strip; folded ones are sharp. */
  readonly soft?: boolean
  readonly opacity?: number
}

export type Cutting = readonly Sheet[]

/** Where a pattern is laid: moved, scaled (negative: mirrored), turned in degrees. */
export interface Place {
  readonly x?: number
  readonly y?: number
  readonly scale?: number
  readonly turn?: number
  readonly mirror?: boolean
}

interface Point {
  x: number
  y: number
  corner: boolean
}

const SHADOW = 'rgb(29 18 10)'

/** Cuts patterns; `own` are the papers that this piece decides itself (a school's colour, somebody's skin and hair). */
export function scissors(own: Papers): (pattern: string, place?: Place) => Cutting {
  return (pattern, place = {}) => cut(pattern, place, own)
}

/** The sheets of a pattern. */
export function cut(pattern: string, place: Place = {}, own: Papers = {}): Cutting {
  const sheets: Sheet[] = []
  for (const line of pattern.split(';')) {
    const words = line.trim().split(/\s+/)
    if (words.length < 3) continue
    const shaded = words[0]!.startsWith('.')
    const letter = words[0]!.slice(shaded ? 1 : 0)
    const colour = own[letter] ?? PAPERS[letter] ?? letter
    const kind = words[1]!
    const numbers = words.slice(2)
    const scale = Math.abs(place.scale ?? 1)
    if (kind === '-' || kind === '=' || kind === '@') {
      const width = round(Number(numbers[0]) * scale)
      const line = numbers.slice(1)
      const d = kind === '@' ? edge(oval(line.map(Number), place), 'o') : strip(points(line, place), kind === '-')
      sheets.push({ d, stroke: colour, width, soft: kind === '-' })
      continue
    }
    const outline = kind === 'o' ? oval(numbers.map(Number), place) : kind === '*' ? star(numbers.map(Number), place) : points(numbers, place)
    if (shaded) {
      const under = outline.map((p) => ({ ...p, x: p.x + 0.9, y: p.y + 1.5 }))
      sheets.push({ d: edge(under, kind), fill: SHADOW, opacity: 0.2 })
    }
    sheets.push({ d: edge(outline, kind), fill: colour })
  }
  return sheets
}

/** Sheets of one paper that do not touch each other, as one. */
export function together(sheets: Cutting): Sheet {
  return { ...sheets[0]!, d: sheets.map(({ d }) => d).join('') }
}

function points(numbers: readonly string[], place: Place): Point[] {
  const found: Point[] = []
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    const y = numbers[i + 1]!
    const corner = y.endsWith('!')
    found.push(laid(Number(numbers[i]), Number(corner ? y.slice(0, -1) : y), corner, place))
  }
  return found
}

/** A round piece is never quite round: scissors go from one short cut to the next. */
function oval([cx = 0, cy = 0, rx = 1, ry = rx, turn = 0]: readonly number[], place: Place): Point[] {
  const count = Math.max(7, Math.min(40, Math.round(5 + Math.sqrt(rx * ry) * 0.4)))
  const found: Point[] = []
  const cos = Math.cos((turn * Math.PI) / 180)
  const sin = Math.sin((turn * Math.PI) / 180)
  for (let i = 0; i < count; i++) {
    const angle = ((i + (count > 24 ? 0.08 : 0.25) * chance(cx + i * 7, cy)) / count) * 2 * Math.PI
    const far = 1 + Math.min(0.018, 0.5 / rx) * chance(cy, cx + i * 3)
    const x = rx * far * Math.cos(angle)
    const y = ry * far * Math.sin(angle)
    found.push(laid(cx + x * cos - y * sin, cy + x * sin + y * cos, false, place))
  }
  return found
}

function star([cx = 0, cy = 0, outer = 1, inner = 1, rays = 5, turn = 0]: readonly number[], place: Place): Point[] {
  return Array.from({ length: 2 * rays }, (_, i) => {
    const angle = (i / rays) * Math.PI + ((turn - 90) * Math.PI) / 180
    const far = i % 2 ? inner : outer
    return laid(cx + far * Math.cos(angle), cy + far * Math.sin(angle), true, place)
  })
}

function laid(x: number, y: number, corner: boolean, { x: dx = 0, y: dy = 0, scale = 1, turn = 0, mirror = false }: Place): Point {
  const cos = Math.cos((turn * Math.PI) / 180) * scale
  const sin = Math.sin((turn * Math.PI) / 180) * scale
  const side = mirror ? -x : x
  return { x: dx + side * cos - y * sin, y: dy + side * sin + y * cos, corner }
}

/** The outline of a piece, cut by hand. */
function edge(outline: readonly Point[], kind: string): string {
  const count = outline.length
  const hand = kind === 'o' ? outline : outline.map(shaken)
  const at = (i: number): Point => hand[(i + count) % count]!
  let d = `M${pair(at(0))}`
  for (let i = 0; i < count; i++) {
    const a = at(i)
    const b = at(i + 1)
    d += kind === '^' || kind === '*' ? bow(a, b) : curve(at(i - 1), a, b, at(i + 2))
  }
  return d + 'Z'
}

function strip(line: readonly Point[], smooth: boolean): string {
  let d = `M${pair(line[0]!)}`
  for (let i = 0; i + 1 < line.length; i++) {
    const a = line[i]!
    const b = line[i + 1]!
    d += smooth ? curve(line[i - 1] ?? a, a, b, line[i + 2] ?? b) : `L${pair(b)}`
  }
  return d
}

/** A straight cut that bends a little. */
function bow(a: Point, b: Point): string {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
  const bend = chance(a.x + b.x, a.y + b.y) * Math.min(0.7, length * 0.018)
  const x = (a.x + b.x) / 2 - ((b.y - a.y) / length) * bend * 2
  const y = (a.y + b.y) / 2 + ((b.x - a.x) / length) * bend * 2
  return `Q${pair({ x, y })} ${pair(b)}`
}

function curve(before: Point, a: Point, b: Point, after: Point): string {
  const from = a.corner ? b : after0(a, before, b)
  const to = b.corner ? a : after0(b, after, a)
  return `C${pair({ x: a.x + (from.x - a.x) / 3, y: a.y + (from.y - a.y) / 3 })} ${pair({ x: b.x + (to.x - b.x) / 3, y: b.y + (to.y - b.y) / 3 })} ${pair(b)}`
}

/** Where a smooth cut through a point heads for, coming from one neighbour towards the other. */
function after0(point: Point, from: Point, towards: Point): { x: number; y: number } {
  return { x: point.x + (towards.x - from.x) / 2, y: point.y + (towards.y - from.y) / 2 }
}

function shaken(p: Point): Point {
  return { x: p.x + 0.3 * chance(p.x, p.y), y: p.y + 0.3 * chance(p.y, p.x), corner: p.corner }
}

/** Between -1 and 1, always the same for the same place. */
function chance(x: number, y: number): number {
  const wave = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453
  return 2 * (wave - Math.floor(wave)) - 1
}

function pair({ x, y }: { x: number; y: number }): string {
  return `${round(x)} ${round(y)}`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
