/** Where the keyboard of a phone covers half the page, what one types about must stay in sight: the frame shrinks to what is left. */

/** With less height than this, head and foot of the page make room. */
const LITTLE = 540

/** For a text field: while it is typed in, the page is as high as what can be seen of it. */
export function typing(field: HTMLElement): () => void {
  const page = document.documentElement
  const sight = window.visualViewport

  function fit(): void {
    const height = sight?.height ?? window.innerHeight
    const tight = document.activeElement === field && height < LITTLE
    page.toggleAttribute('data-typing', tight)
    if (!tight) return release()
    page.style.setProperty('--sight', `${height}px`)
    page.style.setProperty('--sight-top', `${sight?.offsetTop ?? 0}px`)
  }

  function release(): void {
    page.removeAttribute('data-typing')
    page.style.removeProperty('--sight')
    page.style.removeProperty('--sight-top')
  }

  const watched: [EventTarget | null, string][] = [
    [field, 'focus'],
    [field, 'blur'],
    [sight, 'resize'],
    [sight, 'scroll'],
  ]
  for (const [target, event] of watched) target?.addEventListener(event, fit)
  fit()
  return () => {
    for (const [target, event] of watched) target?.removeEventListener(event, fit)
    release()
  }
}
