/** What is seen between two rounds: how the last one ended, on the table until it has been read, or until whoever looks goes on. */

import type { TactaEvent, TactaView } from '../../generated/tacta'

/** A count is read calmly in so many milliseconds. */
export const READ = 9000

/** What a round came to, by seat. */
export interface Count {
  readonly number: number
  /** Whether it was played to decide between equals (A10). */
  readonly deciding: boolean
  readonly scores: readonly number[]
  readonly totals: readonly number[]
}

export class Show {
  #count = $state.raw<Count | null>(null)
  #read = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #view: () => TactaView

  constructor(view: () => TactaView) {
    this.#view = view
  }

  /** The count to be shown now. Once read, it makes way for the first card of the next round. */
  get count(): Count | null {
    const { outcome, laid, phase } = this.#view()
    const begun = phase === 'play' && laid.length > 1
    return outcome || (this.#read && begun) ? null : this.#count
  }

  /** What has just happened. */
  follow(events: readonly TactaEvent[]): void {
    const scored = events.find((event) => event.type === 'round-scored')
    if (scored) this.#reckon(scored.scores, scored.totals)
    else if (events.some((event) => event.type === 'go')) this.close()
  }

  #reckon(scores: readonly number[], totals: readonly number[]): void {
    const { sheet, replays } = this.#view()
    this.#count = { number: sheet.length, deciding: replays.length > 0, scores, totals }
    this.#read = false
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => (this.#read = true), READ)
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  /** Whoever looks goes on. */
  close(): void {
    this.stop()
    this.#count = null
  }
}
