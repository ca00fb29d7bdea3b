/** The sentences of a table that any game can have, for those parts of the page that say them. */

import en from '@tablee/texts/en/plain.ftl?raw'
import fr from '@tablee/texts/fr/plain.ftl?raw'
import { t, teach } from './voice.svelte'

teach({ fr, en })

export { t }
