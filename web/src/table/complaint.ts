/** Why something was refused, said once. */

import { toasts } from '../lib/toast.svelte'
import type { Speaker } from '../texts/speaker'
import type { Refused } from './store.svelte'

/** The words for it are fetched first: most games go by without any. */
export async function complain(speak: Speaker, game: string, { refusal, problem, args }: Partial<Refused>): Promise<void> {
  await speak.besides()
  if (refusal) toasts.show(speak.refusal(refusal), 'bad', { game, number: refusal.clause })
  else if (problem) toasts.show(speak.problem(problem, args), 'bad')
}
