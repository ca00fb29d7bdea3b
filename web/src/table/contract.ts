/** What the shell and a game's table promise each other. See games/README.md. */

import type { Component } from 'svelte'
import type { Outcome, SeatInfo } from '../generated/protocol'
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

export interface TableProps<V, M, E> extends Scene<V, M> {
  readonly send: (move: M) => Promise<boolean>
  readonly lastEvents: readonly E[]
  readonly busy: boolean
  readonly tv: boolean
  readonly hand: boolean
  readonly say: (text: string | null) => void
}

export interface SheetProps<V> {
  readonly view: V
  readonly seats: Seats
  readonly you: Seat | null
  readonly speak: Speaker
}

/** A part of the position in words. */
export interface Section {
  readonly heading: string
  readonly lines?: readonly string[]
  readonly table?: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
}

export type Sound = 'card' | 'step' | 'chime' | 'win'

export interface GameModule<V, M, E> {
  Table: Component<TableProps<V, M, E>>
  Sheet?: Component<SheetProps<V>>
  prompt?(scene: Scene<V, M>): string
  describe?(scene: Scene<V, M>): Section[]
  ordered?(scene: Scene<V, M>): { heading: string; moves: M[] }[]
  sound?(event: E): Sound | null
  /** How long a step with these events should be seen before the next one is shown, in milliseconds. */
  pace?(events: readonly E[]): number
}

/** A game as the shell sees it. */
export type AnyModule = GameModule<AnyView, Tagged, Tagged>
