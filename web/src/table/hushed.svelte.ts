/** Those whose lines somebody would rather not read at a table: for this tab alone, and nobody is told. */

const key = (code: string) => `tablee.hushed.${code}`

function kept(code: string): ReadonlySet<string> {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key(code)) ?? '[]')
    return new Set(Array.isArray(found) ? found.filter((name) => typeof name === 'string') : [])
  } catch {
    return new Set()
  }
}

let names = $state.raw<Readonly<Record<string, ReadonlySet<string>>>>({})

export const hushedAt = (code: string): ReadonlySet<string> => names[code] ?? kept(code)

/** Show somebody's lines no more, or again. */
export function hush(code: string, name: string, quiet: boolean): void {
  const others = [...hushedAt(code)].filter((one) => one !== name)
  names = { ...names, [code]: new Set(quiet ? [...others, name] : others) }
  try {
    sessionStorage.setItem(key(code), JSON.stringify([...hushedAt(code)]))
  } catch {
    // It is forgotten with the page.
  }
}
