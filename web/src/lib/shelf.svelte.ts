/** The games on the shelf: those that the page was built with, until the server has said which are installed. */

import { house } from '../generated/house'
import { type GameInfo, games } from './api'
import { paint } from './colours'

/** What every page knows of a game. */
export type Offer = Pick<GameInfo, 'name' | 'title' | 'colour' | 'tile'>

class Shelf {
  #offers = $state.raw<readonly Offer[]>(house)
  #asked: Promise<void> | null = null

  constructor() {
    paint(house)
  }

  /** The games in the order in which they are shown. */
  get offers(): readonly Offer[] {
    return this.#offers
  }

  /** The languages in which games are told here. */
  get languages(): readonly string[] {
    return Object.keys(this.#offers[0]?.title ?? {})
  }

  /** The game of that name; one that the page does not know is asked for. */
  find(name: string): Offer | null {
    const found = this.#offers.find((offer) => offer.name === name) ?? null
    if (!found) void (this.#asked ??= this.look().then(() => {}, () => {}))
    return found
  }

  /** Everything the server says of its games. */
  async look(): Promise<readonly GameInfo[]> {
    const found = await games()
    paint(found)
    this.#offers = found
    return found
  }
}

export const shelf = new Shelf()
