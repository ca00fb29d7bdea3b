/** The sentences of the lobby and of the door, for those parts of the page that say them: a table under way does without. */

import en from '@tablee/texts/en/lobby.ftl?raw'
import fr from '@tablee/texts/fr/lobby.ftl?raw'
import { t, teach } from './voice.svelte'

teach({ fr, en })

export { t }
