import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { FluentBundle } from '@fluent/bundle'
import { expect, test } from 'vitest'
import { bundleOf, fetchBesides, phrase, tableBundle } from '../src/texts/bundle'

const SRC = resolve(import.meta.dirname, '../src')
const TEXTS = resolve(import.meta.dirname, '../../src/tablee/texts')
const read = (path: string) => readFileSync(path, 'utf-8')

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

/** The sentences of the house, those that some parts of the page bring along among them. */
const said = (lang: string) => ['web', 'lobby', 'screens', 'plain', 'ending'].map((name) => read(join(TEXTS, lang, `${name}.ftl`))).join('')
const web = { fr: said('fr'), en: said('en') }
const knows = (bundle: FluentBundle, key: string) => {
  const [name = '', attribute] = key.split('.')
  const message = bundle.getMessage(name)
  return !!(attribute ? message?.attributes[attribute] : message?.value)
}
const house = (lang: 'fr' | 'en') => bundleOf(lang, [read(join(TEXTS, lang, 'kernel.ftl')), web[lang]])

/** Messages, their attributes and the arguments each needs. */
function outline(text: string): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  let key = ''
  for (const line of text.split('\n')) {
    const message = /^([a-z][\w-]*) =/.exec(line)
    const attribute = /^ {4}\.([a-z]+) =/.exec(line)
    if (message) key = message[1]!
    if (attribute) key = `${key.split('.')[0]}.${attribute[1]}`
    if (line.startsWith('#')) continue
    if (key) found[key] = [...new Set([...(found[key] ?? []), ...[...line.matchAll(/\$([\w-]+)/g)].map((arg) => arg[1]!)])].sort()
  }
  return found
}

const GAMES = readdirSync(join(SRC, 'games')).filter((name) => !name.includes('.'))

test('both languages say the same things with the same arguments', () => {
  expect(outline(web.en)).toEqual(outline(web.fr))
})

test.each(GAMES)('both languages say the same things at the table of %s', (game) => {
  for (const name of ['texts', 'ending', 'screens'].filter((name) => existsSync(join(SRC, `games/${game}/${name}.fr.ftl`)))) {
    const [fr, en] = ['fr', 'en'].map((lang) => outline(read(join(SRC, `games/${game}/${name}.${lang}.ftl`))))
    expect(en).toEqual(fr)
  }
})

/** The keys asked for by name in a file, in conditions too. */
function asked(path: string, call: string): string[] {
  const text = read(path)
  const plain = [...text.matchAll(new RegExp(`\\b${call}\\(\\s*'([\\w.-]+)'`, 'g'))].map((found) => found[1]!)
  const either = [...text.matchAll(new RegExp(`\\b${call}\\([^'()]*\\(?[^'()]*\\)?[^'()]*\\? '([\\w.-]+)' : '([\\w.-]+)'`, 'g'))]
  return [...plain, ...either.flatMap((found) => [found[1]!, found[2]!])]
}

const sources = (folder: string) => files(folder).filter((path) => /\.(svelte|ts)$/.test(path))

test('every sentence the page asks for is there', () => {
  const bundles = [house('fr'), house('en')]
  const missing = sources(SRC)
    .filter((path) => !path.includes('/games/') && !path.includes('/generated/'))
    .flatMap((path) => asked(path, 't').filter((key) => !bundles.every((bundle) => knows(bundle, key))))
  expect(missing).toEqual([])
})

test.each(GAMES)('every sentence the table of %s asks for is there', (game) => {
  const bundles = (['fr', 'en'] as const).map((lang) =>
    bundleOf(lang, [
      read(join(TEXTS, lang, 'kernel.ftl')),
      web[lang],
      read(join(TEXTS, `../games/${game}/texts.${lang}.ftl`)),
      ...['texts', 'ending', 'screens'].map((name) => join(SRC, `games/${game}/${name}.${lang}.ftl`)).filter(existsSync).map(read),
    ]),
  )
  const keys = sources(join(SRC, 'games', game)).flatMap((path) => [...asked(path, 't'), ...asked(path, 'say')])
  expect(keys.length).toBeGreaterThan(10)
  expect(keys.filter((key) => !bundles.every((bundle) => knows(bundle, key)))).toEqual([])
})

