/** How much height there is. */

import { MediaQuery } from 'svelte/reactivity'

/** So little that what has just happened is told by the table, and not above it. */
export const low = new MediaQuery('max-height: 700px')
