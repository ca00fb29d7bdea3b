/** The tables of this browser in words: who, when, which game, who won. */

import type { Lobby, Outcome } from '../generated/protocol'
import type { MyTable } from '../generated/requests'
import { type Evening, keepEvening, lastTables, type Somebody } from '../lib/evenings'
import { recall } from '../lib/keep'
import type { Row } from '../parts/TableList.svelte'
import type { Voice } from '../texts/speaker'
import { called } from './names'

/** Write a game down that is over. */
export function noteEnd(lobby: Lobby, outcome: Outcome, mine: readonly number[]): void {
  if (!mine.length) return
  const known = lastTables().find((table) => table.code === lobby.code && table.phase === 'over')
  const seats = lobby.seats.map(({ name, kind, face }) => ({ name, kind, face }))
  const { code, game } = lobby
  keepEvening({ code, game, when: known?.touched ?? Date.now(), seats, mine, scores: outcome.scores, winners: outcome.winners })
}

/** A table that one may come back to. */
export function tableRow(table: MyTable, voice: Voice): Row {
  const seats = table.names.map((name, seat) => ({ name, kind: table.kinds[seat] ?? 'human', face: table.faces[seat] ?? 0 }))
  const state = table.turn ? voice.say('your-turn') : voice.say(`phase-${table.phase}`)
  return { ...people(seats, [table.seat], voice), href: hrefOf(table.code), code: table.code, game: table.game, when: dayOf(table.touched, voice.lang), state, lit: table.turn }
}

/** A game that was played here. */
export function eveningRow(evening: Evening, voice: Voice): Row {
  const { code, game, seats, mine, winners } = evening
  const won = mine.length === 1 && winners.includes(mine[0]!)
  return { ...people(seats, mine, voice), href: hrefOf(code), code, game, when: dayOf(evening.when, voice.lang), state: won ? voice.say('evening-won') : '', lit: won, result: resultOf(evening, voice) }
}

/** Who has won, in a sentence. */
function resultOf({ seats, mine, winners }: Evening, voice: Voice): string {
  const own = mine.length === 1 ? mine[0] : undefined
  const others = winners.filter((seat) => seat !== own).map((seat) => called(seats[seat] ?? { name: '', kind: 'human' }, seat, voice))
  if (own !== undefined && winners.includes(own)) return others.length ? voice.say('evening-won-with', { names: voice.listed(others) }) : ''
  return others.length ? voice.say('evening-won-by', { names: voice.listed(others) }) : ''
}

/** Portraits and names, one's own first. */
function people(seats: readonly Somebody[], mine: readonly number[], voice: Voice): Pick<Row, 'faces' | 'about'> {
  const own = mine.length === 1 ? mine[0] : undefined
  const there = [...seats.keys()].filter((seat) => seats[seat]?.kind !== 'empty').sort((a, b) => Number(b === own) - Number(a === own))
  const nameOf = (seat: number) => called(seats[seat]!, seat, voice)
  return {
    faces: there.map((seat) => ({ name: nameOf(seat), bot: seats[seat]?.kind === 'bot', face: seats[seat]?.face })),
    about: voice.listed(there.map((seat) => (seat === own ? voice.say('you-label') : nameOf(seat)))),
  }
}

/** The address of a table, for all who sat at this screen. */
function hrefOf(code: string): string {
  const hands = recall<unknown>(`pass.${code}`, null)
  return `/t/${code}${Array.isArray(hands) && hands.length > 1 ? `?hands=${hands.length}` : ''}`
}

const DAY = 86_400_000

/** A moment as one speaks of it: the hour of the last day, else the date. */
export function dayOf(when: number, lang: string, now = Date.now()): string {
  const style: Intl.DateTimeFormatOptions = now - when < DAY ? { weekday: 'long', hour: 'numeric', minute: '2-digit' } : { day: 'numeric', month: 'long', year: 'numeric' }
  return new Intl.DateTimeFormat(lang, style).format(when)
}
