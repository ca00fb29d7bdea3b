/** The tables of the games and what is generated for them, loaded when such a table is opened. */

import { complete, type Shapes } from '../lib/complete'
import type { AnyModule, AnyView, Tagged } from './contract'

/** What is generated for each game. */
interface Facts {
  readonly words: Readonly<Record<string, string>>
  readonly clauses: readonly string[]
  readonly view: string
  readonly events: Readonly<Record<string, string>>
  readonly shapes: Shapes
}

const FACTS = import.meta.glob<Facts>(['../generated/*.ts', '!../generated/protocol.ts', '!../generated/requests.ts'])
const TABLES = import.meta.glob<{ default: AnyModule }>('../games/*/index.ts')

/** A game as the shell needs it. */
export interface Kit {
  readonly game: string
  readonly words: Readonly<Record<string, string>>
  readonly clauses: readonly string[]
  /** Null if the game has no table of its own: then there is the plain one. */
  readonly module: AnyModule | null
  view(raw: unknown): AnyView
  event(raw: unknown): Tagged
}

const kits = new Map<string, Promise<Kit>>()

/** The kit of a game. */
export function kitOf(game: string): Promise<Kit> {
  let kit = kits.get(game)
  if (!kit) {
    kit = load(game)
    kit.catch(() => kits.delete(game))
    kits.set(game, kit)
  }
  return kit
}

async function load(game: string): Promise<Kit> {
  const [facts, table] = await Promise.all([FACTS[`../generated/${game}.ts`]?.(), TABLES[`../games/${game}/index.ts`]?.()])
  const shapes = facts?.shapes ?? {}
  return {
    game,
    words: facts?.words ?? { seat: 'seat', seats: 'seat', winners: 'seat' },
    clauses: facts?.clauses ?? [],
    module: table?.default ?? null,
    view: (raw) => complete(shapes, facts?.view ?? '', raw),
    event: (raw) => complete(shapes, facts?.events[(raw as Tagged).type] ?? '', raw),
  }
}
