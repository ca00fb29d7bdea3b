/** What an installed game or language brings: asked for where the page was not built with it. */

import { ask } from './api'
import type { Shapes } from './complete'

interface Edition {
  readonly version: number
  readonly texts: string
  readonly rules: string
}

/** What the types of a game, and the game itself, tell a browser. */
export interface Facts {
  readonly words: Readonly<Record<string, string>>
  readonly clauses: readonly string[]
  readonly shows: readonly { readonly type: string }[]
  readonly view: string
  readonly events: Readonly<Record<string, string>>
  readonly shapes: Shapes
}

interface GamePage {
  /** The newest first; each lies over those before it. */
  readonly editions: readonly Edition[]
  readonly facts: Facts
}

const coming = new Map<string, Promise<unknown>>()

/** Asked once; once more if it failed. */
function once<T>(path: string): Promise<T> {
  let found = coming.get(path)
  if (!found) {
    found = ask(path).then((answer) => answer.json())
    found.catch(() => coming.delete(path))
    coming.set(path, found)
  }
  return found as Promise<T>
}

/** Everything of a game in one language. */
export const pageOf = (game: string, lang: string): Promise<GamePage> => once(`/api/games/${encodeURIComponent(game)}/page/${encodeURIComponent(lang)}`)

/** Its texts or its rules by the edition that is played, those of older editions last. */
export async function layersOf(game: string, lang: string, rules: number, part: 'texts' | 'rules'): Promise<string[]> {
  const [newest, ...older] = (await pageOf(game, lang)).editions
  return [newest, ...older.filter(({ version }) => version >= rules)].flatMap((edition) => edition?.[part] ?? [])
}

/** The sentences of the house in a language. */
export const houseTexts = (lang: string): Promise<string> => once<{ texts: string }>(`/api/texts/${encodeURIComponent(lang)}`).then(({ texts }) => texts)
