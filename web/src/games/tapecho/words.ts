/** The table of Tapécho in words. */

import type { TapechoMove, TapechoView } from '../../generated/tapecho'
import type { Composed, Scene, Section } from '../../table/contract'
import type { Speaker } from '../../texts/speaker'
import { sentence, signed } from '../../texts/speaker'
import { secondsAfter } from './aim.svelte'
import { type Figure, type Pack, fits, packOf, sorted, worth } from './pack'
import { campName, campWord } from './signs'

export type TapechoScene = Scene<TapechoView, TapechoMove>

export const cardTitle = (speak: Speaker, card: number): string => String(speak.word('card', card))

/** The line under a title; a host's own card may have none. */
export const noteOf = (speak: Speaker, card: number): string => speak.attr(`card-${card}`, 'note')

export const effectOf = (speak: Speaker, figure: Figure): string => (figure.kind === 'attack' && speak.knows(`effect-${figure.effect}`) ? speak.say(`effect-${figure.effect}`, { count: figure.count }) : '')

export const placeName = (speak: Speaker, context: number): string => String(speak.word('context', context))

/** A card with all that stands on it: title, kind, worth, camp, place. */
export function cardLabel(speak: Speaker, pack: Pack, card: number): string {
  const figure = pack.cards[card]!
  const parts = [cardTitle(speak, card), speak.say(`kind-${figure.kind}`, { value: figure.value }), campName(speak, figure.camp)]
  if (figure.spot !== null) parts.push(placeName(speak, figure.spot))
  const effect = effectOf(speak, figure)
  return parts.join(', ') + (effect ? `. ${effect}` : '')
}

/** Why a card cannot be laid at all, if that is so: a key of the texts. */
export function neverLaid(view: TapechoView, you: number, card: number): 'table-not-yours' | 'table-no-camp' | null {
  const figure = packOf(view).cards[card]!
  const fitting = (seat: number) => fits(figure, view.camps[seat])
  if (figure.kind === 'atout') return fitting(you) || (view.partner !== null && fitting(view.partner)) ? null : 'table-not-yours'
  return view.camps.some((_, seat) => seat !== you && seat !== view.partner && fitting(seat)) ? null : 'table-no-camp'
}

/** Whether a card carries the spot of another place than this: others may cancel it (P20). */
export function outOfPlace(view: TapechoView, card: number): boolean {
  const { spot } = packOf(view).cards[card]!
  return spot !== null && spot !== view.context
}

/** What a seat has on the table so far: atouts minus handicaps. */
export function standingOf(view: TapechoView, seat: number): number {
  const pack = packOf(view)
  return worth(pack, view.atouts[seat] ?? []) - worth(pack, view.handicaps[seat] ?? [])
}

/** How much of another hand one knows, in words; nothing if nothing, or once all is shown. */
export function knownOf(speak: Speaker, view: TapechoView, seat: number): string {
  const count = view.seen[seat]?.length ?? 0
  const held = view.counts[seat] ?? 0
  if (!count || view.outcome) return ''
  return count === held ? speak.say('table-known-whole') : speak.say('table-known', { count, held })
}

/** What befalls a seat, and what one knows of it, in words. */
export function marksOf(speak: Speaker, view: TapechoView, seat: number): string[] {
  const marks: string[] = []
  const lying = view.lying[seat]
  if (lying != null) marks.push(cardTitle(speak, lying))
  else if (view.attackers[seat] != null) marks.push(speak.say('table-attacked'))
  for (const card of view.ties[seat] ?? []) marks.push(cardTitle(speak, card))
  if (view.skipped.includes(seat)) marks.push(speak.say('table-skipped'))
  if (view.muted.includes(seat)) marks.push(speak.say('table-muted'))
  if (view.partner === seat) marks.push(speak.say('table-partner'))
  return [...marks, knownOf(speak, view, seat)].filter(Boolean)
}

