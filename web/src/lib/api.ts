/** What the server answers over HTTP. */

import type { Lobby } from '../generated/protocol'
import type { Checked, Choices, GameInfo, Made, MyTable, NewPosition, NewTable, OpenTable, Replay, Verdict, Wrong } from '../generated/requests'
import { shapes } from '../generated/requests'
import { complete, type Shapes } from './complete'
import { prefs } from './prefs.svelte'

export type { GameInfo, Made, MyTable, NewTable, OpenTable, OptionInfo, Replay, Verdict } from '../generated/requests'

export type OptionValue = boolean | number | string | null

/** Why a request failed: a key of the texts. */
export class Problem extends Error {
  constructor(
    readonly key: string,
    readonly args: Readonly<Record<string, string | number>> = {},
    readonly status = 0,
  ) {
    super(key)
  }
}

export async function ask(path: string, body?: unknown): Promise<Response> {
  let answer: Response
  try {
    answer = await fetch(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: 'same-origin',
    })
  } catch {
    throw new Problem('offline')
  }
  if (answer.ok) return answer
  const said = (await answer.json().catch(() => ({}))) as { key?: string; args?: Record<string, string | number> }
  throw new Problem(said.key ?? 'server-fault', said.args ?? {}, answer.status)
}

async function all<T>(shape: string, path: string): Promise<readonly T[]> {
  const found = (await (await ask(path)).json()) as unknown[]
  return found.map((one) => complete<T>(shapes, shape, one))
}

/** What is answered, completed by the shapes of whoever answers: a game has its own. */
export async function answered<T>(known: Shapes, shape: string, path: string, body?: unknown): Promise<T> {
  return complete<T>(known, shape, await (await ask(path, body)).json())
}

const one = <T>(shape: string, path: string, body?: unknown): Promise<T> => answered(shapes, shape, path, body)

let catalogue: Promise<readonly GameInfo[]> | null = null

/** The games installed here; asked once. */
export function games(): Promise<readonly GameInfo[]> {
  catalogue ??= all<GameInfo>('GameInfo', '/api/games').catch((problem: unknown) => {
    catalogue = null
    throw problem
  })
  return catalogue
}

export const openTables = (): Promise<readonly OpenTable[]> => all('OpenTable', '/api/tables')

export const myTables = (): Promise<readonly MyTable[]> => all('MyTable', '/api/mine')

/** Whether there is a table of that code. */
export const tableExists = (code: string): Promise<boolean> =>
  ask(`/api/tables/${code}`).then(
    () => true,
    (problem: unknown) => {
      if (problem instanceof Problem && problem.status === 404) return false
      if (problem instanceof Problem && problem.status === 403) return true // one has to knock there
      throw problem
    },
  )

/** The code of the table that follows another; empty if none does. */
export const nextOf = (code: string): Promise<string> => one<Lobby>('Lobby', `/api/tables/${code}`).then((lobby) => lobby.next)

export const makeTable = (table: NewTable): Promise<Made> => one('Made', '/api/tables', { name: prefs.name, ...table })

export const replayOf = (code: string, eyes: number | null): Promise<Replay> =>
  one('Replay', `/api/tables/${code}/replay${eyes === null ? '' : `?seat=${eyes}`}`)

export const recordUrl = (code: string): string => `/api/tables/${code}/record`

export const recordOf = async (code: string): Promise<string> => (await ask(recordUrl(code))).text()

export const playOn = (position: NewPosition): Promise<Made> => one('Made', '/api/positions', { name: prefs.name, ...position })

/** Everything that is wrong with options, or the same options to be chosen at a table. */
export const checkOptions = (choices: Choices): Promise<Checked> => one('Checked', '/api/options', choices)

export const verify = (record: string): Promise<Verdict> => one('Verdict', '/api/verify', { record })

export type { Wrong }

/** Whose eyes a connection has: one of several people who share this screen, or nobody's. */
export interface Eyes {
  readonly hand?: number
  readonly watch?: boolean
}

/** The address of the socket of a table. */
export function socketUrl(code: string, eyes: Eyes): string {
  const params = new URLSearchParams()
  if (eyes.hand) params.set('hand', String(eyes.hand))
  if (eyes.watch) params.set('watch', '1')
  const query = params.toString()
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/${code}${query ? `?${query}` : ''}`
}
