/** What is seen of the dance: where each dancer is while the view has already moved on. */

import { Tween } from 'svelte/motion'
import { cubicInOut } from 'svelte/easing'
import type { TangoEvent, TangoView } from '../../generated/tango'
import { ms } from '../../lib/motion.svelte'
import { distance, wayOf } from './walk'

const BOW = 760

/** How long a walk over so many cells takes. */
export function walkTime(cells: number): number {
  return Math.min(1100, 320 + 150 * cells)
}

class Walker {
  /** The cell, counted on and on; it may lie between two. */
  readonly place: Tween<number>
  /** Turns on one's own axis, counted on and on. */
  readonly turns = new Tween(0, { easing: cubicInOut })
  bowing = $state(false)

  constructor(cell: number) {
    this.place = new Tween(cell, { easing: cubicInOut })
  }
}

export class Show {
  readonly walkers: readonly Walker[]
  #timers: ReturnType<typeof setTimeout>[] = []

  constructor(view: TangoView) {
    this.walkers = view.places.map((cell) => new Walker(cell))
  }

  /** Bring the dancers where the view has them; those who danced walk there. */
  follow(view: TangoView, events: readonly TangoEvent[]): void {
    this.stop()
    let after = 0
    for (const [dancer, walker] of this.walkers.entries()) {
      const cell = view.places[dancer]!
      const far = distance(dancer, modulo(walker.place.target, view.cells), cell, view.cells)
      const danced = events.some((event) => event.type === 'danced' && event.dancer === dancer)
      if (danced && far) {
        const duration = ms(walkTime(far))
        after = duration
        void walker.place.set(walker.place.target + far * wayOf(dancer), { duration })
        void walker.turns.set(walker.turns.target + wayOf(dancer) * Math.max(1, Math.round(far / 2)), { duration })
      } else if (far) {
        void walker.place.set(cell, { duration: 0 })
      }
    }
    for (const event of events) if (event.type === 'met') this.#bow([event.danseuse, event.danseur], after)
  }

  /** Nobody bows any more. */
  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers = []
    for (const walker of this.walkers) walker.bowing = false
  }

  #bow(dancers: readonly number[], after: number): void {
    if (!ms(1)) return
    const bow = (bowing: boolean) => () => {
      for (const dancer of dancers) this.walkers[dancer]!.bowing = bowing
    }
    this.#timers.push(setTimeout(bow(true), after), setTimeout(bow(false), after + BOW))
  }
}

function modulo(value: number, cells: number): number {
  return ((Math.round(value) % cells) + cells) % cells
}
