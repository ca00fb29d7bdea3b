/** The sentences of games played, for the screens that say them. */

import en from '@tablee/texts/en/screens.ftl?raw'
import fr from '@tablee/texts/fr/screens.ftl?raw'
import { t, teach } from './voice.svelte'

teach({ fr, en })

export { t }
