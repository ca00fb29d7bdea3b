/** Lays sheets of paper: each is a path, and strips of one paper that follow each other are one. */

import type { Cutting, Sheet } from './scissors'

const SVG = 'http://www.w3.org/2000/svg'

/** Lay sheets into a part of a drawing, in place of what is there. */
export function lay(sheets: Cutting, place: SVGElement): void {
  place.replaceChildren(...gathered(sheets).map(path))
}

function gathered(sheets: Cutting): Sheet[] {
  const found: Sheet[] = []
  for (const sheet of sheets) {
    const last = found.at(-1)
    if (last && alike(last, sheet)) found[found.length - 1] = { ...last, d: last.d + sheet.d }
    else found.push(sheet)
  }
  return found
}

/** Whether two are strips that look the same as one path; paper that one can see through does not. */
function alike(one: Sheet, other: Sheet): boolean {
  const strips = !one.fill && !other.fill && one.stroke === other.stroke && !one.stroke?.includes('/')
  return strips && one.width === other.width && one.soft === other.soft
}

function path({ d, fill = 'none', stroke, width, soft, opacity }: Sheet): SVGPathElement {
  const path = document.createElementNS(SVG, 'path')
  path.setAttribute('d', d)
  path.setAttribute('fill', fill)
  if (stroke) {
    path.setAttribute('stroke', stroke)
    path.setAttribute('stroke-width', String(width))
  }
  if (soft) {
    path.setAttribute('stroke-linecap', 'round')
    path.setAttribute('stroke-linejoin', 'round')
  }
  if (opacity) path.setAttribute('fill-opacity', String(opacity))
  return path
}
