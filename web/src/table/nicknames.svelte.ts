/** What the options of a table call things: the cards of a host's own deck, the camps. */

import { ask } from '../lib/api'
import type { Lang } from '../lib/prefs.svelte'
import type { Names } from '../texts/speaker'
import type { Lobby } from '../generated/protocol'

const NONE: Names = {}
/** A long text among the options goes by a mark that begins so. */
const MARK = '§'
/** The option by which a host gives names. */
const NAMES = 'names'

let loaded = $state.raw<Readonly<Record<string, Names>>>({})
const asked = new Set<string>()

/** The names that this table gives; asked once for each choice and language. */
export function namesAt(lobby: Pick<Lobby, 'code' | 'options'>, lang: Lang): Names {
  const naming = Object.entries(lobby.options).filter(([name, value]) => typeof value === 'string' && (name === NAMES || value.startsWith(MARK)))
  if (!naming.length) return NONE
  const key = JSON.stringify([lobby.code, naming, lang])
  if (!asked.has(key)) {
    asked.add(key)
    fetched(`/api/tables/${lobby.code}/names?lang=${lang}`).then(
      (names) => (loaded = { ...loaded, [key]: names }),
      () => asked.delete(key),
    )
  }
  return loaded[key] ?? NONE
}

async function fetched(path: string): Promise<Names> {
  return (await (await ask(path)).json()) as Names
}
