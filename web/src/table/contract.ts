/** What the shell and a game's table promise each other. See games/README.md. */

import type { Component } from 'svelte'
import type { ClientFrame, Lobby, Outcome, SeatInfo, StandingNo } from '../generated/protocol'
import type { OptionValue } from '../lib/api'
import type { Lang } from '../lib/prefs.svelte'
import type { Speaker } from '../texts/speaker'

export type Seat = number

/** Any tagged message: a move, an event, a view. */
export interface Tagged {
  readonly type: string
}

/** What every view has. */
export interface AnyView extends Tagged {
  readonly seat: Seat | null
  readonly acting: readonly Seat[]
  readonly outcome: Outcome | null
}

export type Seats = readonly Required<SeatInfo>[]

/** A moment of a game as one viewer knows it. */
export interface Scene<V, M> {
  readonly view: V
  /** What the viewer may do now. */
  readonly moves: readonly M[]
  readonly seats: Seats
  /** The viewer's seat; null for a spectator. */
  readonly you: Seat | null
  readonly speak: Speaker
}

/** A time limit by this browser's clock. */
export interface Limit {
  readonly name: string
  readonly seats: readonly Seat[]
  readonly ends: number
  readonly whole: number
}

/** Somebody who plays at this screen: what they may do now, and how they do it. */
export interface Hand<M> {
  readonly seat: Seat
  readonly moves: readonly M[]
  readonly send: (move: M) => Promise<boolean>
}

/** For how long a no said in advance counts. */
export type Span = NonNullable<StandingNo['span']>

export interface TableProps<V, M, E> extends Scene<V, M> {
  readonly send: (move: M) => Promise<boolean>
  readonly lastEvents: readonly E[]
  /** The time limits now running; `ends` is in milliseconds, as Date.now() counts them. */
  readonly limits: readonly Limit[]
  readonly busy: boolean
  readonly tv: boolean
  readonly hand: boolean
  readonly say: (text: string | null) => void
  /** Where several people share one screen at a game without secrets: all of them. */
  readonly room?: readonly Hand<M>[]
  /** What the viewer has seen happen in this game lately, also before the page was loaded: of a long game not its beginning. Absent in replays. */
  readonly history?: () => readonly E[]
  /** The no that the viewer has said in advance, and how to say it or take it back; absent where nobody plays. */
  readonly standing?: Span | null
  readonly stand?: (span: Span | null) => void
}

export interface EntryProps<V, M> extends Scene<V, M> {
  readonly send: (move: M) => Promise<boolean>
  readonly busy: boolean
}

export interface NoticeProps {
  readonly options: Readonly<Record<string, unknown>>
  readonly speak: Speaker
}

export interface SheetProps<V> {
  readonly view: V
  readonly seats: Seats
  readonly you: Seat | null
  readonly speak: Speaker
  /** What the viewer has seen happen in this game, of a long one not its beginning; absent where it is not known. */
  readonly history?: () => readonly Tagged[]
}

/** A part of the position in words. */
export interface Section {
  readonly heading: string
  readonly lines?: readonly string[]
  readonly table?: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
}

/** A move that is held until the one after it is chosen. */
export interface Composed<M> {
  readonly said: string
  /** What the button is called that takes it back. */
  readonly back: string
  /** What may follow. */
  readonly moves: readonly M[]
}

export type Sound = 'card' | 'step' | 'chime' | 'win'

/** A choice before the game that is not made with a plain field. */
export interface FieldProps {
  /** The id that its label names. */
  readonly id: string
  readonly lobby: Lobby
  readonly value: OptionValue
  /** The viewer's seat. */
  readonly you: Seat | null
  readonly host: boolean
  readonly speak: Speaker
  /** The host chooses. */
  readonly choose: (value: OptionValue) => Promise<void>
  readonly say: (frame: ClientFrame) => Promise<boolean>
  /** What those who share this screen say, by their seats. */
  readonly room?: ReadonlyMap<Seat, (frame: ClientFrame) => Promise<boolean>>
}

/** A game that is over, as a viewer has seen it. */
export interface EndScene<V, E> {
  readonly view: V
  readonly seats: Seats
  readonly speak: Speaker
  /** What has happened, of a long game not its beginning. */
  readonly history: readonly E[]
}

/** What somebody came to. */
export interface Mark {
  readonly points: number
  readonly text: string
}

/** Why who won, and what will be spoken of. */
export interface Ending {
  /** In numbers, the winners first. */
  readonly why: readonly string[]
  /** The best moments. */
  readonly moments: readonly string[]
  /** By seat, where the score alone would not say it. */
  readonly marks?: readonly Mark[]
}

/** How a game tells of its end. Its sentences come with it: nobody needs them before. */
export interface GameEnding<V, E> {
  readonly texts: Readonly<Record<Lang, string>>
  tell(scene: EndScene<V, E>): Ending
}

export type AnyEnding = GameEnding<AnyView, Tagged>

export interface GameModule<V, M, E> {
  Table: Component<TableProps<V, M, E>>
  sheet?: () => Promise<{ default: Component<SheetProps<V>> }>
  /** What is typed rather than chosen, for the text view. */
  Entry?: Component<EntryProps<V, M>>
  /** Nobody knows more than the others: people who share one screen need not look away. */
  open?: true
  prompt?(scene: Scene<V, M>): string
  describe?(scene: Scene<V, M>): Section[]
  ordered?(scene: Scene<V, M>): { heading: string; moves: M[] }[]
  /** What a move is called in a list, where its own sentence does not tell it from the others. */
  named?(move: M, scene: Scene<V, M>): string
  /** What is said of a move that waits for another before either is sent; nothing of one that goes at once. */
  composed?(move: M, scene: Scene<V, M>): Composed<M> | null
  sound?(event: E): Sound | null
  /** How long a step with these events should be seen before the next one is shown, in milliseconds. */
  pace?(events: readonly E[], view: V): number
  /** How long the last step should be seen before the result is laid over it, in milliseconds. */
  finale?(events: readonly E[]): number
  /** The move with which somebody lets pass what they are asked; on one screen one button says it for all. */
  no?(moves: readonly M[]): M | null
  /** Whether it is nobody's business who has not answered yet. */
  discreet?(view: V): boolean
}

/** A game as the shell sees it. */
export type AnyModule = GameModule<AnyView, Tagged, Tagged>
