/** Copying and sharing, also where the browser has no clipboard (plain HTTP). */

/** Whether the text is in the clipboard now. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const field = document.createElement('textarea')
    field.value = text
    field.setAttribute('readonly', '')
    field.className = 'visually-hidden'
    ;(document.querySelector('dialog[open]') ?? document.body).append(field)
    field.select()
    const done = document.execCommand('copy')
    field.remove()
    return done
  }
}

/** Whether the browser's own sharing sheet was opened. */
export async function share(title: string, url: string, text?: string): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false
  try {
    await navigator.share({ title, url, text })
    return true
  } catch (problem) {
    return problem instanceof DOMException && problem.name === 'AbortError'
  }
}

const LOCAL = ['localhost', '127.0.0.1', '[::1]']

let origin: Promise<string> | null = null

/** The address of this house for others: on the machine that runs the server, `localhost` would lead a phone to itself. */
export function houseOrigin(): Promise<string> {
  origin ??= LOCAL.includes(location.hostname) ? roomOrigin() : Promise.resolve(location.origin)
  return origin
}

async function roomOrigin(): Promise<string> {
  try {
    const answer = await fetch('/api/house')
    const { url } = answer.ok ? ((await answer.json()) as { url?: string }) : {}
    return url || location.origin
  } catch {
    return location.origin
  }
}
