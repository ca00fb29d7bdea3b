/** Sentences about a moment that any game can have. */

import type { AnyModule, AnyView, Scene, Tagged } from './contract'

export type AnyScene = Scene<AnyView, Tagged>

/** The one sentence that says what the viewer may do. */
export function promptOf(scene: AnyScene, module: AnyModule | null): string {
  const { view, moves, you, speak } = scene
  if (view.outcome) return speak.outcome(view.outcome)
  const said = module?.prompt?.(scene)
  if (said) return said
  if (moves.length) {
    const kinds = new Set(moves.map((move) => move.type))
    const key = `turn-${[...kinds][0]}`
    return kinds.size === 1 && speak.knows(key) ? speak.say(key, { asked: '' }) : speak.say('turn-yours')
  }
  const awaited = view.acting.filter((seat) => seat >= 0 && seat !== you)
  if (!awaited.length) return speak.say('turn-nobody')
  return speak.say('turn-others', { names: speak.listed(awaited.map(speak.player)), count: awaited.length })
}

/** The moves in groups, for lists. */
export function groupsOf(scene: AnyScene, module: AnyModule | null): { heading: string; moves: readonly Tagged[] }[] {
  const own = module?.ordered?.(scene)
  if (own) return own
  const kinds = new Map<string, Tagged[]>()
  for (const move of scene.moves) kinds.set(move.type, [...(kinds.get(move.type) ?? []), move])
  return [...kinds].map(([type, moves]) => ({
    heading: scene.speak.knows(`group-${type}`) ? scene.speak.say(`group-${type}`) : '',
    moves,
  }))
}

/** The score sheet of a view, if it has one: a line a round. */
export function sheetOf(view: AnyView): readonly (readonly number[])[] | null {
  const sheet = (view as { sheet?: unknown }).sheet
  return Array.isArray(sheet) ? (sheet as number[][]) : null
}
