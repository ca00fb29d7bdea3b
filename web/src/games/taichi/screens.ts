/** The word of the day. */

import type { Extra } from '../../lib/extras'

export default [{ path: 'jour', key: 'daily', icon: 'sun', load: () => import('./Daily.svelte') }] satisfies readonly Extra[]
