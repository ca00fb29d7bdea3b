/** Pieces that appear many times are cut once and kept as `<symbol>`s; `<use>` lays them. */

import { lay } from './lay'
import type { Cutting } from './scissors'

const SVG = 'http://www.w3.org/2000/svg'
let box: SVGSVGElement | null = null

/** How many milliseconds in a row pieces are cut. A few are there at once; of many the rest follows in short tasks. */
const GO = 6

const uncut: (() => void)[] = []
let spent = 0
let pause: ReturnType<typeof setTimeout> | undefined

/** The address of a piece for `<use href>`; it is cut when it is first asked for. */
export function stencil(name: string, viewBox: string, make: () => Cutting): string {
  const id = `cut-${name}`
  if (!document.getElementById(id)) {
    const symbol = document.createElementNS(SVG, 'symbol')
    symbol.id = id
    symbol.setAttribute('viewBox', viewBox)
    shelf().append(symbol)
    inTurn(() => lay(make(), symbol))
  }
  return `#${id}`
}

/** Cut a piece as soon as it is its turn. */
export function inTurn(piece: () => void): void {
  uncut.push(piece)
  cutSome()
}

function cutSome(): void {
  while (uncut.length && spent < GO) {
    const start = performance.now()
    uncut.shift()!()
    spent += performance.now() - start
  }
  pause ??= setTimeout(() => {
    pause = undefined
    spent = 0
    if (uncut.length) cutSome()
  })
}

/** Where drawings lie that are used elsewhere. */
export function shelf(): SVGSVGElement {
  if (!box?.isConnected) {
    box = document.createElementNS(SVG, 'svg')
    box.setAttribute('width', '0')
    box.setAttribute('height', '0')
    box.setAttribute('aria-hidden', 'true')
    box.style.position = 'absolute'
    document.body.append(box)
  }
  return box
}
