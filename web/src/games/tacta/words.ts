/** The table of TACTA in words. */

import { PER_PACK, shapesOf } from '../../art/tacta/pack'
import type { Laid, Lay, TactaMove, TactaView } from '../../generated/tacta'
import type { Scene, Section } from '../../table/contract'
import type { Speaker } from '../../texts/speaker'
import { sentence } from '../../texts/speaker'
import { jointOf, laysOf, type Place, type Spots, spotsOf } from './placements'

type TactaScene = Scene<TactaView, TactaMove>

/** A colour and all who play it. */
export interface Camp {
  readonly colour: number
  readonly members: readonly number[]
  readonly dots: number
}

/** The colours at the table, in the order of the seats. */
export function campsOf(view: TactaView): Camp[] {
  return [...new Set(view.colours)].map((colour) => {
    const members = view.colours.flatMap((own, seat) => (own === colour ? [seat] : []))
    return { colour, members, dots: view.dots[members[0]!] ?? 0 }
  })
}

const FAMILY = 6

/** The six cards of a family in a colour. */
export function cardsOf(colour: number, family: number): number[] {
  return Array.from({ length: FAMILY }, (_, i) => colour * PER_PACK + family * FAMILY + i)
}

/** The name of a card, with a capital. */
export const cardName = (speak: Speaker, card: number): string => sentence(String(speak.word('card', card)))

/** A pile: how many cards, and which are at its ends. */
export function aboutSeat(speak: Speaker, view: TactaView, seat: number): string {
  const ends = (view.ends[seat] ?? []).map((card) => String(speak.word('card', card)))
  return speak.say('table-pile', { count: view.counts[seat] ?? 0, ends: ends.length ? speak.listed(ends) : 'none' })
}

/** Which shape of a card: kind, dots and place. */
function aboutShape(speak: Speaker, card: number, index: number): string {
  const { kind, place, dots } = shapesOf(card)[index]!
  return speak.say('table-shape', { kind: speak.word('kind', kind), dots, where: place % 2 ? 'corner' : 'side', place: speak.word('place', place) })
}

/** A placement: card, face, turn, and what it covers. */
export function aboutLay(speak: Speaker, laid: readonly Laid[], spots: Spots, move: Lay): string {
  const joint = jointOf(spots, move)
  const pose = { card: cardName(speak, move.card), face: 'AB'[move.face] ?? 'A', degrees: 45 * move.turn }
  if (!joint) return speak.say('table-lay-beside', { ...pose, x: move.x, y: move.y })
  const on = laid[joint.on]!.card
  return speak.say('table-lay-on', { ...pose, on: speak.word('card', on), shape: aboutShape(speak, on, joint.shape) })
}

/** What is aimed at, in a few words. */
export function aboutAim(speak: Speaker, laid: readonly Laid[], place: Place | null, move: Lay): string {
  const pose = { card: cardName(speak, move.card), face: 'AB'[move.face] ?? 'A' }
  if (!place) return speak.say('table-aim-beside', pose)
  const on = laid[place.on]!.card
  const { place: where } = shapesOf(on)[place.shape]!
  return speak.say('table-aim', { ...pose, on: speak.word('card', on), place: speak.word('place', where), dots: place.dots })
}

let known: { laid: readonly Laid[]; spots: Spots } | null = null

/** The shapes on the table, found once for each table. */
function spotsNow(laid: readonly Laid[]): Spots {
  if (known?.laid !== laid) known = { laid, spots: spotsOf(laid) }
  return known.spots
}

/** What a placement is called in a list. */
export function named(move: TactaMove, { view, speak }: TactaScene): string {
  return move.type === 'lay' ? aboutLay(speak, view.laid, spotsNow(view.laid), move) : speak.move(move)
}

export function prompt({ view, moves, speak }: TactaScene): string {
  const first = moves[0]
  if (!first) return ''
  if (first.type !== 'lay') return speak.say(`turn-${first.type}`)
  if (!jointOf(spotsNow(view.laid), first)) return speak.say('turn-beside')
  return speak.say(view.options.free ? 'turn-free' : 'turn-lay')
}

/** The placements by card; what hides most comes first. */
export function ordered({ view, moves, speak }: TactaScene): { heading: string; moves: TactaMove[] }[] {
  const lays = laysOf(moves)
  const others = moves.filter((move) => move.type !== 'lay')
  const spots = spotsNow(view.laid)
  const hides = (move: Lay) => {
    const joint = jointOf(spots, move)
    return joint ? shapesOf(view.laid[joint.on]!.card)[joint.shape]!.dots : 0
  }
  const groups = [...new Set(lays.map((move) => move.card))].map((card) => ({
    heading: cardName(speak, card),
    moves: lays.filter((move) => move.card === card).sort((a, b) => hides(b) - hides(a)) as TactaMove[],
  }))
  return others.length ? [...groups, { heading: '', moves: others }] : groups
}

export function describe({ view, speak }: TactaScene): Section[] {
  const sections: Section[] = []
  const camps = campsOf(view)
  sections.push({
    heading: speak.say('table-players'),
    table: {
      head: [speak.say('table-colour'), speak.say('table-visible'), speak.say('table-who')],
      rows: camps.map(({ colour, members, dots }) => [
        speak.say(`colour-${colour}`),
        String(dots),
        members.map((seat) => `${speak.player(seat)} : ${aboutSeat(speak, view, seat)}`).join(' ; '),
      ]),
    },
  })
  const chosen = view.chosen.map((colour) => speak.say('table-chosen', { colour: speak.say(`colour-${colour}`) }))
  if (view.phase === 'exchange' && chosen.length) sections.push({ heading: speak.say('table-exchange'), lines: chosen })
  sections.push({ heading: speak.say('table-plane'), lines: view.laid.map((_, index) => aboutCard(speak, view.laid, index)) })
  if (view.aside.length) sections.push({ heading: speak.say('table-aside'), lines: view.aside.map((card) => cardName(speak, card)) })
  return sections
}

/** A card on the table: how it lies, what it covers, and which of its shapes are open, covered or safe. */
function aboutCard(speak: Speaker, laid: readonly Laid[], index: number): string {
  const { card, face, turn, on, by } = laid[index]!
  const covered = new Set(laid.flatMap((other) => (other.on === index && other.shape !== null ? [other.shape] : [])))
  const shapes = shapesOf(card).map((_, shape) => {
    const state = covered.has(shape) ? 'covered' : shape === by ? 'safe' : 'open'
    return speak.say('table-shape-state', { shape: aboutShape(speak, card, shape), state })
  })
  const lower = on === null ? 'none' : String(speak.word('card', laid[on]!.card))
  return speak.say('table-laid', { card: cardName(speak, card), face: 'AB'[face] ?? 'A', degrees: 45 * turn, on: lower, shapes: speak.listed(shapes) })
}

