/** The end of a dance: the meetings that made the couple, and what was danced best. */

import type { Danced, TangoEvent, TangoView } from '../../generated/tango'
import type { Ending, EndScene, GameEnding } from '../../table/contract'
import type { Speaker } from '../../texts/speaker'
import en from './ending.en.ftl?raw'
import fr from './ending.fr.ftl?raw'
import { decidingMeeting, meetingsOf, partnersOf } from './story'
import { distance } from './walk'
import { plainly } from './words'

/** A dance, and how many meetings it brought about. */
interface Figure {
  readonly danced: Danced
  readonly met: number
}

/** The dances in order. */
export function figuresOf(events: readonly TangoEvent[]): Figure[] {
  const figures: Figure[] = []
  for (const event of events) {
    const last = figures.at(-1)
    if (event.type === 'danced') figures.push({ danced: event, met: 0 })
    else if (event.type === 'met' && last) figures[figures.length - 1] = { ...last, met: last.met + 1 }
  }
  return figures
}

/** How far a dance led, leaps among it. */
const far = (danced: Danced, cells: number): number => distance(danced.dancer, danced.origin, danced.path.at(-1) ?? danced.origin, cells)

function tell({ view, speak, history }: EndScene<TangoView, TangoEvent>): Ending {
  const sums = Array.from({ length: view.seats }, (_, seat) => (view.shown[seat] ?? []).reduce((sum, dancer) => sum + (view.markers[dancer] ?? 0), 0))
  return { why: why(view, speak, history), moments: moments(view, speak, figuresOf(history)), marks: sums.map((points) => ({ points, text: speak.say('end-mark', { count: points }) })) }
}

/** Whom each dancer of the couple met, notch by notch; in a tie-break, the meeting that decided it. */
function why(view: TangoView, speak: Speaker, history: readonly TangoEvent[]): string[] {
  const meetings = meetingsOf(history)
  const last = decidingMeeting(view, meetings)
  const winner = view.outcome?.winners[0] ?? 0
  if (last) return [speak.say('end-decided', { name: speak.player(winner), danseuse: speak.word('dancer', last.danseuse), danseur: speak.word('dancer', last.danseur), count: view.count })]
  return (view.outcome?.winners ?? []).flatMap((seat) =>
    (view.shown[seat] ?? []).map((dancer) => {
      const partners = partnersOf(dancer, meetings)
      const count = view.markers[dancer] ?? 0
      const known = partners.length > 0 && partners.length === count
      return speak.say(known ? 'end-partners' : 'end-met', { name: speak.player(seat), dancer: plainly(speak, dancer), count, partners: speak.listed(partners.map((one) => speak.word('dancer', one))) })
    }),
  )
}

function moments({ cells }: TangoView, speak: Speaker, figures: readonly Figure[]): string[] {
  const brought = new Map<number, number>()
  for (const { danced, met } of figures) brought.set(danced.seat, (brought.get(danced.seat) ?? 0) + met)
  const [seat, count] = [...brought].reduce((best, one) => (one[1] > best[1] ? one : best), [-1, 0])
  const double = figures.findLast(({ met }) => met > 1)?.danced
  const longest = figures.reduce<Danced | null>((best, { danced }) => (best && far(best, cells) >= far(danced, cells) ? best : danced), null)
  return [
    ...(count ? [speak.say('end-brought', { name: speak.player(seat), count })] : []),
    ...(double ? [speak.say('end-double', { name: speak.player(double.seat), dancer: speak.word('dancer', double.dancer) })] : []),
    ...(longest && far(longest, cells) > 3 ? [speak.say('end-longest', { name: speak.player(longest.seat), dancer: speak.word('dancer', longest.dancer), count: far(longest, cells) })] : []),
  ]
}

export default { texts: { fr, en }, tell } satisfies GameEnding<TangoView, TangoEvent>
