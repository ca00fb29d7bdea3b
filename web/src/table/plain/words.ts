/** A table without drawings of its own in words. */

import { t } from '../../texts/plain'
import { sentence, type Speaker } from '../../texts/speaker'
import type { AnyView, Scene, Section, Tagged } from '../contract'
import { type CardShow, cellsOf, columnsOf, type GridShow, type Show, showsOf, valuesOf } from './shows'

const HEADINGS = { grid: 'plain-board', hand: 'plain-hand', row: 'plain-row', count: 'plain-counts' } as const

/** What a part of the table is called: by the game, else plainly. */
export const headingOf = (speak: Speaker, show: Show): string => sentence(speak.maybe(`show-${show.field}`) ?? t(HEADINGS[show.type]))

/** What lies in a cell, or a card. */
export function nameOf(speak: Speaker, show: Show, value: number | null): string {
  if (value === null) return speak.maybe(`${show.words}-none`) ?? t('plain-nothing')
  if (show.words === 'seat') return speak.name(value)
  return (show.words && speak.maybe(`${show.words}-${value}`)) || String(value)
}

/** One or two letters for it; if the game says nothing, the initial of the longest word of its name, which is no article. */
export function signOf(speak: Speaker, show: Show, value: number): string {
  const words = nameOf(speak, show, value).split(/[\s’'-]+/)
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best), '')
  return speak.maybe(`${show.words}-${value}.sign`) ?? ([...longest][0] ?? '').toUpperCase()
}

/** Where a cell is: as the game calls it, else by row and column. */
export function placeOf(speak: Speaker, columns: number, cell: number): string {
  return speak.maybe(`cell-${cell}`) ?? t('plain-place', { row: Math.floor(cell / columns) + 1, column: (cell % columns) + 1 })
}

/** What somebody has so many of. */
export const countOf = (speak: Speaker, show: Show, count: number): string => speak.maybe(show.words ?? '', { count }) ?? String(count)

function gridTable(speak: Speaker, view: AnyView, show: GridShow): Section['table'] {
  const columns = columnsOf(view, show)
  const cells = cellsOf(view, show).map((value) => nameOf(speak, show, value))
  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) => [String(row + 1), ...cells.slice(row * columns, (row + 1) * columns)])
  return { head: ['', ...Array.from({ length: columns }, (_, column) => String(column + 1))], rows }
}

function cardLines(speak: Speaker, view: AnyView, show: CardShow): string[] {
  const names = valuesOf(view, show.field).map((card) => sentence(nameOf(speak, show, card)))
  return names.length ? names : [sentence(t('plain-nothing'))]
}

/** The position in words. */
export function describe({ view, seats, you, speak }: Scene<AnyView, Tagged>): Section[] {
  return showsOf(view).flatMap((show): Section[] => {
    const heading = headingOf(speak, show)
    if (show.type === 'grid') return [{ heading, table: gridTable(speak, view, show) }]
    if (show.type === 'hand' && you === null) return []
    if (show.type !== 'count') return [{ heading, lines: cardLines(speak, view, show) }]
    return [{ heading, lines: seats.map((_, seat) => t('plain-there', { place: speak.player(seat), what: countOf(speak, show, valuesOf(view, show.field)[seat] ?? 0) })) }]
  })
}
