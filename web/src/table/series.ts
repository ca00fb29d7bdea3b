/** A series of matches in words: which one this is, and who has won how many. */

import type { Lobby } from '../generated/protocol'
import type { Voice } from '../texts/speaker'
import type { Seats } from './contract'

/** `Second match · Wins of the evening: Ann 2, Bruno 1`; after a match with its winners. */
export function seriesOf(lobby: Lobby, seats: Seats, voice: Voice, winners: readonly number[] = []): string {
  const wins = seats
    .map((seat, number) => ({ name: seat.name || voice.say('seat-number', { number: number + 1 }), won: seat.won + (winners.includes(number) ? 1 : 0) }))
    .filter(({ won }) => won > 0)
    .sort((one, other) => other.won - one.won)
    .map((one) => voice.say('matches-won', one))
  const evening = wins.length ? voice.say('evening-wins', { wins: wins.join(', ') }) : voice.say('evening-open')
  return `${voice.say('match-number', { number: lobby.match })} · ${evening}`
}
