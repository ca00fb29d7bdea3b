/** How strong bots are. */

import { t, voice } from '../texts/voice.svelte'
import { prefs } from './prefs.svelte'

/** The levels that a visitor may wish for before choosing a game. */
export const LEVELS = ['easy', 'steady', 'sharp'] as const

/** The level wished for, or the strongest that the game has. */
export function wishedLevel(levels: readonly string[]): string {
  return levels.includes(prefs.level) ? prefs.level : (levels.at(-1) ?? 'steady')
}

export function levelName(level: string): string {
  return voice().knows(`level-${level}`) ? t(`level-${level}`) : level
}
