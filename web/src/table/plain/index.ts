/** The table of any game that has none of its own here. */

import type { AnyModule, Tagged } from '../contract'
import Table from './Table.svelte'
import { describe } from './words'

export { learnShows } from './shows'

/** Long enough to see which cell it was. */
const PACE = 750

const sound = (event: Tagged) => (Object.keys(event).some((name) => name === 'card') ? 'card' : 'step')

export default { Table, describe, sound, pace: (events) => (events.length ? PACE : 0) } satisfies AnyModule