test('every sentence can be said', () => {
  for (const lang of ['fr', 'en'] as const) {
    const bundle = house(lang)
    for (const [key, args] of Object.entries(outline(web[lang]))) {
      const [name = '', attribute] = key.split('.')
      const message = bundle.getMessage(name)
      const errors: Error[] = []
      const pattern = attribute ? message?.attributes[attribute] : message?.value
      expect(pattern, key).toBeTruthy()
      bundle.formatPattern(pattern!, Object.fromEntries(args.map((arg) => [arg, 2])), errors)
      expect(errors, key).toEqual([])
    }
  }
})

test('every problem the server can have is known', () => {
  const problems = read(resolve(import.meta.dirname, '../../src/tablee/server/problems.py'))
  const known = outline(web.fr)
  const keys = [...problems.matchAll(/^[A-Z_]+: Final = "([\w-]+)"$/gm)].map((match) => match[1]!)
  expect(keys.length).toBeGreaterThan(30)
  expect(keys.filter((key) => !(`problem-${key}` in known))).toEqual([])
})

test.each(['fr', 'en'] as const)('numbers are written as the browser writes them (%s)', (lang) => {
  const bundle = bundleOf(lang, ['number = { $n }\ncount = { $n ->\n    [one] un\n   *[other] plusieurs\n }'])
  for (const n of [-1234567, -1000, -999, -1, 0, 1, 2, 7, 999, 1000, 12345, 2.5]) {
    expect(phrase(bundle, 'number', { n })).toBe(new Intl.NumberFormat(lang).format(n))
    const one = new Intl.PluralRules(lang).select(n) === 'one'
    expect(phrase(bundle, 'count', { n })).toBe(one ? 'un' : 'plusieurs')
  }
})

test.each(['lobby', 'screens', 'plain', 'ending'])('whoever says a sentence of the %s has brought it along', (name) => {
  const own = bundleOf('fr', [read(join(TEXTS, 'fr', `${name}.ftl`))])
  const strangers = sources(SRC)
    .filter((path) => !path.includes('/games/') && !read(path).includes(`/texts/${name}'`))
    .flatMap((path) => asked(path, 't').filter((key) => knows(own, key)))
  expect(strangers).toEqual([])
})

const RULES = resolve(import.meta.dirname, '../../src/tablee/games')
const messages = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!)

test.each(GAMES)('%s: what its table says comes first, and the rest when it is wanted', async (game) => {
  for (const lang of ['fr', 'en'] as const) {
    const bundle = await tableBundle(lang, game)
    const known = messages([join(RULES, game), join(SRC, 'games', game)].map((folder) => read(join(folder, `texts.${lang}.ftl`))).join('\n'))
    const seldom = known.filter((key) => /^(option|refusal|problem)-/.test(key))
    expect(seldom.length).toBeGreaterThan(3)
    expect(seldom.filter((key) => bundle.hasMessage(key))).toEqual([])
    expect(known.filter((key) => /^(event|move|turn|ending)-/.test(key) && !bundle.hasMessage(key))).toEqual([])
    await fetchBesides(bundle)
    expect(known.filter((key) => !bundle.hasMessage(key))).toEqual([])
  }
})

test('sentences of a table here have a namesake where the game is', () => {
  for (const path of files(join(SRC, 'games')).filter((file) => /texts[^/]*\.ftl$/.test(file))) expect(existsSync(path.replace(join(SRC, 'games'), RULES)), path).toBe(true)
})

test('a name that ends a sentence by itself is followed by no full stop', () => {
  const bundle = bundleOf('en', ['won = { $name } has won. Well done, { $name }.'])
  expect(phrase(bundle, 'won', { name: 'Yahoo!' })).toBe('Yahoo! has won. Well done, Yahoo!')
  expect(phrase(bundle, 'won', { name: 'Bo Jr.' })).toBe('Bo Jr. has won. Well done, Bo Jr.')
  expect(phrase(bundle, 'won', { name: 'Ann' })).toBe('Ann has won. Well done, Ann.')
})
