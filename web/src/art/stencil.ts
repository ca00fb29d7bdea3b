/** Pieces that appear many times are cut once and kept as `<symbol>`s; `<use>` lays them. */

import type { Cutting } from './scissors'

const SVG = 'http://www.w3.org/2000/svg'
let box: SVGSVGElement | null = null

/** The address of a piece for `<use href>`; it is cut when it is first asked for. */
export function stencil(name: string, viewBox: string, make: () => Cutting): string {
  const id = `cut-${name}`
  if (!document.getElementById(id)) {
    const symbol = document.createElementNS(SVG, 'symbol')
    symbol.id = id
    symbol.setAttribute('viewBox', viewBox)
    for (const { d, fill, stroke, width, soft, opacity } of make()) {
      const path = document.createElementNS(SVG, 'path')
      path.setAttribute('d', d)
      path.setAttribute('fill', fill ?? 'none')
      if (stroke) {
        path.setAttribute('stroke', stroke)
        path.setAttribute('stroke-width', String(width))
      }
      if (soft) {
        path.setAttribute('stroke-linecap', 'round')
        path.setAttribute('stroke-linejoin', 'round')
      }
      if (opacity) path.setAttribute('fill-opacity', String(opacity))
      symbol.append(path)
    }
    shelf().append(symbol)
  }
  return `#${id}`
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
