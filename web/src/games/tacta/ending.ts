/** The end of a match of TACTA: the dots that are seen, round by round, and the boldest covers. */

import type { CardLaid, TactaEvent, TactaView } from '../../generated/tacta'
import type { Ending, EndScene, GameEnding } from '../../table/contract'
import type { Speaker } from '../../texts/speaker'
import en from './ending.en.ftl?raw'
import fr from './ending.fr.ftl?raw'
import { type Camp, campsOf } from './words'

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

function tell({ view, speak, history }: EndScene<TactaView, TactaEvent>): Ending {
  const totals = Array.from({ length: view.seats }, (_, seat) => sum(view.sheet.map((line) => line[seat] ?? 0)))
  const won = ({ members }: Camp) => Number(members.some((seat) => view.outcome?.winners.includes(seat)))
  const camps = campsOf(view).sort((a, b) => won(b) - won(a) || totals[b.members[0]!]! - totals[a.members[0]!]!)
  const marks = totals.map((points) => ({ points, text: speak.say('end-mark', { count: points }) }))
  // Everybody's points are on the sheet: how the best came to theirs is the reason.
  const best = camps.filter((camp, i) => won(camp) || i === camps.findIndex((other) => !won(other)))
  return { why: [...best.map((camp) => added(speak, view, camp, totals)), ...replayed(speak, view)], moments: moments(speak, view, history), marks }
}

const named = (speak: Speaker, { members }: Camp): string => speak.listed(members.map(speak.player))

/** What a colour scored, round by round. */
function added(speak: Speaker, view: TactaView, camp: Camp, totals: readonly number[]): string {
  const first = camp.members[0]!
  const rounds = view.sheet.map((line) => line[first] ?? 0)
  return speak.say(rounds.length > 1 ? 'end-sum' : 'end-dots', { colour: speak.say(`colour-${camp.colour}`), names: named(speak, camp), rounds: rounds.join(' + '), count: totals[first] ?? 0 })
}

/** Equals were told apart by one more round (A10). */
function replayed(speak: Speaker, view: TactaView): string[] {
  const last = view.replays.at(-1)
  const camps = campsOf(view).filter(({ colour }) => view.tied.includes(colour))
  if (!last || !camps.length) return []
  return [speak.say('end-replay', { scores: speak.listed(camps.map((camp) => `${named(speak, camp)} ${last[camp.members[0]!] ?? 0}`)) })]
}

/** The points each seat has covered in all. */
export function hiddenBy(events: readonly TactaEvent[], seats: number): number[] {
  const hidden = Array.from({ length: seats }, () => 0)
  for (const event of events) if (event.type === 'card-laid') hidden[event.seat]! += event.hidden
  return hidden
}

function moments(speak: Speaker, view: TactaView, events: readonly TactaEvent[]): string[] {
  const lays = events.filter((event) => event.type === 'card-laid')
  const bold = lays.reduce<CardLaid | null>((best, one) => (best && best.hidden >= one.hidden ? best : one), null)
  const hidden = hiddenBy(events, view.seats)
  const most = Math.max(...hidden)
  const [aside] = events.filter((event) => event.type === 'card-put-aside')
  return [
    ...(bold?.hidden ? [speak.say('end-cover', { name: speak.player(bold.seat), count: bold.hidden })] : []),
    ...(most > (bold?.hidden ?? 0) ? [speak.say('end-hidden', { name: speak.player(hidden.indexOf(most)), count: most })] : []),
    ...(aside ? [speak.event(aside)] : []),
  ]
}

export default { texts: { fr, en }, tell } satisfies GameEnding<TactaView, TactaEvent>
