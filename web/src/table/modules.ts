/** The tables of the games and what is generated for them, loaded when such a table is opened. */

import type { Component } from 'svelte'
import { type Facts, pageOf } from '../lib/brought'
import { complete } from '../lib/complete'
import { prefs } from '../lib/prefs.svelte'
import type { AnyModule, AnyView, FieldProps, NoticeProps, TableProps, Tagged } from './contract'

const FACTS = import.meta.glob<Facts>(['../generated/*.ts', '!../generated/protocol.ts', '!../generated/requests.ts', '!../generated/{house,tiles}.ts'])
const TABLES = import.meta.glob<{ default: AnyModule }>('../games/*/index.ts')
const NOTICES = import.meta.glob<{ default: Component<NoticeProps> }>('../games/*/Notice.svelte')
const FIELDS = import.meta.glob<{ default: Component<FieldProps> }>('../games/*/*Field.svelte')

/** A game as the shell needs it. */
export interface Kit {
  readonly game: string
  readonly words: Readonly<Record<string, string>>
  readonly clauses: readonly string[]
  /** The game's own, or the plain one; null before the game. */
  readonly module: AnyModule | null
  /** The game's own table, or the plain one; null before the game. */
  readonly Table: Component<TableProps<AnyView, Tagged, Tagged>> | null
  view(raw: unknown): AnyView
  event(raw: unknown): Tagged
  /** What the players should know before the game, beside its options. */
  readonly Notice?: Component<NoticeProps>
  /** How some choices before the game are made, by the option's name. */
  readonly fields: Readonly<Record<string, Component<FieldProps>>>
}

/** The kit of a game. */
export const kitOf = once(async (game: string): Promise<Kit> => {
  const [facts, table] = await Promise.all([factsOf(game), TABLES[`../games/${game}/index.ts`]?.()])
  if (table) return kit(game, facts, { module: table.default, Table: table.default.Table, fields: {} })
  const { default: module, learnShows } = await import('./plain')
  const found = kit(game, facts, { module, Table: module.Table, fields: {} })
  return {
    ...found,
    view(raw) {
      const view = found.view(raw)
      learnShows(view.type, facts.shows)
      return view
    },
  }
})

/** The kit of a game for its lobby: without the table, which may be half of all there is to fetch. */
export const before = once(async (game: string): Promise<Kit> => {
  const own = Object.keys(FIELDS).filter((path) => path.startsWith(`../games/${game}/`))
  const [facts, notice, ...parts] = await Promise.all([factsOf(game), NOTICES[`../games/${game}/Notice.svelte`]?.(), ...own.map((path) => FIELDS[path]!())])
  return kit(game, facts, { module: null, Table: null, Notice: notice?.default, fields: Object.fromEntries(own.map((path, i) => [optionOf(path), parts[i]!.default])) })
})

/** What is known of a game: generated for those that the page was built with, brought by others. */
const factsOf = async (game: string): Promise<Facts> => (await FACTS[`../generated/${game}.ts`]?.()) ?? (await pageOf(game, prefs.lang)).facts

/** `CampsField.svelte` is the field of `camps`. */
function optionOf(path: string): string {
  const name = /(\w+)Field\.svelte$/.exec(path)?.[1] ?? ''
  return name.charAt(0).toLowerCase() + name.slice(1)
}

/** Asked once for each game; once more if it failed. */
function once<T>(load: (game: string) => Promise<T>): (game: string) => Promise<T> {
  const coming = new Map<string, Promise<T>>()
  return (game) => {
    let one = coming.get(game)
    if (!one) {
      one = load(game)
      one.catch(() => coming.delete(game))
      coming.set(game, one)
    }
    return one
  }
}

function kit(game: string, facts: Facts, own: Pick<Kit, 'module' | 'Table' | 'Notice' | 'fields'>): Kit {
  return {
    game,
    ...own,
    words: facts.words,
    clauses: facts.clauses,
    view: (raw) => complete(facts.shapes, facts.view, raw),
    event: (raw) => complete(facts.shapes, facts.events[(raw as Tagged).type] ?? '', raw),
  }
}