/** A seat with all that is public about it. */
export function seatLabel(speak: Speaker, view: TapechoView, seat: number): string {
  const pack = packOf(view)
  const parts = [
    campName(speak, view.camps[seat]),
    speak.say('table-held', { count: view.counts[seat] ?? 0 }),
    speak.say('table-atouts', { count: view.atouts[seat]?.length ?? 0, points: worth(pack, view.atouts[seat] ?? []) }),
    speak.say('table-handicaps', { count: view.handicaps[seat]?.length ?? 0, points: worth(pack, view.handicaps[seat] ?? []) }),
    ...marksOf(speak, view, seat),
  ]
  return `${speak.player(seat)}, ${parts.join(', ')}`
}

export function prompt({ view, moves, speak, you }: TapechoScene): string {
  const first = view.queue[0]
  if (!moves.length) return first && (view.phase === 'react' || view.phase === 'counter') ? waiting(speak, view, you) : ''
  const power = first && effectOf(speak, packOf(view).cards[first.card]!)
  if (view.phase === 'react' && first && power && first.on === you) return speak.say('turn-attacked', { card: cardTitle(speak, first.card), seat: speak.player(view.turn ?? 0), pick: first.pick == null ? 'none' : cardTitle(speak, first.pick), effect: power })
  if (view.phase === 'react' && first) return speak.say(first.on === view.turn ? 'turn-react-own' : 'turn-react-to', { card: cardTitle(speak, first.card), seat: speak.player(view.turn ?? 0), on: speak.name(first.on) })
  if (view.phase === 'counter' && view.foil !== null) return speak.say('turn-counter')
  if (view.phase === 'turn' && moves.every((move) => move.type === 'discard')) return speak.say(view.seat !== null && view.muted.includes(view.seat) ? 'turn-muted' : 'turn-discard')
  if (moves.every((move) => move.type === 'pass')) return speak.say('turn-pass')
  return speak.knows(`turn-${view.phase}`) ? speak.say(`turn-${view.phase}`) : ''
}

/** How many a window still waits for, and not whom: who hesitates would tell. */
function waiting(speak: Speaker, view: TapechoView, you: number | null): string {
  const count = view.acting.filter((seat) => seat >= 0 && seat !== you).length
  return count ? speak.say('table-thinking', { count }) : ''
}

/** Whether only one person is asked, as everybody knows: the target of an attack, or of a hors contexte. */
export function askedAlone(view: TapechoView): boolean {
  const first = view.queue[0]
  return view.phase === 'counter' || (view.phase === 'react' && !!first && packOf(view).cards[first.card]!.kind === 'attack')
}

/** The moves in groups for lists. */
export function ordered({ moves, speak }: TapechoScene): { heading: string; moves: TapechoMove[] }[] {
  const groups = new Map<string, TapechoMove[]>()
  for (const move of moves) groups.set(move.type, [...(groups.get(move.type) ?? []), move])
  return [...groups].map(([type, found]) => ({ heading: speak.knows(`group-${type}`) ? speak.say(`group-${type}`) : '', moves: found }))
}

/** The first of two cards stays in hand until the second is chosen. */
export function composed(move: TapechoMove, { view, moves, speak }: TapechoScene): Composed<TapechoMove> | null {
  if (move.type !== 'lay-first') return null
  return { said: speak.say('table-first-held', { what: speak.move(move) }), back: speak.say('table-plan-cancel'), moves: secondsAfter(view, moves, move) }
}

