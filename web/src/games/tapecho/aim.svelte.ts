/** What the player is about to do: a card taken up, perhaps the first of two, perhaps planned for a turn to come. */

import type { Lay, LayFirst, TapechoMove, TapechoView } from '../../generated/tapecho'
import { fits, packOf } from './pack'

type Laying = Lay | LayFirst

/** What was planned before one's turn: a card for somebody, or a card to throw away. */
export type Plan = { readonly card: number; readonly on: number } | { readonly card: number; readonly throwing: true }

/** Which laid card an attack is after: to be chosen among these moves. */
export interface Choice {
  readonly on: number
  readonly moves: readonly Laying[]
}

export class Aim {
  card = $state<number | null>(null)
  /** Whether the card is the first of two. */
  pair = $state(false)
  choice = $state.raw<Choice | null>(null)
  plan = $state.raw<Plan | null>(null)
  /** The first of two cards, aimed but not sent: it may be taken back until the second is aimed too. */
  first = $state.raw<LayFirst | null>(null)
  /** The second card, on its way as soon as the first has been heard. */
  second = $state.raw<Lay | null>(null)

  /** Take up a card, or put it back. */
  take(card: number | null): void {
    this.card = card === this.card ? null : card
    this.choice = null
    this.pair = false
  }

  clear(): void {
    this.card = null
    this.choice = null
    this.pair = false
  }

  /** Nothing is about to be done any more. */
  forget(): void {
    this.clear()
    this.first = null
    this.second = null
    this.plan = null
  }
}

const laying = (move: TapechoMove): move is Laying => move.type === 'lay' || move.type === 'lay-first'

/** The ways to lay that card on each seat, alone or as the first of two. */
export function ways(moves: readonly TapechoMove[], card: number, pair: boolean): Map<number, Laying[]> {
  const found = new Map<number, Laying[]>()
  for (const move of moves) {
    if (laying(move) && move.card === card && (move.type === 'lay-first') === pair) found.set(move.on, [...(found.get(move.on) ?? []), move])
  }
  return found
}

export const sameLaying = (a: TapechoMove, b: TapechoMove): boolean => laying(a) && laying(b) && a.type === b.type && a.card === b.card && a.on === b.on && a.pick === b.pick

/** What may be laid after that first card (P12): two attacks never on one person, nor two of a kind where that is agreed. */
export function secondsAfter(view: TapechoView, moves: readonly TapechoMove[], first: LayFirst): Lay[] {
  const { cards } = packOf(view)
  const harm = (card: number) => cards[card]!.kind !== 'atout'
  const clash = (second: Lay) => {
    const kinds = [cards[first.card]!.kind, cards[second.card]!.kind]
    if (view.options.one_of_each && kinds[0] === kinds[1]) return true
    return kinds.every((kind) => kind === 'attack') && first.on === second.on
  }
  return moves.filter((move): move is Lay => move.type === 'lay' && move.card !== first.card && harm(move.card) && !clash(move))
}

export const canPair = (moves: readonly TapechoMove[], card: number): boolean => moves.some((move) => move.type === 'lay-first' && move.card === card)

export const discardOf = (moves: readonly TapechoMove[], card: number): TapechoMove | null => moves.find((move) => move.type === 'discard' && move.card === card) ?? null

/** The cards that something can be done with now. */
export const usable = (moves: readonly TapechoMove[]): Set<number> => new Set(moves.flatMap((move) => ('card' in move && (laying(move) || move.type === 'discard' || move.type === 'react') ? [move.card] : [])))

/** Who might get that card when one's turn comes, as far as can be told now; an attack that must name a card cannot be planned. */
export function hopes(view: TapechoView, you: number, card: number): Set<number> {
  const figure = packOf(view).cards[card]!
  const seats = Array.from({ length: view.seats }, (_, seat) => seat).filter((seat) => fits(figure, view.camps[seat]))
  if (figure.kind === 'atout') return new Set(seats.filter((seat) => seat === you || seat === view.partner))
  const aimed = figure.kind === 'attack' && (figure.effect === 'steal' || figure.effect === 'give_handicap')
  if (aimed || figure.kind === 'defence' || figure.kind === 'foil') return new Set()
  return new Set(seats.filter((seat) => seat !== you && seat !== view.partner))
}

/** The move that was planned, if it may be made now. */
export function planned(moves: readonly TapechoMove[], plan: Plan): TapechoMove | null {
  if ('throwing' in plan) return discardOf(moves, plan.card)
  const found = ways(moves, plan.card, false).get(plan.on)
  return found?.length === 1 ? found[0]! : null
}
