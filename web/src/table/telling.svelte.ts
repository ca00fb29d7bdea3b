/** What is told of the end of a game, once the game's own way of telling it is there. */

import type { AnyEnding, AnyView, Ending, EndScene, Tagged } from './contract'
import { endingOf, tell } from './endings'

const NOTHING: Ending = { why: [], moments: [] }

export class Telling {
  #own = $state.raw<AnyEnding | null>(null)
  readonly #scene: () => EndScene<AnyView, Tagged>
  readonly ending = $derived.by(() => (this.#own ? tell(this.#own, this.#scene()) : NOTHING))

  constructor(game: string, scene: () => EndScene<AnyView, Tagged>) {
    this.#scene = scene
    endingOf(game).then(
      (own) => (this.#own = own),
      () => {},
    )
  }
}
