/** Work in pieces: what is seen first is on the screen before the rest is made. */

/** Do it after the next picture on the screen; at once where nobody looks. Gives back how to call it off. */
export function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = () => (timer = setTimeout(act))
  const frame = document.visibilityState === 'visible' ? requestAnimationFrame(later) : void later()
  return () => {
    clearTimeout(timer)
    if (frame !== undefined) cancelAnimationFrame(frame)
  }
}

/** What has been drawn in stages before. */
const known = new Set<string>()

/** How much of something is drawn: a stage more after each picture, up to the last one; at once when it comes back.
 * What comes later has its room from the start. */
export class Stages {
  now = $state(0)
  readonly last: number

  constructor(what: string, last: number) {
    this.last = last
    if (known.has(what)) this.now = last
    $effect(() => {
      if (this.now < last) return afterPaint(() => (this.now += 1))
      known.add(what)
    })
  }

  /** Whether all of it is there. */
  get done(): boolean {
    return this.now === this.last
  }
}
