/** The table of TACTA in words. */

import { colourOf, numberOf, PER_PACK, shapesOf } from '../../art/tacta/pack'
import type { Laid, Lay, TactaMove, TactaView } from '../../generated/tacta'
import type { Scene, Section } from '../../table/contract'
import type { Speaker } from '../../texts/speaker'
import { sentence, signed } from '../../texts/speaker'
import { jointOf, laysOf, type Spot, type Spots, spotsOf } from './placements'

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

/** What each seat has in all, where more than one round counts; null in a match of one. */
export function totalsOf({ sheet, outcome }: TactaView): number[] | null {
  if (sheet.length < (outcome ? 2 : 1)) return null
  return sheet[0]!.map((_, seat) => sheet.reduce((sum, line) => sum + (line[seat] ?? 0), 0))
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

/** How a card lies, in words. */
const aboutPose = (speak: Speaker, { card, face, turn }: Pick<Lay, 'card' | 'face' | 'turn'>) => ({
  card: cardName(speak, card),
  face: speak.word('face', face),
  turned: speak.word('turn', turn),
})

/** What a placement brings each colour: the dots of the card laid, less those it covers; one's own colour first. */
export function gainsOf(laid: readonly Laid[], spot: Spot | null, card: number, own: number | null): [number, number][] {
  const gains = new Map([[colourOf(card), numberOf(card)]])
  if (spot) {
    const lower = laid[spot.on]!.card
    const colour = colourOf(lower)
    gains.set(colour, (gains.get(colour) ?? 0) - shapesOf(lower)[spot.shape]!.dots)
  }
  return [...gains].filter(([, points]) => points).sort(([a], [b]) => Number(b === own) - Number(a === own))
}

/** The same in words: "vous +3, Bleu −3". */
export function aboutGains(speak: Speaker, laid: readonly Laid[], spot: Spot | null, card: number, own: number | null): string {
  const gains = gainsOf(laid, spot, card, own)
  if (!gains.length) return speak.say('table-gain-none')
  const who = (colour: number) => (colour === own ? speak.say('you') : sentence(speak.say(`colour-${colour}`)))
  return gains.map(([colour, points]) => speak.say('table-gain', { who: who(colour), points: points > 0 ? `+${points}` : signed(points) })).join(', ')
}

/** A placement: card, face, turn, what it covers, and what it brings. */
export function aboutLay(speak: Speaker, laid: readonly Laid[], spots: Spots, move: Lay, own: number | null): string {
  const joint = jointOf(spots, move)
  const pose = { ...aboutPose(speak, move), gains: aboutGains(speak, laid, joint, move.card, own) }
  if (!joint) return speak.say('table-lay-beside', { ...pose, x: signed(move.x), y: signed(move.y) })
  const on = laid[joint.on]!.card
  return speak.say('table-lay-on', { ...pose, on: speak.word('card', on), shape: aboutShape(speak, on, joint.shape) })
}

/** What is aimed at, in a few words. */
export function aboutAim(speak: Speaker, laid: readonly Laid[], spot: Spot | null, move: Lay, own: number | null): string {
  const pose = { ...aboutPose(speak, move), gains: aboutGains(speak, laid, spot, move.card, own) }
  if (!spot) return speak.say('table-aim-beside', pose)
  const on = laid[spot.on]!.card
  const { place } = shapesOf(on)[spot.shape]!
  return sentence(speak.say('table-aim', { ...pose, on: speak.word('card', on), place: speak.word('place', place) }))
}

let known: { laid: readonly Laid[]; spots: Spots } | null = null

/** The shapes on the table, found once for each table. */
function spotsNow(laid: readonly Laid[]): Spots {
  if (known?.laid !== laid) known = { laid, spots: spotsOf(laid) }
  return known.spots
}

/** What a placement is called in a list. */
export function named(move: TactaMove, { view, you, speak }: TactaScene): string {
  return move.type === 'lay' ? aboutLay(speak, view.laid, spotsNow(view.laid), move, ownOf(view, you)) : speak.move(move)
}

/** The colour of a seat; null for a spectator. */
export const ownOf = (view: TactaView, seat: number | null): number | null => (seat === null ? null : (view.colours[seat] ?? null))

/** What is going on, for those who may do nothing: where many act at once, their names would fill the screen. */
function waiting({ view, you, speak }: TactaScene): string {
  const own = ownOf(view, you)
  switch (view.phase) {
    case 'exchange':
      return speak.say(own !== null && view.chosen.includes(own) ? 'table-exchange-wait' : 'table-exchange-all')
    case 'countdown':
      return speak.say('table-countdown')
    case 'shuffle':
      return view.sheet.length && !view.dealt ? speak.say('table-between') : ''
    case 'play':
      return view.options.free ? speak.say('table-free') : ''
    default:
      return ''
  }
}

export function prompt(scene: TactaScene): string {
  const { view, moves, speak } = scene
  const first = moves[0]
  if (!first) return waiting(scene)
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
        speak.listed(members.map((seat) => speak.say('table-seat', { player: speak.player(seat), pile: aboutSeat(speak, view, seat) }))),
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
  return speak.say('table-laid', { ...aboutPose(speak, { card, face, turn }), on: lower, shapes: speak.listed(shapes) })
}

