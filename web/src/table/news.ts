/** What has just happened, for those who were not looking. */

import type { Tagged } from './contract'
import type { Line } from './store.svelte'

type Told = Extract<Line, { kind: 'event' }>

const key = ({ at, event }: Told): string => `${at} ${JSON.stringify(event)}`

/** What all who share a screen have seen alike after that many inputs: none of them learns from it what another knows. */
export function seenAlike(logs: readonly (readonly Line[])[], since: number): Tagged[] {
  const [first = [], ...others] = logs.map((log) => log.filter((line): line is Told => line.kind === 'event' && line.at > since))
  const seen = others.map((log) => new Set(log.map(key)))
  return first.filter((line) => seen.every((log) => log.has(key(line)))).map(({ event }) => event)
}
