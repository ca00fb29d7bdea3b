/** The colours of games, for everything inside an element with `data-game`. */

import type { GameInfo } from './api'

type Painted = Pick<GameInfo, 'name' | 'colour'>

let sheet: CSSStyleSheet | null = null

/** A colour by day and by night. */
const both = ([day, night]: readonly [string, string]): string => (day === night ? day : `light-dark(${day}, ${night})`)

/** What a game calls its colours in the styles of the page. */
export function variables({ colour }: Pick<Painted, 'colour'>): Record<string, string> {
  return { '--accent': both(colour.accent), '--on-accent': both(colour.on), '--accent-ink': both(colour.ink), '--cloth': both(colour.cloth) }
}

/** Let every game have its own. */
export function paint(games: readonly Painted[]): void {
  if (!sheet) document.adoptedStyleSheets = [...document.adoptedStyleSheets, (sheet = new CSSStyleSheet())]
  const rule = (game: Painted) => `[data-game='${CSS.escape(game.name)}'] {${Object.entries(variables(game)).map(([name, value]) => `${name}: ${value};`).join('')}}`
  sheet.replaceSync(games.map(rule).join('\n'))
}
