/** The word of the day. */

import type { Extra } from '../../lib/extras'

export default [{ path: 'jour', icon: 'sun', load: () => import('./Daily.svelte') }] satisfies readonly Extra[]
