/** What is seen of an endless table.
 *
 * The sheet with all cards is drawn at one scale and then moved and scaled as a whole, which costs a browser next to
 * nothing. When it has come to rest at another scale, it is drawn anew, sharp.
 */

import type { Point } from '../../art/tacta/pack'
import type { Box } from '../../art/tacta/picture'
import { ms } from '../../lib/motion.svelte'

const CLOSEST = 5
const FARTHEST = 0.12
/** A card is never shown larger than this by itself, in pixels a unit; on a large screen so that the screen has this many units. */
const COMFORTABLE = 2.2
const FEWEST = 230
/** How long after the last push the sheet is drawn sharp again, in milliseconds. */
const REST = 160
/** A point so many pixels from the edge is seen well. */
const EDGE = 44
/** How long it glides to where it is to be. */
const GLIDE = 320
/** The tools stand one below the other as long as there is this height, else in more columns. */
const COLUMN = 266

export class Camera {
  /** Where the middle of the table is on the screen, and how many pixels a unit has. */
  x = $state(0)
  y = $state(0)
  k = $state(1)
  width = $state(0)
  height = $state(0)
  /** The scale at which the sheet is drawn. */
  drawn = $state(1)
  /** Until somebody moves it, it shows all cards. */
  follows = $state(true)

  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #tools: number
  #fitted = false
  #frame = 0

  /** Tools need so many pixels: below on an upright screen, at the right of a wide one. */
  constructor(tools: number) {
    this.#tools = tools
  }

  /** What is left beside the tools. */
  get #clear(): { width: number; height: number } {
    const upright = this.height > this.width
    const columns = Math.ceil(COLUMN / this.height)
    return { width: this.width - (upright ? 0 : this.#tools * columns), height: this.height - (upright ? this.#tools : 0) }
  }

  /** The point of the table at that place of the screen. */
  world(at: Point): Point {
    return { x: (at.x - this.x) / this.k, y: (at.y - this.y) / this.k }
  }

  /** What is seen of the table. */
  get box(): Box {
    const from = this.world({ x: 0, y: 0 })
    const to = this.world({ x: this.width, y: this.height })
    return { left: from.x, top: from.y, right: to.x, bottom: to.y }
  }

  resize(width: number, height: number): void {
    this.x += (width - this.width) / 2
    this.y += (height - this.height) / 2
    this.width = width
    this.height = height
  }

  pan(dx: number, dy: number): void {
    this.#push()
    this.x += dx
    this.y += dy
  }

  /** Nearer or farther, with that place of the screen held still. */
  zoom(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    this.#push()
    const k = Math.min(CLOSEST, Math.max(FARTHEST, this.k * factor))
    this.x = at.x - ((at.x - this.x) * k) / this.k
    this.y = at.y - ((at.y - this.y) * k) / this.k
    this.k = k
  }

  /** Show all of a box. */
  fit(box: Box): void {
    if (!this.width || !this.height) return
    const { width, height } = this.#clear
    const largest = Math.max(COMFORTABLE, Math.min(width, height) / FEWEST)
    const k = Math.min(largest, width / (box.right - box.left), height / (box.bottom - box.top))
    const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }
    this.follows = true
    if (this.#fitted) {
      this.#glide(k, middle)
      return
    }
    // What is seen first is drawn at its scale: a browser keeps the sharpness that a sheet begins with.
    this.#fitted = true
    this.#put(k, middle)
    this.#sharpen()
  }

  /** Move no more than it takes to see a point well. */
  show(point: Point): void {
    const { width, height } = this.#clear
    const [x, y] = [this.x + point.x * this.k, this.y + point.y * this.k]
    const inside = (at: number, size: number) => Math.min(size - EDGE, Math.max(EDGE, at))
    const [dx, dy] = [inside(x, width) - x, inside(y, height) - y]
    if (dx || dy) this.centre(this.world({ x: width / 2 - dx, y: height / 2 - dy }))
  }

  centre(point: Point): void {
    this.follows = false
    this.#glide(this.k, point)
  }

  /** That point of the table in the middle of the screen. */
  #put(k: number, { x, y }: Point): void {
    this.k = k
    this.x = this.#clear.width / 2 - x * k
    this.y = this.#clear.height / 2 - y * k
  }

  /** Step by step, not by the style sheet: a browser draws what a style sheet scales less sharply, and keeps it so. */
  #glide(k: number, to: Point): void {
    cancelAnimationFrame(this.#frame)
    const from = { k: this.k, ...this.world({ x: this.#clear.width / 2, y: this.#clear.height / 2 }) }
    const whole = ms(GLIDE)
    const begun = performance.now()
    const step = (now: number) => {
      const done = whole ? Math.min(1, Math.max(0, (now - begun) / whole)) : 1
      const share = 1 - (1 - done) ** 3
      this.#put(from.k * (k / from.k) ** share, { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share })
      if (done < 1) this.#frame = requestAnimationFrame(step)
      else this.#settle(0)
    }
    step(begun)
  }

  #push(): void {
    this.follows = false
    cancelAnimationFrame(this.#frame)
    this.#settle(REST)
  }

  /** Draw the sheet anew when nothing moves any more. */
  #settle(after: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#sharpen(), after)
  }

  /** At its own scale and on whole pixels a sheet is sharp. */
  #sharpen(): void {
    const whole = (at: number) => Math.round(at * devicePixelRatio) / devicePixelRatio
    this.drawn = this.k
    this.x = whole(this.x)
    this.y = whole(this.y)
  }

  rest(): void {
    cancelAnimationFrame(this.#frame)
    clearTimeout(this.#timer)
  }
}
