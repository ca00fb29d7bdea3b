/** Fetches the code and the texts of a table's game before the table has said hello. */

import type { Lobby } from '../generated/protocol'
import { prefs } from '../lib/prefs.svelte'
import { gameTexts, lobbyTexts } from '../texts/voice.svelte'
import { before, kitOf } from './modules'

export async function prepare(code: string): Promise<void> {
  void import('../screens/Table.svelte').catch(() => {})
  const answer = await fetch(`/api/tables/${code}`).catch(() => null)
  if (!answer?.ok) return
  const { game, rules, phase } = (await answer.json()) as Pick<Lobby, 'game' | 'rules' | 'phase'>
  const texts = phase === 'open' ? lobbyTexts : gameTexts
  texts(prefs.lang, game, rules)
  if (phase === 'open') await Promise.all([before(game), import('./Lobby.svelte')])
  else await kitOf(game)
}
