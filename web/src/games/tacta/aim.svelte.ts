/** A card in hand on its way to the table: which one, how it is held, and where it is to lie. */

import { centre, type Point } from '../../art/tacta/pack'
import type { Laid, Lay, TactaMove } from '../../generated/tacta'
import { between, jointOf, laysOf, liesBeside, nearest, type Place, placesOf, type Posed, type Spots, spotsOf } from './placements'

interface Table {
  readonly laid: readonly Laid[]
  readonly moves: readonly TactaMove[]
  readonly table: string
}

/** How a card lies at a place. */
interface Aimed {
  readonly key: string
  readonly face: number
  readonly turn: number
}

const NOTHING: readonly Place[] = []
/** How many units a wrong face and an eighth of a turn count, when the nearest pose is sought. */
const OTHER_FACE = 16
const EIGHTH = 4

export class Aim {
  #card = $state<number | null>(null)
  /** How the card is held. */
  face = $state(0)
  turn = $state(0)
  #at = $state.raw<Aimed | null>(null)
  /** Where it is held while it is dragged over no place; on the table where it is to lie beside all others. */
  #point = $state.raw<Point | null>(null)

  readonly spots: Spots
  readonly lays: readonly Lay[]
  /** The end cards that may be laid. */
  readonly legal: ReadonlySet<number>
  /** Whether nothing can be covered: a card must lie beside all others (A9). */
  readonly beside: boolean
  readonly card: number | null
  readonly places: readonly Place[]
  readonly place: Place | null
  /** The placement aimed at. */
  readonly pose: Lay | null
  /** Whether it can be made. */
  readonly ready: boolean

  constructor(table: () => Table) {
    this.spots = $derived(spotsOf(table().laid))
    this.lays = $derived(laysOf(table().moves))
    this.legal = $derived(new Set(this.lays.map((move) => move.card)))
    this.beside = $derived(!!this.lays[0] && !jointOf(this.spots, this.lays[0]))
    this.card = $derived(this.#card !== null && this.legal.has(this.#card) ? this.#card : null)
    this.places = $derived(this.card === null || this.beside ? NOTHING : placesOf(table().laid, this.spots, this.lays, this.card))
    this.place = $derived(this.places.find((place) => place.key === this.#at?.key) ?? null)
    this.pose = $derived(this.#posed())
    this.ready = $derived(!!this.pose && (!this.beside || liesBeside(this.pose, table().laid, table().table)))
  }

  #posed(): Lay | null {
    const at = this.#at
    if (this.place && at) return nearest(this.place.poses, at.face, at.turn)?.move ?? null
    if (!this.beside || this.card === null || !this.#point) return null
    return { type: 'lay', card: this.card, face: this.face, turn: this.turn, x: Math.round(this.#point.x), xr: 0, y: Math.round(this.#point.y), yr: 0 }
  }

  /** Where a dragged card is held that is over no place. */
  get floating(): Point | null {
    return this.pose ? null : this.#point
  }

  /** The place last aimed at, whether it is still free or not. */
  get aimed(): string | null {
    return this.#at?.key ?? null
  }

  /** Take an end card. */
  take(card: number | null): void {
    if (card !== this.#card) {
      this.face = 0
      this.turn = 0
    }
    this.#card = card
    this.drop()
    if (card === null || !this.beside) return
    const near = this.lays.filter((move) => move.card === card && move.face === this.face && move.turn === this.turn)
    const first = near.reduce<Lay | null>((best, move) => (best && Math.hypot(best.x, best.y) <= Math.hypot(move.x, move.y) ? best : move), null)
    this.#point = first
  }

  /** Aim at nothing. */
  drop(): void {
    this.#at = null
    this.#point = null
  }

  /** Aim at a place; the card lies there as nearly as possible as it is held. */
  point(place: Place): void {
    this.#set(place, nearest(place.poses, this.face, this.turn))
  }

  /** Aim at exactly that placement. */
  pick(move: Lay): void {
    this.#card = move.card
    const joint = jointOf(this.spots, move)
    if (joint) this.#at = { key: `${joint.on}.${joint.shape}`, face: move.face, turn: move.turn }
    else this.#point = move
    this.face = move.face
    this.turn = move.turn
  }

  #set(place: Place, posed: Posed | null): void {
    if (posed) this.#at = { key: place.key, face: posed.move.face, turn: posed.move.turn }
  }

  /** Drag the card to a point of the table: it snaps to the nearest pose within reach, of its middle or of the shape it covers. */
  drag(to: Point, reach: number): void {
    if (this.beside) {
      this.#point = to
      return
    }
    let best: { place: Place; posed: Posed } | null = null
    let least = Infinity
    for (const place of this.places) {
      for (const posed of place.poses) {
        const { face, turn } = posed.move
        const at = centre(posed.move)
        const away = Math.min(Math.hypot(at.x - to.x, at.y - to.y), Math.hypot(place.middle.x - to.x, place.middle.y - to.y))
        const far = away + (face === this.face ? 0 : OTHER_FACE) + EIGHTH * between(turn, this.turn)
        if (away < reach && far < least) {
          least = far
          best = { place, posed }
        }
      }
    }
    if (best) this.#set(best.place, best.posed)
    else this.#at = null
    this.#point = to
  }

  /** Turn the card: to its next pose at this place, or in the hand by an eighth. */
  rotate(steps = 1): void {
    if (!this.place || !this.pose) {
      this.turn = (this.turn + steps + 8) % 8
      return
    }
    const same = this.place.poses.filter(({ move }) => move.face === this.pose?.face)
    this.#next(same.length > 1 ? same : this.place.poses, steps)
  }

  /** Turn the card over. */
  flip(): void {
    if (this.place && this.pose) {
      const others = this.place.poses.filter(({ move }) => move.face !== this.pose?.face)
      const own = this.place.poses.find(({ move }) => move === this.pose)
      const twin = others.find(({ by }) => by === own?.by) ?? others[0]
      if (twin) this.#show(twin.move)
    } else {
      this.face = 1 - this.face
      this.turn = (8 - this.turn) % 8
    }
  }

  /** Whether the card can be turned or turned over where it is. */
  get turns(): boolean {
    return !this.place || this.place.poses.length > 1
  }
  get flips(): boolean {
    return !this.place || this.place.poses.some(({ move }) => move.face !== this.pose?.face)
  }

  #next(poses: readonly Posed[], steps: number): void {
    const at = poses.findIndex(({ move }) => move === this.pose)
    const next = poses[(at + steps + poses.length) % poses.length]
    if (next) this.#show(next.move)
  }

  #show(move: Lay): void {
    this.face = move.face
    this.turn = move.turn
    if (this.#at) this.#at = { ...this.#at, face: move.face, turn: move.turn }
  }

  /** The next place in a direction of the screen, or the first. */
  walk(dx: number, dy: number): void {
    const from = this.place?.middle
    if (!from) {
      if (this.places[0]) this.point(this.places[0])
      return
    }
    let best: Place | null = null
    let least = Infinity
    for (const place of this.places) {
      const [x, y] = [place.middle.x - from.x, place.middle.y - from.y]
      const ahead = x * dx + y * dy
      const aside = Math.abs(x * dy - y * dx)
      if (ahead > 1 && ahead + 2 * aside < least) {
        least = ahead + 2 * aside
        best = place
      }
    }
    if (best) this.point(best)
  }

  /** Push a card that lies beside all others. */
  nudge(dx: number, dy: number): void {
    if (this.#point) this.#point = { x: Math.round(this.#point.x) + dx, y: Math.round(this.#point.y) + dy }
  }
}
