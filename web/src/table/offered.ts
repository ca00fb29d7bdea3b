/** Which games have a table of their own here: only those are on offer, the others are announced. */

const TABLES = import.meta.glob('../games/*/index.ts')

export const offered = (game: string): boolean => `../games/${game}/index.ts` in TABLES
