/** The position of Tango in words. */

import type { TangoMove, TangoView } from '../../generated/tango'
import type { Scene, Section } from '../../table/contract'
import type { Speaker } from '../../texts/speaker'
import { sentence } from '../../texts/speaker'
import { distinct, facing, type Landing, landingOf } from './walk'

const DANCERS = [0, 1, 2, 3, 4, 5, 6, 7]

/** A dancer without article. */
export function plainly(speak: Speaker, dancer: number): string {
  return speak.attr(`dancer-${dancer}`, 'bare')
}

/** The same with a capital. */
export function bare(speak: Speaker, dancer: number): string {
  return sentence(plainly(speak, dancer))
}

/** Everything about a dancer: cell, who is opposite, meetings, token. */
export function aboutDancer(speak: Speaker, view: TangoView, dancer: number): string {
  const opposite = facing(dancer, view)
  return speak.say('table-dancer', {
    dancer: bare(speak, dancer),
    cell: view.places[dancer] ?? 0,
    facing: opposite === null ? 'none' : speak.word('dancer', opposite),
    meetings: view.markers[dancer] ?? 0,
    token: view.tokens.includes(dancer) ? 'yes' : 'no',
    own: view.pair?.includes(dancer) ? 'yes' : 'no',
  })
}

/** What comes of so many steps of the chosen dancer. */
export function aboutSteps(speak: Speaker, steps: number, { cell, meets }: Landing): string {
  return speak.say('table-landing', { steps: speak.say('table-pas', { steps }), cell, meets: metWord(speak, meets) })
}

/** The same from the cell's side. */
export function aboutCell(speak: Speaker, { steps, cell, meets }: Landing): string {
  return speak.say('table-cell', { steps: speak.say('table-pas', { steps: steps[0] ?? 1 }), cell, meets: metWord(speak, meets) })
}

function metWord(speak: Speaker, meets: number | null): string | number {
  return meets === null ? 'none' : speak.word('dancer', meets)
}

/** One's own couple. */
export function aboutOwn(speak: Speaker, pair: readonly number[]): string {
  return speak.say('table-line', { name: sentence(speak.say('table-pair')), text: speak.listed(pair.map((dancer) => plainly(speak, dancer))) })
}

/** How far a couple's meetings are, in figures. */
export function aboutCount(speak: Speaker, view: TangoView, pair: readonly number[]): string {
  const counts = pair.map((dancer) => view.markers[dancer] ?? 0)
  return speak.say('table-count', { danseuse: counts[0] ?? 0, danseur: counts[1] ?? 0, sum: (counts[0] ?? 0) + (counts[1] ?? 0) })
}

/** A player's open cards, or that they are hidden. */
export function aboutPair(speak: Speaker, view: TangoView, seat: number): string {
  const pair = view.shown[seat]
  if (!pair) return speak.say('table-hidden')
  return speak.say('table-shown', { danseuse: speak.word('dancer', pair[0]), danseur: speak.word('dancer', pair[1]) })
}

export function prompt({ view, speak, moves }: Scene<TangoView, TangoMove>): string {
  return moves.length ? speak.say('turn-dance', { tokens: view.tokens.length, tied: view.tied.length ? 'yes' : 'no' }) : ''
}

export function describe({ view, speak }: Scene<TangoView, TangoMove>): Section[] {
  const sections: Section[] = []
  if (view.pair) sections.push({ heading: sentence(speak.say('table-pair')), lines: view.pair.map((dancer) => bare(speak, dancer)) })
  sections.push({ heading: speak.say('table-floor'), lines: DANCERS.map((dancer) => aboutDancer(speak, view, dancer)) })
  sections.push({ heading: sentence(speak.say('table-tokens-left')), lines: [speak.say('table-tokens', { count: 5 - view.tokens.length })] })
  const seats = Array.from({ length: view.seats }, (_, seat) => seat)
  if (view.dealt) {
    sections.push({ heading: speak.say('table-players'), lines: seats.map((seat) => speak.say('table-line', { name: speak.player(seat), text: aboutPair(speak, view, seat) })) })
  }
  return sections
}

/** A dance with where it ends and whom it meets. */
export function named(move: TangoMove, { view, speak }: Scene<TangoView, TangoMove>): string {
  if (move.type !== 'dance') return speak.move(move)
  const { cell, meets } = landingOf(move, view)
  return speak.say('table-move', { move: speak.move(move), cell, meets: metWord(speak, meets) })
}

/** The moves by dancer, each landing once. */
export function ordered({ view, moves, speak }: Scene<TangoView, TangoMove>): { heading: string; moves: TangoMove[] }[] {
  return DANCERS.map((dancer) => ({
    heading: bare(speak, dancer),
    moves: distinct(moves, view).filter((move) => move.type === 'dance' && move.dancer === dancer),
  })).filter((group) => group.moves.length)
}
