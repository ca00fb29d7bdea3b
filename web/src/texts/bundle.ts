/** Fluent files: the same that Python reads, and those of the browser alone. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'
import { houseTexts, layersOf } from '../lib/brought'
import type { Lang } from '../lib/prefs.svelte'
import { FUNCTIONS } from './french'

export type Args = Record<string, FluentVariable>

const read = new Map<string, FluentResource>()

/** A text read once, however many bundles hold it. */
function resource(text: string): FluentResource {
  let found = read.get(text)
  if (!found) read.set(text, (found = new FluentResource(text)))
  return found
}

const HOUSE = import.meta.glob<string>('../../../src/tablee/texts/*/{kernel,web}.ftl', { query: '?raw', import: 'default' })
/** With those of the game's table here, which have the same name. */
const SAID = import.meta.glob<string>('../../../src/tablee/games/*/texts.*.ftl', { query: '?said', import: 'default' })
const BESIDES = import.meta.glob<string>('../../../src/tablee/games/*/texts.*.ftl', { query: '?besides', import: 'default' })

/** The sentences of the house in that language. */
export async function houseBundle(lang: Lang): Promise<FluentBundle> {
  return bundleOf(lang, await houseSentences(lang))
}

/** A language that the page was not built with lies over English: it need not say everything. */
export async function houseSentences(lang: Lang): Promise<string[]> {
  if (isBuiltIn(lang)) return texts(houseFiles(lang))
  return Promise.all([...(await texts(houseFiles(FALLBACK))), houseTexts(lang)])
}

/** The sentences of the house and of a game, by the edition of its rules that is played; the newest if none is named. */
export async function gameBundle(lang: Lang, game: string, rules = Infinity): Promise<FluentBundle> {
  const bundle = await tableBundle(lang, game, rules)
  await fetchBesides(bundle)
  return bundle
}

/** The same, but what is said before the game and when something is refused is fetched when it is wanted. */
export async function tableBundle(lang: Lang, game: string, rules = Infinity): Promise<FluentBundle> {
  if (!isBuiltFor(lang, game)) return broughtBundle(lang, game, rules)
  const bundle = bundleOf(lang, await texts([...houseFiles(lang), ...gameFiles(SAID, lang, game, rules)]))
  const besides = async () => {
    for (const text of await besidesOf(lang, game, rules)) add(bundle, text)
    wanting.delete(bundle)
  }
  wanting.set(bundle, besides)
  return bundle
}

/** What the server brings, over what the page says in English of a game that it knows. */
async function broughtBundle(lang: Lang, game: string, rules: number): Promise<FluentBundle> {
  const english = [SAID, BESIDES].flatMap((share) => gameFiles(share, FALLBACK, game, rules))
  const [house, table, told] = await Promise.all([houseSentences(lang), texts(english), layersOf(game, lang, rules, 'texts')])
  return bundleOf(lang, [...house, ...table, ...told])
}

/** What a game says seldom: the choices before it, refusals, problems. */
export const besidesOf = (lang: Lang, game: string, rules = Infinity): Promise<string[]> => texts(gameFiles(BESIDES, lang, game, rules))

/** What a bundle has not been told yet. */
const wanting = new WeakMap<FluentBundle, () => Promise<void>>()

/** Fetch what a game says seldom. */
export async function fetchBesides(bundle: FluentBundle): Promise<void> {
  await wanting.get(bundle)?.()
}

/** Whether the page was built with that game in that language. */
const isBuiltFor = (lang: Lang, game: string): boolean => `../../../src/tablee/games/${game}/texts.${lang}.ftl` in SAID

function gameFiles(share: Record<string, File>, lang: Lang, game: string, rules: number): File[] {
  const names = ['texts', ...layers(Object.keys(SAID), game, rules).map((version) => `texts.${version}`)]
  return names.map((name) => share[`../../../src/tablee/games/${game}/${name}.${lang}.ftl`])
}

/** The editions whose own files lie over those of the newest, back to the one that is played. */
export function layers(paths: readonly string[], game: string, rules: number): number[] {
  const found = paths.flatMap((path) => path.match(`/${game}/(?:texts|rules)\\.(\\d+)\\.`)?.[1] ?? [])
  return [...new Set(found.map(Number))].filter((version) => version >= rules).sort((one, other) => other - one)
}

/** Says what another language does not. */
const FALLBACK = 'en'

/** Whether the page was built with that language. */
export const isBuiltIn = (lang: Lang): boolean => `../../../src/tablee/texts/${lang}/kernel.ftl` in HOUSE

type File = (() => Promise<string>) | undefined

const houseFiles = (lang: Lang): File[] => ['kernel', 'web'].map((name) => HOUSE[`../../../src/tablee/texts/${lang}/${name}.ftl`])

const texts = (files: readonly File[]): Promise<string[]> => Promise.all(files.map((load) => load?.() ?? ''))

export function bundleOf(lang: string, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(lang, { functions: FUNCTIONS, useIsolating: false })
  for (const text of texts) add(bundle, text)
  return bundle
}

/** One more text for a bundle. */
export function add(bundle: FluentBundle, text: string): void {
  bundle.addResource(resource(text), { allowOverrides: true })
}

/** The message of that key, or of its attribute if the key is `message.attribute`; null if there is none. */
export function phrase(bundle: FluentBundle, key: string, args: Args): string | null {
  const [name = '', attribute] = key.split('.')
  const message = bundle.getMessage(name)
  const pattern = attribute ? message?.attributes[attribute] : message?.value
  if (!pattern) return null
  const errors: Error[] = []
  const text = bundle.formatPattern(pattern, counted(args), errors)
  if (import.meta.env.DEV && errors.length) console.warn(key, ...errors)
  return text.replace(FULL_STOP, '$1')
}

/** A full stop too many: after a name or a title that ends a sentence by itself, as `Yahoo!` does. */
const FULL_STOP = /([!?…]|[^.]\.)\.(?=\s|$)/g

function counted(args: Args): Args {
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, typeof value === 'number' ? new Count(value) : value]))
}

/** Small whole numbers are written alike in all our languages; only others make the browser load its tables of numbers. */
class Count extends FluentNumber {
  override toString(scope: Parameters<FluentNumber['toString']>[0]): string {
    return Number.isInteger(this.value) && Math.abs(this.value) < 1000 ? String(this.value) : super.toString(scope)
  }
}
