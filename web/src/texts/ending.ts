/** The sentences of the end of a game, for those parts of the page that say them. */

import en from '@tablee/texts/en/ending.ftl?raw'
import fr from '@tablee/texts/fr/ending.ftl?raw'
import { t, teach } from './voice.svelte'

teach({ fr, en })

export { t }
