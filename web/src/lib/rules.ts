/** The rule pages: sections and numbered clauses, read from the same Markdown as Python reads. */

import { layers } from '../texts/bundle'
import { layersOf } from './brought'
import { Problem } from './api'
import { folded, holds } from './search'

export interface Clause {
  /** Such as G8; empty for the text of a section. */
  readonly number: string
  readonly title: string
  readonly section: string
  readonly blocks: readonly Block[]
  readonly text: string
  /** What else it is found by: words that people look for, in a comment of the page. */
  readonly also: string
}

export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** A line `![caption](source)`; the game's own drawings.ts knows how it is drawn. */
  | { readonly kind: 'drawing'; readonly game: string; readonly caption: string; readonly source: string }

export interface Page {
  readonly title: string
  readonly opening: readonly Block[]
  readonly clauses: readonly Clause[]
}

export interface Section {
  readonly name: string
  readonly clauses: readonly Clause[]
}

const FILES = import.meta.glob<string>('../../../src/tablee/games/*/rules.*.md', { query: '?raw', import: 'default' })

/** The games whose rules the page was built with. */
export const RULED: readonly string[] = [...new Set(Object.keys(FILES).map((path) => path.split('/').at(-2) as string))]

/** The rule page of a game, by the edition that is played, else the newest; null if there is none. */
export async function rulesOf(game: string, lang: string, rules = Infinity): Promise<Page | null> {
  const names = ['rules', ...layers(Object.keys(FILES), game, rules).map((version) => `rules.${version}`)]
  const loads = names.flatMap((name) => FILES[`../../../src/tablee/games/${game}/${name}.${lang}.md`] ?? [])
  const texts = loads.length ? Promise.all(loads.map((load) => load())) : layersOf(game, lang, rules, 'rules').catch(unlessMissing)
  const [newest, ...older] = (await texts).map((text) => parsed(text, game))
  return newest ? older.reduce(overlaid, newest) : null
}

/** A game that nobody has is no page; anything else is worth trying again. */
function unlessMissing(problem: unknown): string[] {
  if (problem instanceof Problem && problem.status === 404) return []
  throw problem
}

/** The page of an earlier edition: its own clauses in place of those of the same number, the others at the end. */
export function overlaid(newer: Page, older: Page): Page {
  const own = new Map(older.clauses.filter((clause) => clause.number).map((clause) => [clause.number, clause]))
  const kept = newer.clauses.map((clause) => own.get(clause.number) ?? clause)
  for (const clause of newer.clauses) own.delete(clause.number)
  return { ...newer, clauses: [...kept, ...own.values()] }
}

/** A page from its Markdown: `# title`, `## section`, `### number · title`. */
export function parsed(text: string, game = ''): Page {
  let title = ''
  let opening: readonly Block[] = []
  let section = ''
  const clauses: Clause[] = []
  for (const part of text.split(/^(?=#{1,3} )/m)) {
    const end = part.indexOf('\n')
    const head = end < 0 ? part : part.slice(0, end)
    const whole = end < 0 ? '' : part.slice(end + 1)
    const also = [...whole.matchAll(ALSO)].map((found) => found[1]).join(' ')
    const body = whole.replace(ALSO, '').trim()
    const space = head.indexOf(' ')
    const marks = head.slice(0, space)
    const name = head.slice(space + 1).trim()
    if (marks === '#') {
      title = name
      opening = blocksOf(body, game)
    } else if (marks === '##') {
      section = name
      if (body) clauses.push({ number: '', title: name, section, blocks: blocksOf(body, game), text: wordsOf(body), also })
    } else if (marks === '###') {
      const [number = '', ...rest] = name.split(' · ')
      clauses.push({ number, title: rest.join(' · '), section, blocks: blocksOf(body, game), text: wordsOf(body), also })
    }
  }
  return { title, opening, clauses }
}

const ALSO = /<!--(.*?)-->\s*/gs

/** The game in a few lines: the list with which its page begins, before any rule. */
export function nutshell(page: Page | null): readonly string[] {
  const [first] = page?.clauses ?? []
  const list = first && !first.number ? first.blocks[0] : undefined
  return list?.kind === 'list' ? list.items : []
}

const DRAWING = /!\[([^\]]*)\]\(([^)]*)\)/g

/** A text, of its drawings only what they show. */
const wordsOf = (body: string): string => body.replace(DRAWING, '$1')

function blocksOf(body: string, game: string): Block[] {
  return body
    .split(/\n\s*\n/)
    .filter((block) => block.trim())
    .map((block): Block => {
      const [drawing] = block.matchAll(DRAWING)
      if (drawing) return { kind: 'drawing', game, caption: drawing[1] ?? '', source: drawing[2] ?? '' }
      const lines = block.split('\n')
      if (!lines[0]?.startsWith('- ')) return { kind: 'text', text: lines.join(' ') }
      const items: string[] = []
      for (const line of lines) {
        if (line.startsWith('- ')) items.push(line.slice(2))
        else items[items.length - 1] += ` ${line.trim()}`
      }
      return { kind: 'list', items }
    })
}

/** The clauses that answer a search: that number, or all those words, titles first. */
export function search(page: Page, words: string): readonly Clause[] {
  const wanted = folded(words).split(' ').filter(Boolean)
  if (!wanted.length) return page.clauses
  const exact = page.clauses.filter((clause) => clause.number && wanted.includes(folded(clause.number)))
  if (exact.length) return exact
  const found = page.clauses.filter((clause) => holds(`${clause.title} ${clause.text} ${clause.also}`, words))
  return [...found.filter((clause) => holds(clause.title, words)), ...found.filter((clause) => !holds(clause.title, words))]
}

/** Clauses under their sections: each section once, where its first clause is. */
export function sectioned(clauses: readonly Clause[]): readonly Section[] {
  const found = new Map<string, Clause[]>()
  for (const clause of clauses) {
    const those = found.get(clause.section)
    if (those) those.push(clause)
    else found.set(clause.section, [clause])
  }
  return [...found].map(([name, those]) => ({ name, clauses: those }))
}

/** What tells a clause from all others of its page. */
export const keyOf = (clause: Clause): string => clause.number || clause.title

/** A text cut at the numbers of clauses, so that they can be links. */
export function linked(text: string, numbers: readonly string[]): { text: string; clause: string | null }[] {
  return text
    .split(/\b([A-Z]\d{1,3})\b/)
    .map((part) => ({ text: part, clause: numbers.includes(part) ? part : null }))
    .filter((part) => part.text)
}
