/** The table of TACTA as a picture: cut paper on a dark cloth. What tablee.games.tacta.picture draws, drawn in the browser.
 *
 * A full shape is ivory with its dots, an empty one only an edge. The inner edges of an upper shape lie on the outer
 * edges of the card below, so its ivory outline goes on unbroken (A18).
 *
 * A drawing has no transforms inside: a browser keeps a book on every one of them, and a table has a hundred cards.
 */

import { centre, colourOf, dotsOf, familyOf, HEIGHT, lie, listed, lyingCard, numberOf, outline, type Pose, seenAt, type Shape, shapesOf, short, START, WIDTH } from './pack'

export const CLOTH = '#121212'
/** The cloth around the cards, a little lighter. */
export const HALO = ['#1b1920', '#25222c'] as const
const EDGE = '#fbf5e6'
const INK = '#1d1a26'
const GOLD = '#d9a531'
const CROSS = '#b3263b'

/** The paper of each colour; the start card is ink. */
export const PAPERS = ['#3f8f62', '#c2384a', '#7a53a6', '#3768ad', '#d4809c', '#e07a3c', '#1d1a26'] as const
/** Its dots. */
export const DEEP = ['#1a5a3d', '#8f2233', '#4d2f70', '#1f4079', '#8b3357', '#9a450b', '#1d1a26'] as const
/** An empty shape. */
const DIM = ['#357b54', '#a92f40', '#69468f', '#2e5894', '#bd6a86', '#c56730', '#2c2838'] as const
/** What stands out on the paper: number, ring and sign. */
export const PRINT = [EDGE, EDGE, EDGE, EDGE, INK, INK, EDGE] as const

/** A sign for each colour: leaf, heart, moon, drop, flower, sun; the start card has a square on its tip. */
export const SYMBOLS = [
  'M-3.6 3.8C-4.6-.8-1.4-4.2 4-4c.4 5.2-2.6 8.4-6.6 7.4L0 .2l-3 3z',
  'M0 4C-2.2 2-4.2.6-4.2-1.4-4.2-4.4-.9-4.6 0-2.4.9-4.6 4.2-4.4 4.2-1.4 4.2.6 2.2 2 0 4z',
  'M1.6-4.2A4.3 4.3 0 1 0 4 2.4 3.6 3.6 0 0 1 1.6-4.2z',
  'M0-4.6C1.6-2 3.2-.5 3.2 1.4a3.2 3.2 0 0 1-6.4 0C-3.2-.5-1.6-2 0-4.6z',
  'M-1.9-2.5a1.9 1.9 0 1 0 3.8 0 1.9 1.9 0 1 0-3.8 0M.5-.8a1.9 1.9 0 1 0 3.8 0 1.9 1.9 0 1 0-3.8 0' +
    'M-.4 2a1.9 1.9 0 1 0 3.8 0 1.9 1.9 0 1 0-3.8 0M-3.4 2a1.9 1.9 0 1 0 3.8 0 1.9 1.9 0 1 0-3.8 0' +
    'M-4.3-.8a1.9 1.9 0 1 0 3.8 0 1.9 1.9 0 1 0-3.8 0',
  'M0-4.6 1.2-2.9 3.3-3.3 2.9-1.2 4.6 0 2.9 1.2 3.3 3.3 1.2 2.9 0 4.6-1.2 2.9-3.3 3.3-2.9 1.2-4.6 0-2.9-1.2-3.3-3.3-1.2-2.9z',
  'M0-4.4 4.4 0 0 4.4-4.4 0z',
] as const

/** The ring around the number: cercle, carré, triangle. */
export const RINGS = ['<circle r="7.1"/>', '<rect x="-6.6" y="-6.6" width="13.2" height="13.2"/>', '<path d="M0-9.4 8.6 5.8H-8.6z"/>'] as const

