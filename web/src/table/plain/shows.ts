/** How a game without a table of its own says that its view can be drawn: `Game.shows` in Python, see games/README.md. */

import type { AnyView, Tagged } from '../contract'

/** A field of the view that is drawn. */
interface Shown {
  /** The field of the view. */
  readonly field: string
  /** The fields of a move that point at one of its parts, in the order in which they are chosen. */
  readonly move?: string | readonly string[]
  /** The messages that name what lies there: `mark` for `mark-0`, `mark-1` …; `seat` if it is a player. */
  readonly words?: string
}

/** A number or nothing for each cell, row after row. */
export interface GridShow extends Shown {
  readonly type: 'grid'
  /** How many cells a row has, or the field of the view that says it. */
  readonly columns: string | number
  /** The field of the view that says how many rows there are, where somebody sees none of the cells. */
  readonly rows?: string
}

/** Cards: the viewer's own, or face up on the table. */
export interface CardShow extends Shown {
  readonly type: 'hand' | 'row'
}

/** A number for each seat. */
export interface CountShow extends Shown {
  readonly type: 'count'
}

export type Show = GridShow | CardShow | CountShow

/** Something that can be pointed at: a cell of a grid, a card of a hand. */
export interface Spot {
  readonly field: string
  readonly at: number
}

const KINDS: readonly string[] = ['grid', 'hand', 'row', 'count']

/** What each kind of view shows. */
const known = new Map<string, readonly Show[]>()

/** Remember how the views of that tag are drawn; hints that this page does not know are passed over. */
export function learnShows(view: string, shows: readonly Tagged[]): void {
  known.set(view, shows.filter(({ type }) => KINDS.includes(type)) as unknown as Show[])
}

export const showsOf = (view: AnyView): readonly Show[] => known.get(view.type) ?? []

/** The numbers of a field of the view; null where nothing is known. */
export function valuesOf(view: AnyView, field: string): readonly (number | null)[] {
  const found = (view as unknown as Record<string, unknown>)[field]
  return Array.isArray(found) ? (found as (number | null)[]) : []
}

/** The cells of a grid; to somebody who sees none of them, all are blank. */
export function cellsOf(view: AnyView, show: GridShow): readonly (number | null)[] {
  const cells = valuesOf(view, show.field)
  const rows = show.rows ? (view as unknown as Record<string, unknown>)[show.rows] : 0
  return cells.length || typeof rows !== 'number' ? cells : Array.from({ length: rows * columnsOf(view, show) }, () => null)
}

export function columnsOf(view: AnyView, show: GridShow): number {
  const found = typeof show.columns === 'number' ? show.columns : (view as unknown as Record<string, unknown>)[show.columns]
  return typeof found === 'number' && found > 0 ? found : Math.max(1, Math.ceil(Math.sqrt(valuesOf(view, show.field).length)))
}

const pointers = (show: Show): readonly string[] => (typeof show.move === 'string' ? [show.move] : (show.move ?? []))

/** What a move or an event points at, in the order in which it is chosen. */
export function spotsOf(shows: readonly Show[], said: Tagged): Spot[] {
  const fields = said as unknown as Record<string, unknown>
  return shows.flatMap((show) => pointers(show).flatMap((name) => (typeof fields[name] === 'number' ? [{ field: show.field, at: fields[name] }] : [])))
}

/** Where something has happened: what an event points at, and all that it names together (`cells` for `cell`). */
export function placesOf(shows: readonly Show[], event: Tagged): Spot[] {
  const fields = event as unknown as Record<string, unknown>
  const several = shows.flatMap((show) => pointers(show).flatMap((name) => [fields[`${name}s`] ?? []].flat().map((at) => ({ field: show.field, at: Number(at) }))))
  return [...spotsOf(shows, event), ...several]
}

/** Whether somebody sees none of the cells, though there are some. */
export const isUnseen = (view: AnyView, show: GridShow): boolean => !valuesOf(view, show.field).length && cellsOf(view, show).length > 0

export const same = (one: Spot, other: Spot): boolean => one.field === other.field && one.at === other.at
