/** The voice of the house in the visitor's language. */

import type { FluentBundle } from '@fluent/bundle'
import { prefs, type Lang } from '../lib/prefs.svelte'
import { type Args, gameBundle, houseBundle } from './bundle'
import { Voice } from './speaker'

const house = $derived(new Voice(prefs.lang, houseBundle(prefs.lang)))

/** The voice now; read it in markup or in a derived value. */
export function voice(): Voice {
  return house
}

/** A sentence of the house. */
export function t(key: string, args?: Args): string {
  return house.say(key, args)
}

/** The name of a game. */
export function gameTitle(game: string): string {
  return house.knows(`game-${game}`) ? t(`game-${game}`) : game
}

const loaded = $state<Record<string, FluentBundle>>({})
const asked = new Set<string>()

/** The sentences of a game; until they are there, those of the house. */
export function gameTexts(lang: Lang, game: string): FluentBundle | null {
  const key = `${lang}/${game}`
  if (!asked.has(key)) {
    asked.add(key)
    void gameBundle(lang, game).then((bundle) => (loaded[key] = bundle))
  }
  return loaded[key] ?? null
}