/** The figures of the house, folded from strips of paper on a sheet of 14 by 20. */
const STRIPS = [
  '5 2.3 9 2.3 11.7 6 11.7 14 9 17.7 5 17.7 2.3 14 2.3 6 5 2.3 7 2.3',
  '2.5 6.5 8 2.8 8 20',
  '2.3 7 2.3 4.6 4.6 2.3 9.4 2.3 11.7 4.6 11.7 7.6 3.6 17.7 13 17.7',
  '1.8 2.3 11.2 2.3 6.6 8.4 9.4 8.8 11.7 11.4 11.7 14.6 9 17.7 4.4 17.7 1.6 15.4',
  '9.6 20 9.6 3 8.8 3 2.4 14.2 13.4 14.2',
  '12 2.3 3.4 2.3 3 9.2 8.8 8.6 11.7 11.2 11.7 14.6 9 17.7 4.4 17.7 1.6 15.6',
  '11 2.4 6.4 4.4 2.6 10 2.4 14.6 5 17.7 9 17.7 11.7 14.8 11.7 12 9.2 9.4 5.4 9.4 2.8 12',
  '1.4 2.3 11.8 2.3 5.4 20',
  '7 9.4 3.2 7 3.2 4.4 5.2 2.3 8.8 2.3 10.8 4.4 10.8 7 7 9.4 2.4 12.4 2.4 15.2 5 17.7 9 17.7 11.6 15.2 11.6 12.4 7 9.4 5 8.2',
  '3 17.6 7.6 15.6 11.4 10 11.6 5.4 9 2.3 5 2.3 2.3 5.2 2.3 8 4.8 10.6 8.6 10.6 11.2 8',
] as const

/** Width and height of a bounded table (A20). */
export const BORDERS: Readonly<Record<string, readonly [number, number] | undefined>> = { large: [960, 640], medium: [720, 480], small: [480, 320] }

/** What is to be seen of the plane. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A table to be drawn: a view has all of it. */
export interface Scenery {
  readonly laid: readonly Pose[]
  readonly colours: readonly number[]
  readonly dots: readonly number[]
  readonly options: { readonly table: string }
}

const MARGIN = 66
/** The height of the line of scores. */
const LEGEND = 80
/** The width of one score. */
const COLUMN = 92
/** What is seen around some cards. */
const EDGING = 8
const RECT = `x="${-WIDTH / 2}" y="${-HEIGHT / 2}" width="${WIDTH}" height="${HEIGHT}"`
/** The shadow of a card. */
const SHADE = `<rect ${RECT} fill="#000" opacity=".34"/>`

/** The whole table with the visible dots of each colour; with a name for each seat, if they are given. */
export function tableSvg(view: Scenery, names: readonly string[] = []): string {
  const { left, top, right, bottom } = bounds(view)
  const colours = [...new Set(view.colours)]
  const width = Math.max(right - left, COLUMN * colours.length + MARGIN)
  const start = (left + right - width) / 2
  const height = bottom - top + LEGEND
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${short(start)} ${short(top)} ${short(width)} ${short(height)}" role="img" aria-label="TACTA">`,
    `<defs>${defs(view.laid)}</defs>`,
    `<rect x="${short(start)}" y="${short(top)}" width="${short(width)}" height="${short(height)}" fill="${CLOTH}"/>`,
    cloth(view),
    ...view.laid.map(cardUse),
    ...colours.map((colour, i) => score(view, colour, start + width / 2 + (i - (colours.length - 1) / 2) * COLUMN, bottom + 26, names)),
    '</svg>',
  ].join('')
}

/** Some cards as they lie, without a score, for rule pages; the wrong ones are crossed out. */
export function cardsSvg(laid: readonly Pose[], wrong: readonly Pose[] = []): string {
  const corners = laid.flatMap(lyingCard)
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs) - EDGING, Math.min(...ys) - EDGING]
  const box = [left, top, Math.max(...xs) + EDGING - left, Math.max(...ys) + EDGING - top]
  const cards = [...laid.map(cardUse), ...wrong.map(cross)].join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.map(short).join(' ')}"><defs>${defs(laid)}</defs>${cards}</svg>`
}

