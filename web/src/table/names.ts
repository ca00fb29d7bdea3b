/** What those are called who have not said so. */

import type { SeatInfo } from '../generated/protocol'
import type { Somebody } from '../lib/evenings'
import type { Voice } from '../texts/speaker'
import type { Seats } from './contract'

const BOTS = ['Biscotte', 'Mistral', 'Praline', 'Tournesol', 'Zéphyr', 'Noisette', 'Pistache', 'Farandole', 'Caramel', 'Bigoudi', 'Vadrouille', 'Pompon']

/** The seats with a name for everybody. */
export function named(seats: readonly SeatInfo[], voice: Voice): Seats {
  return seats.map((info, seat) => ({ ...info, name: called(info, seat, voice) }))
}

/** What the table calls whoever sits there; nothing for an empty seat. */
export function called({ name, kind }: Somebody, seat: number, voice: Voice): string {
  if (name || kind === 'empty') return name
  return kind === 'bot' ? (BOTS[seat % BOTS.length] as string) : voice.say('seat-number', { number: seat + 1 })
}
