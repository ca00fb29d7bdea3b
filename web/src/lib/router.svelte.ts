/** Addresses: each screen has one, the back button works, and a link can be sent to a friend. */

import { type Extra, extraAt } from './extras'

export type Mode = 'table' | 'tv' | 'text' | 'hand'

export type Route =
  | { screen: 'home' }
  | { screen: 'table'; code: string; mode: Exclude<Mode, 'hand'> }
  | { screen: 'replay'; code: string }
  | { screen: 'pass'; game: string }
  | { screen: 'rules'; game: string | null }
  | { screen: 'extra'; extra: Extra; rest: string | null }
  | { screen: 'evenings' }
  | { screen: 'nowhere' }

/** The screen of an address. */
export function routeOf(path: string): Route {
  const [first, second, ...rest] = path.split('/').filter(Boolean).map(decoded)
  if (first === undefined) return { screen: 'home' }
  if (rest.length) return { screen: 'nowhere' }
  if (first === 'rules') return { screen: 'rules', game: second ?? null }
  const extra = extraAt(first)
  if (extra) return { screen: 'extra', extra, rest: second ?? null }
  if (first === 'parties' && second === undefined) return { screen: 'evenings' }
  if (!second) return { screen: 'nowhere' }
  const code = second.toUpperCase()
  switch (first) {
    case 't':
      return { screen: 'table', code, mode: 'table' }
    case 'tv':
    case 'text':
      return { screen: 'table', code, mode: first }
    case 'replay':
      return { screen: 'replay', code }
    case 'pass':
      return { screen: 'pass', game: second }
    default:
      return { screen: 'nowhere' }
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

class Router {
  #path = $state(location.pathname)
  #query = $state(location.search)
  #hash = $state(location.hash)
  /** The route; the same object as long as the path is the same. */
  readonly route = $derived(routeOf(this.#path))
  readonly params = $derived(new URLSearchParams(this.#query))

  constructor() {
    addEventListener('popstate', () => this.#read())
    addEventListener('hashchange', () => this.#read())
    addEventListener('click', (event) => this.#follow(event))
  }

  get path(): string {
    return this.#path
  }

  get hash(): string {
    return this.#hash
  }

  /** Go to an address of the house. */
  go(address: string, how: { replace?: boolean } = {}): void {
    if (how.replace) history.replaceState(null, '', address)
    else history.pushState(null, '', address)
    const before = this.#path
    this.#read()
    if (this.#path !== before) scrollTo(0, 0)
  }

  /** Change the query in place, without a new step for the back button. */
  query(changes: Record<string, string | null>): void {
    const params = new URLSearchParams(location.search)
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) params.delete(name)
      else params.set(name, value)
    }
    const text = params.toString()
    history.replaceState(null, '', location.pathname + (text ? `?${text}` : '') + location.hash)
    this.#read()
  }

  #read(): void {
    this.#path = location.pathname
    this.#query = location.search
    this.#hash = location.hash
  }

  /** A plain click on a link of the house does not load the page again. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element | null)?.closest?.('a[href]')
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return
    if (link.pathname === location.pathname && link.hash) return
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

export const router = new Router()
