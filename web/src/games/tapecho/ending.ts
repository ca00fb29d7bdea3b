/** The end of a match of Tapécho: what the cards on the table and in hand came to, and the finest strokes. */

import type { AtoutStolen, Counted, TapechoEvent, TapechoView } from '../../generated/tapecho'
import type { Ending, EndScene, GameEnding } from '../../table/contract'
import { type Speaker, signed } from '../../texts/speaker'
import en from './ending.en.ftl?raw'
import fr from './ending.fr.ftl?raw'
import { packOf } from './pack'
import { pointsSaid, sideCount, sidesOf } from './words'

/** So many sides are compared in words; the others stand on the podium and on the sheet. */
const COMPARED = 2

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

function tell({ view, speak, history }: EndScene<TapechoView, TapechoEvent>): Ending {
  const totals = Array.from({ length: view.seats }, (_, seat) => sum(view.sheet.map((line) => line[seat] ?? 0)))
  const sides = sidesOf(view, speak)
  const sideOf = (seat: number) => sides.find((side) => side.name && side.seats.includes(seat))
  const countOf = (seats: readonly number[]) => sideCount(sides, seats, (seat) => totals[seat] ?? 0)
  const points = (seat: number) => (sideOf(seat) ? countOf(sideOf(seat)!.seats).points : (totals[seat] ?? 0))
  const marks = totals.map((_, seat) => ({ points: points(seat), text: speak.say('end-mark', { count: points(seat), points: pointsSaid(speak, points(seat)) }) }))
  const together = sides.filter(({ name }) => name).map((side) => ({ name: side.name, ...countOf(side.seats) }))
  const camps = together.sort((a, b) => b.points - a.points).slice(0, COMPARED).map(({ name, sum, heads, points, mean }) => speak.say('end-side', { name, sum: signed(sum), heads, points: pointsSaid(speak, points), mean: mean ? 'yes' : 'no' }))
  const alone = together.length ? [] : lead(view, speak, totals)
  return { why: [...alone, ...camps, ...counts(view, speak, history)], moments: moments(view, speak, history), marks }
}

/** By how much the one winner is ahead, and of whom. */
function lead(view: TapechoView, speak: Speaker, totals: readonly number[]): string[] {
  const winners = view.outcome?.winners ?? []
  const [winner] = winners
  if (winner === undefined || winners.length > 1) return []
  const next = Math.max(...totals.filter((_, seat) => seat !== winner))
  const others = totals.flatMap((total, seat) => (seat !== winner && total === next ? [speak.player(seat)] : []))
  return [speak.say('end-lead', { name: speak.player(winner), others: speak.listed(others), count: (totals[winner] ?? 0) - next })]
}

/** How the winners were counted in the last game; several games before it are on the sheet. */
function counts(view: TapechoView, speak: Speaker, events: readonly TapechoEvent[]): string[] {
  const begun = events.findLastIndex((event) => event.type === 'game-begun')
  const last = events.slice(begun + 1)
  return (view.outcome?.winners ?? []).flatMap((seat) => {
    const counted = last.find((event): event is Counted => event.type === 'counted' && event.seat === seat)
    if (!counted) return []
    const part = (what: 'atouts' | 'handicaps' | 'held', count: number) => speak.say(`end-${what}`, { count, points: what === 'atouts' ? `+${count}` : signed(-count) })
    const parts = [part('atouts', counted.atouts), part('handicaps', counted.handicaps), part('held', counted.held)].join(', ')
    return [speak.say('end-count', { name: speak.player(seat), parts, score: signed(counted.score), game: view.sheet.length })]
  })
}

function moments(view: TapechoView, speak: Speaker, events: readonly TapechoEvent[]): string[] {
  const value = ({ card }: AtoutStolen) => packOf(view).cards[card]?.value ?? 0
  const stolen = events.filter((event) => event.type === 'atout-stolen').reduce<AtoutStolen | null>((best, one) => (best && value(best) >= value(one) ? best : one), null)
  const [parried, parries] = mostOf(events, 'defended')
  const [foiled, foils] = mostOf(events, 'foiled')
  return [
    ...(stolen ? [speak.event(stolen)] : []),
    ...(parries ? [speak.say('end-parried', { name: speak.player(parried), count: parries })] : []),
    ...(foils ? [speak.say('end-foiled', { name: speak.player(foiled), count: foils })] : []),
  ]
}

/** Who did something most often, and how often. */
export function mostOf(events: readonly TapechoEvent[], type: 'defended' | 'foiled'): readonly [number, number] {
  const counted = new Map<number, number>()
  for (const event of events) if (event.type === type) counted.set(event.seat, (counted.get(event.seat) ?? 0) + 1)
  return [...counted].reduce((best, one) => (one[1] > best[1] ? one : best), [-1, 0])
}

export default { texts: { fr, en }, tell } satisfies GameEnding<TapechoView, TapechoEvent>
