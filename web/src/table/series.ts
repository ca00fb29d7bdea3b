/** A series of matches in words: which one this is, and who has won how many. */

import type { Lobby } from '../generated/protocol'
import type { Voice } from '../texts/speaker'
import type { Seats } from './contract'

/** `Second match · wins: Ann 1, Bruno 0`; after a match with its winners. */
export function seriesOf(lobby: Lobby, seats: Seats, voice: Voice, winners: readonly number[] = []): string {
  const won = seats.map((seat, number) => {
    const name = seat.name || voice.say('seat-number', { number: number + 1 })
    return voice.say('matches-won', { name, won: seat.won + (winners.includes(number) ? 1 : 0) })
  })
  return voice.say('series', { match: voice.say('match-number', { number: lobby.match }), won: won.join(', ') })
}
