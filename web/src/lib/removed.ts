/** What this browser is not to show any more among its games. A table needs no more of them than this. */

import { recall, remember } from './keep'

/** The codes of what is not to be shown any more. */
export function removed(): ReadonlySet<string> {
  return new Set(list('removed').filter((code) => typeof code === 'string'))
}

/** Somebody plays there again: the table is one of theirs again. */
export function restore(code: string): void {
  const gone = removed()
  if (gone.has(code)) remember('removed', [...gone].filter((one) => one !== code))
}

export function list(key: string): readonly unknown[] {
  const found = recall<unknown>(key, [])
  return Array.isArray(found) ? found : []
}
