/** Fluent files: the same that Python reads, and those of the browser alone. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'
import kernelEn from '@tablee/texts/kernel.en.ftl?raw'
import kernelFr from '@tablee/texts/kernel.fr.ftl?raw'
import type { Lang } from '../lib/prefs.svelte'
import webEn from './web.en.ftl?raw'
import webFr from './web.fr.ftl?raw'

export type Args = Record<string, FluentVariable>

const HOUSE: Record<Lang, readonly string[]> = { fr: [kernelFr, webFr], en: [kernelEn, webEn] }

const read = new Map<string, FluentResource>()

/** A text read once, however many bundles hold it. */
function resource(text: string): FluentResource {
  let found = read.get(text)
  if (!found) read.set(text, (found = new FluentResource(text)))
  return found
}

const GAMES = import.meta.glob<string>('../../../src/tablee/games/*/texts.*.ftl', { query: '?raw', import: 'default' })
const TABLES = import.meta.glob<string>('../games/*/texts.*.ftl', { query: '?raw', import: 'default' })

/** The sentences of the house in that language. */
export function houseBundle(lang: Lang): FluentBundle {
  return bundleOf(lang, HOUSE[lang])
}

/** The sentences of the house and of a game. */
export async function gameBundle(lang: Lang, game: string): Promise<FluentBundle> {
  const files = [GAMES[`../../../src/tablee/games/${game}/texts.${lang}.ftl`], TABLES[`../games/${game}/texts.${lang}.ftl`]]
  const texts = await Promise.all(files.map((load) => load?.() ?? ''))
  return bundleOf(lang, [...HOUSE[lang], ...texts])
}

export function bundleOf(lang: string, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false })
  for (const text of texts) bundle.addResource(resource(text), { allowOverrides: true })
  return bundle
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
  return text
}

function counted(args: Args): Args {
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, typeof value === 'number' ? new Count(value) : value]))
}

/** Small whole numbers are written alike in all our languages; only others make the browser load its tables of numbers. */
class Count extends FluentNumber {
  override toString(scope: Parameters<FluentNumber['toString']>[0]): string {
    return Number.isInteger(this.value) && Math.abs(this.value) < 1000 ? String(this.value) : super.toString(scope)
  }
}
