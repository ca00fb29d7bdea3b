/** Why a dancer cannot be moved now, in the words of the rules: what the table would answer, said without asking it. */

import type { Refusal } from '../../generated/protocol'
import type { TangoView } from '../../generated/tango'

const TOKENS = 5

/** What stands against moving the dancer in that view; null if nothing does. */
export function whyNot(view: TangoView, dancer: number): Refusal | null {
  const acting = view.acting[0]
  if (view.outcome || acting === undefined) return { clause: 'G11', key: 'over', args: {} }
  if (acting < 0) return { clause: 'G3', key: 'not-dealt', args: {} }
  if (acting !== view.seat) return { clause: 'G10', key: 'not-your-turn', args: { turn: acting } }
  const waits = view.tokens.includes(dancer) && view.tokens.length < TOKENS
  return waits ? { clause: 'G6', key: 'has-token', args: { dancer } } : null
}
