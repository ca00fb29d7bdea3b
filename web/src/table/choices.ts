/** The choices before a game, in words. */

import type { OptionInfo, OptionValue } from '../lib/api'
import { t } from '../texts/lobby'
import type { Speaker } from '../texts/speaker'
import { voice } from '../texts/voice.svelte'

/** A value in words. */
export function valueText(option: OptionInfo, value: OptionValue, speak: Speaker): string {
  if (value === null) return t('option-open')
  if (typeof value === 'boolean') return t(value ? 'option-yes' : 'option-no')
  if (option.kind === 'seat') return speak.player(Number(value))
  const key = `option-${option.name}-${value}`
  if (voice().knows(key)) return t(key)
  return speak.knows(key) ? speak.say(key) : String(value)
}
