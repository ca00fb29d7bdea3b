/** One clock for a page: whatever counts down on it counts at the same moment, and says it alike. */

import { createSubscriber } from 'svelte/reactivity'
import type { Limit } from '../table/contract'

const TICK = 200

let at = Date.now()
const watch = createSubscriber((update) => {
  at = Date.now()
  const timer = setInterval(() => {
    at = Date.now()
    update()
  }, TICK)
  return () => clearInterval(timer)
})

/** Milliseconds left of a limit; read it in markup or in a derived value. */
export function leftOf(limit: Limit): number {
  watch()
  return Math.max(0, limit.ends - at)
}

/** Time that is left, to be read: seconds, from a minute on with minutes. */
export function toldTime(left: number): string {
  const seconds = Math.ceil(left / 1000)
  return seconds < 60 ? String(seconds) : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
