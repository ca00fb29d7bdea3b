/** Drawings that are made once and laid often by `<use>`. */

import { inTurn, shelf } from '../stencil'

const SVG = 'http://www.w3.org/2000/svg'

/** The address of a drawing for `<use href>`; it is made when it is first asked for. */
export function kept(id: string, make: () => string): string {
  if (!document.getElementById(id)) {
    const group = document.createElementNS(SVG, 'g')
    group.id = id
    shelf().append(group)
    inTurn(() => group.append(...drawn(make())))
  }
  return `#${id}`
}

function drawn(text: string): Iterable<Node> {
  const made = new DOMParser().parseFromString(`<g xmlns="${SVG}">${text}</g>`, 'image/svg+xml')
  return document.adoptNode(made.documentElement).childNodes
}
