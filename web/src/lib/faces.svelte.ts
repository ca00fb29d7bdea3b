/** The portraits that people have chosen, by name: at a table no two are called the same. */

import { prefs } from './prefs.svelte'

/** How many there are to choose from; 0 is none of them, but the one that comes of the name. */
export const FACES = 48

interface Sitter {
  readonly kind: string
  readonly name: string
  readonly face: number
}

let worn = $state.raw<ReadonlyMap<string, number>>(new Map())

/** Who sits at the table that is looked at; nobody once it is left. */
export function seeFaces(seats: readonly Sitter[]): void {
  worn = new Map(seats.flatMap((seat) => (seat.kind === 'human' ? [[seat.name, seat.face] as const] : [])))
}

/** The portrait of somebody of that name; one's own is known without a table. */
export const faceOf = (name: string): number => worn.get(name) ?? (name && name === prefs.name ? prefs.face : 0)
