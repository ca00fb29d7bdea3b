/** A short word from the house that goes away by itself. */

import { t, voice } from '../texts/voice.svelte'
import { Problem } from './api'

export interface Toast {
  readonly id: number
  readonly text: string
  readonly kind: 'good' | 'bad'
  /** A clause of the rules that says more. */
  readonly clause?: { readonly game: string; readonly number: string }
}

class Toasts {
  now = $state.raw<Toast | null>(null)
  #count = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  show(text: string, kind: Toast['kind'] = 'good', clause?: Toast['clause']): void {
    this.now = { id: ++this.#count, text, kind, clause }
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => (this.now = null), Math.max(4500, text.length * 90))
  }

  hide = (): void => {
    clearTimeout(this.#timer)
    this.now = null
  }
}

export const toasts = new Toasts()

/** Say what went wrong. */
export function problemToast(problem: unknown): void {
  toasts.show(problem instanceof Problem ? voice().problem(problem.key, problem.args) : t('problem-server-fault'), 'bad')
}
