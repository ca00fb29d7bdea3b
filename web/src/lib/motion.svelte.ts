/** Whether things may move. */

const asked = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null

class Motion {
  reduced = $state(asked?.matches ?? false)

  constructor() {
    asked?.addEventListener('change', (event) => (this.reduced = event.matches))
  }
}

export const motion = new Motion()

/** A duration, or nothing when things may not move. */
export function ms(duration: number): number {
  return motion.reduced ? 0 : duration
}
