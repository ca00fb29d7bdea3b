/** The voice of the house in the visitor's language. */

import type { FluentBundle } from '@fluent/bundle'
import { prefs, type Lang } from '../lib/prefs.svelte'
import { shelf } from '../lib/shelf.svelte'
import { add, type Args, besidesOf, bundleOf, fetchBesides, houseBundle, houseSentences, isBuiltIn, tableBundle } from './bundle'
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
/** What some parts of the page say besides, in the languages that it was built with. */
type Lesson = Readonly<Record<Lang, string>>
const taught: Lesson[] = []

/** Sentences that only some parts of the page say: they bring them along. */
export function teach(texts: Lesson): void {
  taught.push(texts)
  for (const lang of bundles.keys()) void remind(lang, texts)
}

/** Another language says in English what it has no words for, and the rest in its own. */
async function remind(lang: Lang, texts: Lesson): Promise<void> {
  const bundle = bundles.get(lang)
  if (!bundle) return
  add(bundle, texts[lang] ?? texts.en ?? '')
  if (!isBuiltIn(lang)) add(bundle, (await houseSentences(lang)).at(-1) ?? '')
}

/** Fetch the sentences of the house in that language. */
export function learn(lang: Lang): Promise<void> {
  let coming = wanted.get(lang)
  if (!coming) {
    coming = houseBundle(lang).then((bundle) => {
      bundles.set(lang, bundle)
      for (const texts of taught) void remind(lang, texts)
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
  const title = shelf.find(game)?.title
  return title?.[prefs.lang] ?? title?.en ?? game
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
