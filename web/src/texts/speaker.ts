/** Who speaks: sentences of the house and of a game, for one reader. Says the same as tablee.texts.speaker. */

import type { FluentBundle } from '@fluent/bundle'
import type { Outcome, Refusal } from '../generated/protocol'
import { add, type Args, fetchBesides, phrase } from './bundle'

/** Fields that hold a number for each seat, or for each thing of a kind. */
const OF_EACH: Readonly<Record<string, string>> = { scores: 'seat', totals: 'seat', colours: 'colour' }

const CHANCE = -1
const CLOCK = -2

/** Messages by key: what the choices before a game call things. */
export type Names = Readonly<Record<string, string>>

type Fields = Readonly<Record<string, unknown>>
type Word = string | number

/** A move or an event. */
type Message = { readonly type: string }

/** The voice of the house: sentences that need no game. */
export class Voice {
  constructor(
    readonly lang: string,
    protected readonly bundle: FluentBundle,
    /** What is called otherwise at this table than in the texts. */
    protected readonly names: Names = {},
  ) {}

  knows(key: string): boolean {
    return key in this.names || this.bundle.hasMessage(key)
  }

  /** The message of that key; without one it is heard by its key, and the console hears of it. */
  say = (key: string, args: Args = {}): string => this.names[key] ?? phrase(this.bundle, key, args) ?? unspoken(key)

  /** The message of that key, if there is one. */
  maybe(key: string, args: Args = {}): string | null {
    return this.names[key] ?? phrase(this.bundle, key, args)
  }

  /** More sentences. */
  learn(text: string): void {
    add(this.bundle, text)
  }

  /** An attribute of a message. */
  attr(key: string, name: string, args: Args = {}): string {
    return this.say(`${key}.${name}`, args)
  }

  /** What is wrong and what to do. */
  problem(key: string, args: Fields = {}): string {
    const said = phrase(this.bundle, `problem-${key}`, this.given(args)) ?? phrase(this.bundle, key, this.given(args))
    return sentence(said ?? this.say('problem-other', { key }))
  }

  /** A list in words: `A, B and C`. */
  listed(words: readonly Word[]): string {
    const all = words.map(String)
    const last = all.pop() ?? ''
    return all.length ? this.say('list', { first: all.join(', '), last }) : last
  }

  protected given(args: Fields): Args {
    return Object.fromEntries(
      Object.entries(args).map(([name, value]) => [name, Array.isArray(value) ? this.listed(value as Word[]) : (value as Word)]),
    )
  }
}

/** The sentences of a game, for the reader in that seat; null is a spectator. */
export class Speaker extends Voice {
  constructor(
    lang: string,
    bundle: FluentBundle,
    readonly words: Readonly<Record<string, string>>,
    readonly players: readonly string[],
    readonly seat: number | null,
    names: Names = {},
  ) {
    super(lang, bundle, names)
  }

  /** Once what is seldom said has been fetched: refusals, choices before the game. Without it, keys are heard. */
  async besides(): Promise<this> {
    await fetchBesides(this.bundle).catch(() => {})
    return this
  }

  /** Who sits there, whoever reads. */
  player = (seat: number): string => {
    if (seat === CHANCE) return this.say('chance')
    if (seat === CLOCK) return this.say('clock')
    return this.players[seat] || this.say('seat-number', { number: seat + 1 })
  }

  /** Who sits there, to stand inside a sentence. */
  name = (seat: number): string => (seat === this.seat ? this.say('you') : this.player(seat))

  /** What happened. */
  event = (event: Message): string => sentence(this.told('event', event))

  /** What one may do, to stand in a list of choices. */
  move = (move: Message): string => (this.knows(`move-${move.type}`) ? this.told('move', move) : unspoken(`move-${move.type}`))

  /** Why a move may not be made and what to do instead. */
  refusal(refusal: Refusal): string {
    return sentence(this.say(`refusal-${refusal.key}`, this.worded(refusal.args)))
  }

  /** How the game ended. */
  outcome(outcome: Outcome): string {
    const fields = { winners: outcome.winners, scores: outcome.scores }
    return sentence(this.say(`ending-${outcome.reason}`, this.worded(fields)))
  }

  /** One value of a field in words. */
  word = (field: string, value: unknown): Word => {
    const vocabulary = this.words[field]
    if (value === null || value === undefined) return 'none'
    if (typeof value === 'boolean') return value ? 'yes' : 'no'
    if (typeof value === 'number' && vocabulary === 'seat') return this.name(value)
    if (typeof value === 'number' && value < 0) return signed(value)
    if (typeof value === 'number' || typeof value === 'string') return vocabulary ? this.say(`${vocabulary}-${value}`) : value
    return String(value)
  }

  /** What a message is given. */
  worded(fields: Fields): Args {
    const words: Args = { you: this.#you(fields) }
    for (const [field, value] of Object.entries(fields)) {
      if (Array.isArray(value)) Object.assign(words, this.#list(field, value))
      else Object.assign(words, { [field]: this.word(field, value) }, this.#besides(field, value))
    }
    return words
  }

  /** What else a message may want to know of a value: whether a seat is the reader's, what stands under a name. */
  #besides(field: string, value: unknown): Args {
    const vocabulary = this.words[field]
    if (!vocabulary) return {}
    if (vocabulary === 'seat') return { [`${field}-you`]: value !== null && value === this.seat ? 'yes' : 'no' }
    const key = `${vocabulary}-${value}.note`
    return { [`${field}-note`]: (this.names[key] ?? phrase(this.bundle, key, {})) || 'none' }
  }

  private told(kind: string, value: Message): string {
    const { type, ...fields } = value
    return this.say(`${kind}-${type}`, this.worded(fields))
  }

  #list(field: string, values: readonly unknown[]): Args {
    let words = values.map((value) => this.word(field, value))
    const kind = OF_EACH[field]
    if (kind) words = words.map((points, i) => `${kind === 'seat' ? this.name(i) : this.say(`${kind}-${i}`)} ${signed(points)}`)
    const you = this.words[field] === 'seat' ? { [`${field}-you`]: this.seat !== null && values.includes(this.seat) ? 'yes' : 'no' } : {}
    return { [field]: this.listed(words), [`${field}-count`]: words.length, ...you, [`${field}-last`]: words.at(-1) ?? 'none' }
  }

  /** Whether the first seat named is the reader's, or has the reader among several. */
  #you(fields: Fields): string {
    for (const [field, value] of Object.entries(fields)) {
      if (this.words[field] !== 'seat') continue
      const among = Array.isArray(value) ? value : [value]
      return this.seat !== null && among.includes(this.seat) ? 'yes' : 'no'
    }
    return 'no'
  }
}

function unspoken(key: string): string {
  console.error(`no message ${key}`)
  return plain(key)
}

/** A key as words. */
export function plain(key: string): string {
  return key.split('-').slice(1).join(' ') || key
}

/** The text with a capital. */
export function sentence(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** A number with a true minus sign. */
export function signed(number: string | number): string {
  return String(number).replace('-', '−')
}
