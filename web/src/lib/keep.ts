/** What this browser remembers between visits; a browser that forbids it simply forgets. */

export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`tablee.${key}`)
    return text === null ? otherwise : (JSON.parse(text) as T)
  } catch {
    return otherwise
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`tablee.${key}`, JSON.stringify(value))
  } catch {
    // Private windows and full disks: the visit goes on without memory.
  }
}
