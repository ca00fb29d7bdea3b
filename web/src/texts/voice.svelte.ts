/** The voice of the house in the visitor's language. */

import type { FluentBundle } from '@fluent/bundle'
import { prefs, type Lang } from '../lib/prefs.svelte'
import { add, type Args, besidesOf, bundleOf, fetchBesides, houseBundle, tableBundle } from './bundle'
import { plain, Voice } from './speaker'

/** Before any words are there: keys. */
class Silence extends Voice {
  override say = plain
}
const SILENT = new Silence('fr', bundleOf('fr', []))

/** The languages that have been fetched: one visitor needs one of them. */
let voices = $state.raw<Partial<Record<Lang, Voice>>>({})
const wanted = new Map<Lang, Promise<void>>()

const bundles = new Map<Lang, FluentBundle>()
const taught: Record<Lang, string>[] = []

/** Sentences that only some parts of the page say: they bring them along. */
export function teach(texts: Record<Lang, string>): void {
  taught.push(texts)
  for (const [lang, bundle] of bundles) add(bundle, texts[lang])
}

/** Fetch the sentences of the house in that language. */
export function learn(lang: Lang): Promise<void> {
  let coming = wanted.get(lang)
  if (!coming) {
    coming = houseBundle(lang).then((bundle) => {
      for (const texts of taught) add(bundle, texts[lang])
      bundles.set(lang, bundle)
      voices = { ...voices, [lang]: new Voice(lang, bundle) }
    })
    coming.catch(() => wanted.delete(lang))
    wanted.set(lang, coming)
  }
  return coming
}

/** In another language as soon as it is there; until then in the one that is. */
const house = $derived.by(() => {
  const found = voices[prefs.lang]
  if (!found) void learn(prefs.lang)
  return found ?? voices.fr ?? voices.en ?? SILENT
})

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
const whole = $state<Record<string, boolean>>({})
const asked = new Set<string>()

/** The sentences of a game's table, by the edition that is played; until they are there, those of the house. */
export function gameTexts(lang: Lang, game: string, rules?: number): FluentBundle | null {
  const key = `${lang}/${game}/${rules ?? ''}`
  if (!asked.has(key)) {
    asked.add(key)
    void tableBundle(lang, game, rules).then((bundle) => (loaded[key] = bundle))
  }
  return loaded[key] ?? null
}

/** The same for its lobby: with the choices before the game. */
export function lobbyTexts(lang: Lang, game: string, rules?: number): FluentBundle | null {
  const key = `${lang}/${game}/${rules ?? ''}`
  // On its way together with the other share.
  if (!asked.has(key)) void besidesOf(lang, game, rules).catch(() => {})
  const bundle = gameTexts(lang, game, rules)
  if (bundle && !whole[key]) void fetchBesides(bundle).then(() => (whole[key] = true))
  return whole[key] ? bundle : null
}