/** What a pencil does to a card that may not lie so. */
function cross(pose: Pose): string {
  const { x, y } = centre(pose)
  const line = (turn: 1 | -1) => `M${short(x - 14)} ${short(y - 14 * turn)}L${short(x + 14)} ${short(y + 14 * turn)}`
  const pens = [[EDGE, 9], [CROSS, 5.5]] as const
  return pens.map(([ink, wide]) => `<path d="${line(1)}${line(-1)}" fill="none" stroke="${ink}" stroke-width="${wide}" stroke-linecap="round"/>`).join('')
}

// Cards

function cardUse(pose: Pose): string {
  const moved = lie(pose).replace(' rotate(0)', '')
  const [, x = 0, y = 0] = /\((\S+) (\S+)\)/.exec(moved) ?? []
  const shaded = moved.replace(/\(\S+ \S+\)/, `(${short(Number(x) + 0.7)} ${short(Number(y) + 1.3)})`)
  return `<use href="#shade" transform="${shaded}"/><use href="#${drawingName(pose.card, pose.face)}" transform="${moved}" data-card="${pose.card}"/>`
}

/** The drawing of a card: its colour, layout and face. */
export function drawingName(card: number, face: number): string {
  return `c${colourOf(card)}-${card === START ? 18 : card % 18}${'ab'[face]}`
}

function defs(laid: readonly Pose[]): string {
  const drawn = new Map(laid.map(({ card, face }) => [drawingName(card, face), drawing(card, face)]))
  return [SHADE.replace('<rect', '<rect id="shade"'), ...[...drawn].map(([name, figure]) => `<g id="${name}">${figure}</g>`)].join('')
}

/** A card about its middle. */
export function drawing(card: number, face: number): string {
  const colour = colourOf(card)
  const shapes = shapesOf(card).map((shape) => shapeDrawing(shape, face, colour))
  const edge = `stroke="${EDGE}" stroke-width="1.5" stroke-linejoin="round"`
  return `<rect ${RECT} fill="${PAPERS[colour]}"/><g ${edge}>${shapes.join('')}</g><rect ${RECT} fill="none" ${edge}/>${middleOf(card)}`
}

function shapeDrawing(shape: Shape, face: number, colour: number): string {
  const place = seenAt(shape.place, face)
  const corners = listed(outline(shape.kind, place))
  if (!shape.dots) return `<polygon points="${corners}" fill="${DIM[colour]}"/>`
  const dots = dotsOf(shape, place).map(({ x, y }) => `<circle cx="${short(x)}" cy="${short(y)}" r="2.5"/>`)
  return `<polygon points="${corners}" fill="${EDGE}"/><g fill="${DEEP[colour]}" stroke="none">${dots.join('')}</g>`
}

/** The number in the ring of its family, and the sign of the colour below it. */
function middleOf(card: number): string {
  const colour = colourOf(card)
  const ink = PRINT[colour]
  if (card === START) return symbol(colour, 0, 0, 1.5)
  const family = familyOf(card)
  const figure = figures(String(numberOf(card)), 0, family === 2 ? 0.7 : 0, family === 2 ? 0.34 : 0.4, ink ?? EDGE)
  const ring = `<g fill="none" stroke="${ink}" stroke-width="1.1" stroke-linejoin="round">${RINGS[family]}</g>`
  return `${ring}${figure}${symbol(colour, 0, 13.6, 0.72)}`
}

/** The sign of a colour, its middle at that place. */
function symbol(colour: number, x: number, y: number, scale: number): string {
  return `<path d="${moved(SYMBOLS[colour] ?? '', x, y, scale)}" fill="${PRINT[colour]}"/>`
}

/** Which numbers of a path's command lie across; the others lie along. Of an arc only the reach and the end are lengths. */
const ACROSS: Readonly<Record<string, string>> = { m: 'xy', l: 'xy', c: 'xyxyxy', a: 'rr...xy', h: 'x', v: 'y' }

