/** How games end: why who won, what will be spoken of, who stands where. A game tells it itself, or it is told from its points. */

import type { Outcome } from '../generated/protocol'
import type { Lang } from '../lib/prefs.svelte'
import { signed } from '../texts/speaker'
import { t } from '../texts/ending'
import type { AnyEnding, AnyView, Ending, EndScene, Mark, Seat, Tagged } from './contract'
import { sheetOf } from './scene'

const OWN = import.meta.glob<{ default: AnyEnding }>('../games/*/ending.ts')

type AnyEndScene = EndScene<AnyView, Tagged>

/** How a game tells of its end. */
export async function endingOf(game: string): Promise<AnyEnding> {
  return (await OWN[`../games/${game}/ending.ts`]?.())?.default ?? PLAIN
}

/** What is told of the end, in the language of whoever reads. */
export function tell(own: AnyEnding, scene: AnyEndScene): Ending {
  scene.speak.learn(own.texts[scene.speak.lang] ?? own.texts.en ?? '')
  return own.tell(scene)
}

/** Any game with points: everybody's, the best first, and the best round. */
const PLAIN: AnyEnding = {
  texts: { fr: '', en: '' },
  tell({ view, speak }) {
    const { outcome } = view
    if (!outcome || !telling(outcome)) return { why: [], moments: [] }
    const places = placesOf(outcome)
    const why = places.map(({ seats, text }) => t('end-line', { name: speak.listed(seats.map(speak.player)), text }))
    const rounds = (sheetOf(view) ?? []).flatMap((line, round) => line.map((points, seat) => ({ round, points, seat })))
    const best = rounds.reduce<(typeof rounds)[number] | null>((top, one) => (top && top.points >= one.points ? top : one), null)
    const several = new Set(rounds.map(({ round }) => round)).size > 1
    return { why, moments: best && several ? [t('end-best-round', { name: speak.player(best.seat), count: best.points, points: signed(best.points), round: best.round + 1 })] : [] }
  },
}

/** Whether scores say more than who has won. */
export const telling = ({ scores }: Outcome): boolean => scores.some((score) => score !== 0 && score !== 1)

/** Those who came to the same, in order. */
export interface Place {
  /** From 1; null for those who have only not won. */
  readonly rank: number | null
  readonly seats: readonly Seat[]
  readonly text: string
}

/** Who stands where: the winners, then the others by what they came to. */
export function placesOf(outcome: Outcome, marks: readonly Mark[] = pointsOf(outcome)): Place[] {
  const won = (seat: Seat) => outcome.winners.includes(seat)
  const text = (seat: Seat) => marks[seat]?.text ?? ''
  const groups = new Map<number, Seat[]>()
  for (const seat of outcome.scores.keys()) {
    const points = won(seat) ? Infinity : (marks[seat]?.points ?? 0)
    groups.set(points, [...(groups.get(points) ?? []), seat])
  }
  return [...groups]
    .sort(([one], [other]) => other - one)
    .map(([points, seats], i) => ({ rank: points === Infinity || marks.length ? i + 1 : null, seats, text: text(seats[0]!) }))
}

/** Scores as they are said; none where they say nothing. */
function pointsOf(outcome: Outcome): Mark[] {
  return telling(outcome) ? outcome.scores.map((points) => ({ points, text: t('end-points', { count: points, points: signed(points) }) })) : []
}
