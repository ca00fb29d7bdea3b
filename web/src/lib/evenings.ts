/** What this browser has played: kept here and nowhere else. */

import type { MyTable } from '../generated/requests'
import { recall, remember } from './keep'
import { list, removed } from './removed'

/** Somebody at a table; without a name they are called what the table calls them. */
export interface Somebody {
  readonly name: string
  readonly kind: MyTable['kinds'][number]
  /** The portrait they had chosen; none, or 0, is the one that comes of the name. */
  readonly face?: number
}

/** A game that is over. */
export interface Evening {
  readonly code: string
  readonly game: string
  /** When it ended, in milliseconds since 1970. */
  readonly when: number
  readonly seats: readonly Somebody[]
  /** The seats of those at this browser: several at one screen. */
  readonly mine: readonly number[]
  readonly scores: readonly number[]
  readonly winners: readonly number[]
}

/** What has come of the games of one kind. */
export interface Tally {
  readonly game: string
  readonly played: number
  readonly won: number
  /** Null where a score says no more than who has won. */
  readonly best: number | null
  /** Games won in a row, up to the last one. */
  readonly streak: number
}

const MOST = 300

/** The games played, the latest first. */
export function evenings(): readonly Evening[] {
  return list('evenings').filter(isEvening)
}

/** The tables where one sat at the last visit. */
export function lastTables(): readonly MyTable[] {
  return list('tables').filter(isTable).map(withKinds)
}

/** Keep a game that is over, unless it was removed; told again, it stays where it was. */
export function keepEvening(evening: Evening): void {
  const kept = evenings()
  if (kept.some((one) => one.code === evening.code) || removed().has(evening.code)) return
  remember('evenings', [evening, ...kept].slice(0, MOST))
}

/** Show these tables no more. */
export function remove(codes: readonly string[]): void {
  remember('removed', [...new Set([...codes, ...removed()])].slice(0, MOST))
  remember('evenings', evenings().filter((one) => !codes.includes(one.code)))
}

/** What has come of each game, the most played first. Where several share a screen nobody knows who reads this. */
export function tallies(played: readonly Evening[]): readonly Tally[] {
  const games = new Map<string, Evening[]>()
  for (const one of played) if (one.mine.length === 1) games.set(one.game, [...(games.get(one.game) ?? []), one])
  return [...games].map(([game, all]) => tally(game, all)).sort((a, b) => b.played - a.played)
}

function tally(game: string, all: readonly Evening[]): Tally {
  const won = all.map((one) => one.winners.includes(one.mine[0]!))
  const lost = won.indexOf(false)
  const scores = all.map((one) => one.scores[one.mine[0]!] ?? 0)
  const telling = all.some((one) => one.scores.some((score) => score > 1))
  return { game, played: all.length, won: won.filter(Boolean).length, best: telling ? Math.max(...scores) : null, streak: lost < 0 ? won.length : lost }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null
const isNumbers = (value: unknown): value is readonly number[] => Array.isArray(value) && value.every((one) => typeof one === 'number')

function isEvening(value: unknown): value is Evening {
  if (!isObject(value)) return false
  const { code, game, when, seats, mine, scores, winners } = value
  return typeof code === 'string' && typeof game === 'string' && typeof when === 'number' && Array.isArray(seats) && seats.every(isSomebody) && isNumbers(mine) && isNumbers(scores) && isNumbers(winners)
}

const isSomebody = (value: unknown): value is Somebody => isObject(value) && typeof value.name === 'string' && typeof value.kind === 'string'

function isTable(value: unknown): value is MyTable {
  return isObject(value) && typeof value.code === 'string' && typeof value.game === 'string' && typeof value.seat === 'number' && Array.isArray(value.names)
}

/** Earlier visits kept names alone: whoever had none was a bot, or is not there yet. */
function withKinds(table: MyTable): MyTable {
  if (Array.isArray(table.kinds)) return Array.isArray(table.faces) ? table : { ...table, faces: [] }
  const other = table.phase === 'open' ? 'empty' : 'bot'
  return { ...table, faces: [], kinds: table.names.map((name, seat) => (name || seat === table.seat ? 'human' : other)) }
}