/** A path scaled, then moved. */
function moved(path: string, x: number, y: number, scale: number): string {
  return path.replace(/([a-zA-Z])([^a-zA-Z]*)/g, (_, command: string, rest: string) => {
    const kinds = ACROSS[command.toLowerCase()] ?? ''
    const fixed = command === command.toUpperCase()
    const numbers = [...rest.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(([number], i) => {
      const kind = kinds[i % kinds.length]
      if (kind === '.') return number
      const shift = fixed && kind === 'x' ? x : fixed && kind === 'y' ? y : 0
      return short(Number(number) * scale + shift)
    })
    return command + numbers.join(' ')
  })
}

/** A number of folded strips, its middle at that place. */
function figures(text: string, x: number, y: number, scale: number, colour: string): string {
  const width = 14.4 * text.length - 0.4
  const strips = [...text].map((digit, i) => {
    const left = x + (i * 14.4 - (digit === '1' ? 1 : 0) - width / 2) * scale
    const points = (STRIPS[Number(digit)] ?? '').split(' ').map((number, at) => short(Number(number) * scale + (at % 2 ? y - 10 * scale : left)))
    return `<polyline points="${points.join(' ')}"/>`
  })
  return `<g fill="none" stroke="${colour}" stroke-width="${short(4 * scale)}">${strips.join('')}</g>`
}

// The cloth and the scores

function cloth({ laid, options }: Scenery): string {
  const border = BORDERS[options.table]
  if (border) {
    const [width, height] = border
    return `<rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" fill="${HALO[0]}" stroke="${HALO[1]}" stroke-width="6" stroke-linejoin="round"/>`
  }
  const rects = laid.map((pose) => `<rect ${RECT} transform="${lie(pose)}"/>`).join('')
  return HALO.map((tone, i) => `<g fill="${tone}" stroke="${tone}" stroke-width="${[44, 20][i]}" stroke-linejoin="round">${rects}</g>`).join('')
}

/** A score: sign, dots, who plays the colour, and a line under the best. */
function score({ colours, dots }: Scenery, colour: number, x: number, y: number, names: readonly string[]): string {
  const points = dots[colours.indexOf(colour)] ?? 0
  const best = points > 0 && points === Math.max(...dots)
  const who = names.filter((_, seat) => colours[seat] === colour).join(' · ')
  return [
    `<rect x="${short(x - 34)}" y="${short(y - 17)}" width="30" height="34" rx="2.5" fill="${PAPERS[colour]}" stroke="${EDGE}" stroke-width="1.4"/>`,
    symbol(colour, x - 19, y, 1.9),
    figures(String(points), x + 18, y, 1.05, EDGE),
    best ? `<rect x="${short(x - 34)}" y="${short(y + 22)}" width="70" height="3" rx="1.5" fill="${GOLD}"/>` : '',
    who
      ? `<text x="${short(x + 1)}" y="${short(y + 38)}" text-anchor="middle" fill="${EDGE}" font-size="11" font-family="'Atkinson Hyperlegible Next', 'Verdana', sans-serif">${escaped(who)}</text>`
      : '',
  ].join('')
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)

/** What is to be seen of the plane: a bounded table, or all cards with a margin. */
export function bounds({ laid, options }: Pick<Scenery, 'laid' | 'options'>, margin = MARGIN): Box {
  const border = BORDERS[options.table]
  if (border) return { left: -border[0] / 2 - 12, top: -border[1] / 2 - 12, right: border[0] / 2 + 12, bottom: border[1] / 2 + 12 }
  const xs = laid.map(({ x, xr }) => x + xr * Math.SQRT2)
  const ys = laid.map(({ y, yr }) => y + yr * Math.SQRT2)
  return { left: Math.min(...xs) - margin, top: Math.min(...ys) - margin, right: Math.max(...xs) + margin, bottom: Math.max(...ys) + margin }
}
