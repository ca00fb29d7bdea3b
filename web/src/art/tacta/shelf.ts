/** Drawings that are made once and laid often by `<use>`. */

import { shelf } from '../stencil'

/** The address of a drawing for `<use href>`; it is made when it is first asked for. */
export function kept(id: string, make: () => string): string {
  if (!document.getElementById(id)) {
    const made = new DOMParser().parseFromString(`<g xmlns="http://www.w3.org/2000/svg" id="${id}">${make()}</g>`, 'image/svg+xml')
    shelf().append(document.adoptNode(made.documentElement))
  }
  return `#${id}`
}