export function describe({ view, speak, you }: TapechoScene): Section[] {
  const pack = packOf(view)
  const seats = Array.from({ length: view.seats }, (_, seat) => seat)
  const labels = (cards: readonly number[]) => sorted(pack, cards).map((card) => cardLabel(speak, pack, card))
  const sections: Section[] = []
  if (view.context !== null) sections.push({ heading: sentence(placeName(speak, view.context)), lines: [speak.attr(`context-${view.context}`, 'note')].filter(Boolean) })
  const laying = view.queue.map((lay) => speak.say('table-being-laid', { card: cardLabel(speak, pack, lay.card), seat: speak.name(view.turn ?? 0), on: speak.name(lay.on) }))
  if (view.foil !== null && view.rival !== null) laying.push(speak.say('table-foil', { seat: speak.name(view.rival), card: cardTitle(speak, view.foil) }))
  if (laying.length) sections.push({ heading: speak.say('table-now'), lines: laying })
  if (view.drawn.length) sections.push({ heading: speak.say('table-drawn'), lines: labels(view.drawn) })
  if (you !== null) sections.push({ heading: speak.say('table-your-hand'), lines: view.hand.length ? labels(view.hand) : [speak.say('table-empty')] })
  if (view.counts.length) sections.push({ heading: speak.say('table-players'), lines: seats.map((seat) => seatLabel(speak, view, seat)) })
  for (const seat of seats) {
    const laid = [...(view.atouts[seat] ?? []), ...(view.handicaps[seat] ?? [])]
    if (laid.length) sections.push({ heading: speak.say('table-in-front', { seat: speak.player(seat) }), lines: labels(laid) })
    if (seat !== you && view.seen[seat]?.length) sections.push({ heading: speak.say('table-sees', { seat: speak.player(seat) }), lines: labels(view.seen[seat]) })
  }
  const piles = [sentence(speak.say('table-pile', { count: view.pile })), sentence(speak.say('table-discard', { count: view.discard.length }))]
  if (view.top !== null) piles.push(speak.say('table-top', { card: cardTitle(speak, view.top) }))
  sections.push({ heading: speak.say('table-piles'), lines: [...piles, ...labels(view.discard)] })
  if (view.away.length) sections.push({ heading: speak.say('table-boxed'), lines: labels(view.away) })
  if (view.sheet.length) sections.push({ heading: speak.say('table-sheet'), table: sheetTable(speak, view) })
  return sections
}

function sheetTable(speak: Speaker, view: TapechoView): NonNullable<Section['table']> {
  const seats = Array.from({ length: view.seats }, (_, seat) => seat)
  return {
    head: ['', ...seats.map(speak.player)],
    rows: [
      ...view.sheet.map((line, i) => [speak.say('table-game', { number: i + 1 }), ...line.map(signed)]),
      [sentence(speak.say('table-total')), ...seats.map((seat) => signed(view.sheet.reduce((sum, line) => sum + (line[seat] ?? 0), 0)))],
    ],
  }
}

/** Those who count together: women and men, couples; or everybody as one list without a name. */
export function sidesOf(view: TapechoView, speak: Speaker): { name: string; seats: number[] }[] {
  const seats = Array.from({ length: view.seats }, (_, seat) => seat)
  if (view.options.teams === 'war_of_sexes' && view.camps.length) {
    return [0, 1].map((camp) => ({ name: sentence(campWord(speak, camp)), seats: seats.filter((seat) => view.camps[seat] === camp) }))
  }
  if (view.options.teams === 'couples' && view.camps.length) {
    return couplesOf(view.camps).map((couple) => ({ name: speak.listed(couple.map(speak.player)), seats: couple }))
  }
  return [{ name: '', seats }]
}

/** What those who count together have. */
export interface SideCount {
  readonly sum: number
  readonly heads: number
  /** Their sum, or their mean if the sides are not equal in number (P27). */
  readonly points: number
  readonly mean: boolean
}

export function sideCount(sides: readonly { readonly seats: readonly number[] }[], side: readonly number[], points: (seat: number) => number): SideCount {
  const [sum, heads] = [side.reduce((all, seat) => all + points(seat), 0), side.length]
  const mean = sides.some((other) => other.seats.length !== heads)
  return { sum, heads, mean, points: mean ? Math.round((10 * sum) / heads) / 10 : sum }
}

/** Points as they are written in that language: a mean may have a fraction. */
export function pointsSaid(speak: Speaker, points: number): string {
  return signed(new Intl.NumberFormat(speak.lang).format(points))
}

/** The points of a side, and how a mean came about. */
export function sideSaid(speak: Speaker, { sum, heads, points, mean }: SideCount): string {
  return mean ? `${signed(sum)} ÷ ${heads} = ${pointsSaid(speak, points)}` : signed(points)
}

/** The first woman and the first man, the second of each, and so on (P28). */
function couplesOf(camps: readonly number[]): number[][] {
  const of = (camp: number) => camps.flatMap((each, seat) => (each === camp ? [seat] : []))
  const men = of(1)
  return of(0).map((woman, i) => [woman, men[i]!])
}
