/** What the visitor has chosen: language, light, sound, name, portrait, how strong the bots are. */

import { recall, remember } from './keep'

/** The code of a language. */
export type Lang = string
export type Theme = 'auto' | 'light' | 'dark'

/** Spoken when nothing is said. */
const FIRST: Lang = 'fr'
/** The languages that the page was built with. */
const BUILT_IN = Object.keys(import.meta.glob('../../../src/tablee/texts/*/web.ftl')).map((path) => path.split('/').at(-2)!)

/** The first language of the browser that the house speaks; French if there is none. */
export function browserLanguage(wanted: readonly string[], spoken: readonly Lang[] = BUILT_IN): Lang {
  const codes = wanted.map((tag) => tag.toLowerCase().split('-')[0]!)
  return codes.find((code) => spoken.includes(code)) ?? FIRST
}

class Prefs {
  #lang = $state<Lang>(recall<Lang | null>('lang', null) ?? browserLanguage(navigator.languages))
  #theme = $state<Theme>(recall<Theme>('theme', 'auto'))
  #sound = $state(recall('sound', false))
  #name = $state(recall('name', ''))
  #face = $state(recall('face', 0))
  #level = $state(recall('level', 'steady'))

  constructor() {
    this.#show()
  }

  get lang(): Lang {
    return this.#lang
  }
  set lang(lang: Lang) {
    this.#lang = lang
    remember('lang', lang)
    this.#show()
  }

  get theme(): Theme {
    return this.#theme
  }
  set theme(theme: Theme) {
    this.#theme = theme
    remember('theme', theme)
    this.#show()
  }

  get sound(): boolean {
    return this.#sound
  }
  set sound(on: boolean) {
    this.#sound = on
    remember('sound', on)
  }

  get name(): string {
    return this.#name
  }
  set name(name: string) {
    this.#name = name
    remember('name', name)
  }

  /** The portrait chosen; 0 is the one that comes of the name. */
  get face(): number {
    return this.#face
  }
  set face(face: number) {
    this.#face = face
    remember('face', face)
  }

  get level(): string {
    return this.#level
  }
  set level(level: string) {
    this.#level = level
    remember('level', level)
  }

  #show(): void {
    const page = document.documentElement
    page.lang = this.#lang
    if (this.#theme === 'auto') delete page.dataset.theme
    else page.dataset.theme = this.#theme
  }
}

export const prefs = new Prefs()
