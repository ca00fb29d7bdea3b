/** What those are called who have not said so. */

import type { SeatInfo } from '../generated/protocol'
import type { Voice } from '../texts/speaker'
import type { Seats } from './contract'

const BOTS = ['Biscotte', 'Mistral', 'Praline', 'Tournesol', 'Zéphyr', 'Noisette', 'Pistache', 'Farandole', 'Caramel', 'Bigoudi', 'Vadrouille', 'Pompon']

/** The seats with a name for everybody. */
export function named(seats: readonly SeatInfo[], voice: Voice): Seats {
  return seats.map((info, seat) => ({ ...info, name: info.name || nameless(info, seat, voice) }))
}

function nameless(info: SeatInfo, seat: number, voice: Voice): string {
  if (info.kind === 'empty') return ''
  return info.kind === 'bot' ? (BOTS[seat % BOTS.length] as string) : voice.say('seat-number', { number: seat + 1 })
}
