/** The way from a match to the next one: whoever is at a table goes along, unless they are busy or would rather stay. */

import { type Mode, router } from './router.svelte'

/** How long the word stands before the page goes, in milliseconds. */
export const NOTICE = 4000

/** The part of a way where the code of a table goes. */
const CODE = '@'

/** How somebody looks at a table, to look at the next one in the same way. Whoever only watched goes on watching. */
export function wayOf(mode: Mode, search: string, seated: boolean): string {
  const params = new URLSearchParams(search)
  if (mode === 'tv') return `/tv/${CODE}`
  if (!seated) params.set('watch', '')
  const query = params.toString()
  return `/${mode === 'text' ? 'text' : 't'}/${CODE}${query ? `?${query}` : ''}`
}

/** That way at the table of a code. */
export const wayTo = (way: string, code: string): string => way.replace(CODE, code)

/** How this tab looked at a table; null if it never did. */
export function wayAt(code: string): string | null {
  try {
    return sessionStorage.getItem(`tablee.way.${code}`)
  } catch {
    return null
  }
}

function rememberWay(code: string, way: string): void {
  try {
    sessionStorage.setItem(`tablee.way.${code}`, way)
  } catch {
    // Only the button beside the replay is lost.
  }
}

class Onward {
  /** The code of the next table, if there is one for us. */
  code = $state('')
  /** Whether the reader looks at something from which they should not be torn away. */
  busy = $state(false)
  #stays = $state(false)
  #way = $state('')
  #from = ''
  #chased = ''
  #pressed = false

  /** Where the next match is seen as this one is. */
  readonly address = $derived(this.code ? wayTo(this.#way, this.code) : '')
  /** Whether the page goes there by itself in a moment. */
  readonly soon = $derived(!!this.code && !this.busy && !this.#stays)

  /** A table is looked at in some way, and `next` follows it; empty if none does.
   *
   * Whoever sees the next match come goes along. Who opens an old table wants to see it, and may go on; but a
   * television has nobody to ask, and whoever is on the way to the last match does not stop at one in between.
   */
  look(from: string, way: string, next: string): void {
    const arrived = from !== this.#from
    if (arrived) {
      this.#pressed = false
      this.#stays = false
    }
    const hurried = this.#pressed || (arrived && (from === this.#chased || way.startsWith('/tv/')))
    if (arrived) this.#stays = !!next && !hurried
    this.#from = from
    this.#way = way
    this.code = next
    rememberWay(from, way)
    if (next && hurried) this.#go(arrived)
  }

  /** A replay is looked at: nobody is torn away from it. */
  offer(from: string, way: string, next: string): void {
    this.#from = from
    this.#way = way
    this.#stays = true
    this.code = next
  }

  /** The table is not looked at any more. */
  leave(): void {
    this.code = ''
    this.busy = false
    this.#from = ''
  }

  /** The reader has asked for the next match, and goes there as soon as it is known. */
  press(): void {
    this.#pressed = true
    if (this.code) this.go()
  }

  /** It could not be opened. */
  release(): void {
    this.#pressed = false
  }

  go = (): void => this.#go(false)

  /** Where one only passes, and on a television, the back button leads further back. */
  #go(passing: boolean): void {
    const { address, code } = this
    if (!code) return
    this.#chased = code
    this.leave()
    router.go(address, { replace: passing || address.startsWith('/tv/') })
  }

  /** Not now: the way stays open. */
  stay = (): void => {
    this.#stays = true
  }
}

export const onward = new Onward()

/** Go along after a moment, once the end has been seen; whoever is writing is asked instead. */
export function goAlong(seen: () => boolean): void {
  $effect(() => {
    if (!onward.soon || !seen()) return
    const timer = setTimeout(() => (document.activeElement?.matches('input, textarea, select') ? onward.stay() : onward.go()), NOTICE)
    return () => clearTimeout(timer)
  })
}
