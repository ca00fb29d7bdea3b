import { mount } from 'svelte'
import App from './App.svelte'
import { router } from './lib/router.svelte'
import { prefs } from './lib/prefs.svelte'
import { keepShell } from './lib/shell'
import { prepare } from './table/prepare'
import { learn } from './texts/voice.svelte'
// Whatever the screen, it has these: they come with the first file.
import './lib/attention.svelte'
import './lib/levels'
import './lib/paint.svelte'
import './lib/search'
import './parts/Portrait.svelte'
import './parts/TileDrawing.svelte'
import './styles/base.css'

const FACES = ['Atkinson Hyperlegible Next Variable', 'Bricolage Grotesque Variable']

/** When to try again if the words could not be fetched, in milliseconds. */
const AGAIN = 4000

// What the screen needs is on its way together with its words.
const words = learn(prefs.lang)
if (router.route.screen === 'table') void prepare(router.route.code)
else if (router.route.screen === 'home') void import('./screens/Home.svelte').catch(() => {})

// Before there is a word to be written.
for (const face of FACES) void document.fonts.load(`1em '${face}'`)

/** A task of its own: two short ones instead of a long one. */
function open(): void {
  setTimeout(() => {
    const target = document.getElementById('app') as HTMLElement
    target.replaceChildren()
    mount(App, { target })
  })
}
words.then(open, () => setTimeout(() => location.reload(), AGAIN))
keepShell()
