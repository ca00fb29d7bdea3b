/** Screens that games bring besides their tables, each in a file `screens.ts` of its folder. */

import type { Component } from 'svelte'
import type { IconName } from '../parts/icons'

export interface Extra {
  /** The first part of its address, one of the game's `screens`; what follows is given to the screen. */
  readonly path: string
  readonly icon: IconName
  readonly load: () => Promise<{ default: Component<{ rest: string | null }> }>
}

const FOUND = import.meta.glob<{ default: readonly Extra[] }>('../games/*/screens.ts', { eager: true })

/** The screen of that address. */
export const extraAt = (path: string): Extra | null => Object.values(FOUND).flatMap((found) => found.default).find((extra) => extra.path === path) ?? null
