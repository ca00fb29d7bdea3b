/** Cards that travel: from one place on the table to another. */

import { backOut, cubicIn } from 'svelte/easing'
import type { TransitionConfig } from 'svelte/transition'
import { ms } from './motion.svelte'

/** A place on the screen: `seat-3`, `pile`, `discard`. */
const placed = (place: string): DOMRect | null => document.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect() ?? null

function flight(node: Element, place: string, duration: number, easing: (t: number) => number): TransitionConfig {
  const there = placed(place)
  const here = node.getBoundingClientRect()
  if (!there?.width || !here.width) return { duration: 0 }
  const dx = there.x + there.width / 2 - here.x - here.width / 2
  const dy = there.y + there.height / 2 - here.y - here.height / 2
  const small = Math.min(0.9, 44 / here.width)
  return {
    duration: ms(duration),
    easing,
    css: (t, u) => `translate: ${dx * u}px ${dy * u}px; scale: ${small + (1 - small) * t}; opacity: ${Math.min(1, t * 3)}`,
  }
}

/** Coming from a place. */
export const comes = (node: Element, { from }: { from: string }): TransitionConfig => flight(node, from, 320, backOut)

/** Leaving for a place. */
export const leaves = (node: Element, { to }: { to: () => string }): TransitionConfig => flight(node, to(), 340, cubicIn)
