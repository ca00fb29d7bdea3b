import { mount } from 'svelte'
import App from './App.svelte'
import { router } from './lib/router.svelte'
import { keepShell } from './lib/shell'
import { prepare } from './table/prepare'
import './styles/base.css'

const FACES = ['Atkinson Hyperlegible Next Variable', 'Bricolage Grotesque Variable']

// What a table needs is on its way while the page is drawn.
if (router.route.screen === 'table') void prepare(router.route.code)

// Before there is a word to be written.
for (const face of FACES) void document.fonts.load(`1em '${face}'`)

// A task of its own: two short ones instead of a long one.
setTimeout(() => {
  const target = document.getElementById('app') as HTMLElement
  target.replaceChildren()
  mount(App, { target })
})
keepShell()
