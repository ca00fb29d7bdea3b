/** What this table calls the camps, and what they are shown by: before the game and during it. */

import type { SignName } from '../../art/tapecho/signs'
import type { Speaker } from '../../texts/speaker'

/** What a camp, or both, is shown by: the table may call them otherwise than women and men. */
const SIGNS: Readonly<Record<string, SignName>> = { '♀': 'women', '♂': 'men', '⚥': 'mixed', '■': 'square', '●': 'disc', '◐': 'halves' }
const BOTH = 2

/** A camp as this table calls it. */
export const campWord = (speak: Speaker, camp: number): string => speak.say(`camp-${camp}`)

export const campName = (speak: Speaker, camp: number = BOTH): string => (camp === BOTH ? campWord(speak, camp) : speak.say('camp-side', { camp: campWord(speak, camp) }))

export const campSign = (speak: Speaker, camp: number): SignName => SIGNS[speak.attr(`camp-${camp}`, 'symbol')] ?? 'mixed'
