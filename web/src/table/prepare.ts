/** Fetches the code and the texts of a table's game before the table has said hello. */

import { prefs } from '../lib/prefs.svelte'
import { gameTexts } from '../texts/voice.svelte'
import { kitOf } from './modules'

export async function prepare(code: string): Promise<void> {
  void import('../screens/Table.svelte').catch(() => {})
  const answer = await fetch(`/api/tables/${code}`).catch(() => null)
  if (!answer?.ok) return
  const { game } = (await answer.json()) as { game: string }
  gameTexts(prefs.lang, game)
  await kitOf(game)
}
