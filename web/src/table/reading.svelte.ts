/** How far somebody has read back in a log: lines that are here come first, then older ones are fetched. */

import { tick } from 'svelte'
import type { LogPage } from '../generated/requests'
import { ask } from '../lib/api'
import { problemToast } from '../lib/toast.svelte'
import type { Line, TableStore } from './store.svelte'

/** Put the page of the log before what is there, if there is one. */
export async function readBack(store: TableStore): Promise<void> {
  const { code, you, since } = store
  if (!since) return
  const answer = await ask(`/api/tables/${code}/log?before=${since}${you === null ? '' : `&seat=${you}`}`)
  const page = (await answer.json()) as LogPage
  // After an undo, or a fresh welcome, it may not be what comes before.
  if (store.since !== since) return
  store.log = [...store.linesOf(page.log), ...store.log]
  store.since = page.since
}

/** A log of which the beginning may not be here. */
export interface Told {
  readonly log: readonly Line[]
  readonly since: number
  older(): Promise<void>
}

export class Reading {
  busy = $state(false)
  /** The first line that is shown; null while the newest are read. */
  #first = $state<number | null>(null)

  /** The newest lines that are shown are so many. */
  constructor(
    readonly told: () => Told,
    readonly page: number,
  ) {}

  get #start(): number {
    const { log } = this.told()
    const found = this.#first === null ? -1 : log.findIndex((line) => line.id === this.#first)
    return found < 0 ? Math.max(0, log.length - this.page) : found
  }

  get lines(): readonly Line[] {
    return this.told().log.slice(this.#start)
  }

  /** Whether something came before. */
  get earlier(): boolean {
    return this.#start > 0 || this.told().since > 0
  }

  /** Show an older page; what is in sight of the list stays where it is. */
  back = async (list?: HTMLElement): Promise<void> => {
    if (this.busy || !this.earlier) return
    const first = this.lines[0]?.id
    const [height, top] = [list?.scrollHeight ?? 0, list?.scrollTop ?? 0]
    this.busy = true
    try {
      if (this.#start === 0) await this.told().older()
    } catch (problem) {
      problemToast(problem)
    } finally {
      this.busy = false
    }
    const { log } = this.told()
    const at = log.findIndex((line) => line.id === first)
    this.#first = log[Math.max(0, (at < 0 ? log.length : at) - this.page)]?.id ?? null
    await tick()
    if (list) list.scrollTop = top + list.scrollHeight - height
  }
}
