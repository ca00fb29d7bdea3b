/** An end card under a finger: over the table it snaps to the nearest pose, a swipe inside the hand turns it over. */

import type { Aim } from './aim.svelte'
import type { Camera } from './camera.svelte'

/** A finger that moves less than this taps, in pixels. */
const STILL = 9
/** How far from a pose a card may be to snap to it, in pixels. */
const REACH = 64
/** A card is held above the finger, so that it can be seen. */
const LIFT = 64
/** A swipe is at least so long, and flat. */
const SWIPE = 30

export class Drag {
  active = $state(false)
  #over = false
  readonly #aim: Aim
  readonly #camera: Camera
  readonly #plane: () => HTMLElement | null
  readonly #drop: () => void

  constructor(aim: Aim, camera: Camera, plane: () => HTMLElement | null, drop: () => void) {
    this.#aim = aim
    this.#camera = camera
    this.#plane = plane
    this.#drop = drop
  }

  /** Whether the click that comes now is only the end of a drag; asked once. */
  over(): boolean {
    const over = this.#over
    this.#over = false
    return over
  }

  /** A finger is on a card. */
  grab = (card: number, down: PointerEvent): void => {
    this.#over = false
    const box = this.#plane()?.getBoundingClientRect()
    if (down.button || !box || !this.#aim.legal.has(card)) return
    const button = down.currentTarget as HTMLElement
    const lift = down.pointerType === 'mouse' ? 0 : LIFT
    const place = (event: PointerEvent) => ({ x: event.clientX - box.left, y: event.clientY - lift - box.top })
    const inside = (event: PointerEvent) => {
      const { x, y } = place(event)
      return x > 0 && y > 0 && x < box.width && y < box.height
    }
    const move = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return
      if (!this.active && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < STILL) return
      if (!this.active && this.#aim.card !== card) this.#aim.take(card)
      this.active = true
      if (inside(event)) this.#aim.drag(this.#camera.world(place(event)), REACH / this.#camera.k)
      else this.#aim.drop()
    }
    const end = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return
      for (const [name, listen] of listeners) button.removeEventListener(name, listen as EventListener)
      if (!this.active) return
      this.active = false
      this.#over = true
      if (inside(event) && event.type === 'pointerup') this.#drop()
      else this.#back(event.clientX - down.clientX, event.clientY - down.clientY)
    }
    const listeners: [string, (event: PointerEvent) => void][] = [['pointermove', move], ['pointerup', end], ['pointercancel', end]]
    for (const [name, listen] of listeners) button.addEventListener(name, listen as EventListener)
    button.setPointerCapture(down.pointerId)
  }

  /** The card goes back to the hand, turned over if it was swiped. */
  #back(dx: number, dy: number): void {
    this.#aim.drop()
    if (Math.abs(dx) > SWIPE && Math.abs(dy) < Math.abs(dx) / 2) this.#aim.flip()
  }
}
