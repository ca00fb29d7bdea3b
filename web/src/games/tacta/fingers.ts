/** What fingers and mouse do on a plane: tap, pan, pinch, twist, wheel. */

import type { Point } from '../../art/tacta/pack'

interface Acts {
  tap(at: Point): void
  pan(dx: number, dy: number): void
  zoom(factor: number, at: Point): void
  /** Two fingers have turned by an eighth. */
  twist(steps: number): void
}

/** A finger that moves less than this taps. */
const STILL = 7
const EIGHTH = Math.PI / 4

export class Fingers {
  readonly #acts: Acts
  readonly #down = new Map<number, Point>()
  #start: Point | null = null
  #dragged = false
  #angle = 0

  constructor(acts: Acts) {
    this.#acts = acts
  }

  /** Listens to an element. */
  on = (element: HTMLElement): (() => void) => {
    let box = { left: 0, top: 0 }
    const at = (event: MouseEvent): Point => {
      // Asked once a gesture: asking at each step would make the browser lay out the page each time.
      if (!this.#down.size) box = element.getBoundingClientRect()
      return { x: event.clientX - box.left, y: event.clientY - box.top }
    }
    const listeners: [string, (event: never) => void][] = [
      ['pointerdown', (event: PointerEvent) => this.#press(element, event, at(event))],
      ['pointermove', (event: PointerEvent) => this.#move(event.pointerId, at(event))],
      ['pointerup', (event: PointerEvent) => this.#lift(event.pointerId, at(event), 'tap')],
      ['pointercancel', (event: PointerEvent) => this.#lift(event.pointerId, at(event), 'nothing')],
      ['wheel', (event: WheelEvent) => this.#wheel(event, at(event))],
    ]
    for (const [name, listen] of listeners) element.addEventListener(name, listen as EventListener, { passive: false })
    return () => {
      for (const [name, listen] of listeners) element.removeEventListener(name, listen as EventListener)
    }
  }

  #press(element: HTMLElement, event: PointerEvent, at: Point): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    element.setPointerCapture(event.pointerId)
    this.#down.set(event.pointerId, at)
    this.#start = at
    this.#dragged = this.#down.size > 1
    this.#angle = 0
  }

  #move(id: number, at: Point): void {
    const before = this.#down.get(id)
    if (!before) return
    const other = [...this.#down].find(([finger]) => finger !== id)?.[1]
    if (other) this.#pinch(before, at, other)
    else {
      if (!this.#dragged && this.#start && Math.hypot(at.x - this.#start.x, at.y - this.#start.y) < STILL) return
      this.#dragged = true
      this.#acts.pan(at.x - before.x, at.y - before.y)
    }
    this.#down.set(id, at)
  }

  #pinch(before: Point, now: Point, other: Point): void {
    const was = { x: before.x - other.x, y: before.y - other.y }
    const is = { x: now.x - other.x, y: now.y - other.y }
    this.#acts.pan((now.x - before.x) / 2, (now.y - before.y) / 2)
    this.#acts.zoom(Math.hypot(is.x, is.y) / Math.max(1, Math.hypot(was.x, was.y)), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })
    this.#angle += Math.atan2(was.x * is.y - was.y * is.x, was.x * is.x + was.y * is.y)
    if (Math.abs(this.#angle) > EIGHTH * 0.75) {
      this.#acts.twist(Math.sign(this.#angle))
      this.#angle -= Math.sign(this.#angle) * EIGHTH
    }
  }

  #lift(id: number, at: Point, means: 'tap' | 'nothing'): void {
    const known = this.#down.delete(id)
    if (known && !this.#dragged && means === 'tap') this.#acts.tap(at)
    if (this.#down.size) this.#dragged = true
  }

  #wheel(event: WheelEvent, at: Point): void {
    event.preventDefault()
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 32 : 1
    this.#acts.zoom(Math.exp((-event.deltaY * lines) / 480), at)
  }
}
