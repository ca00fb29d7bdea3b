/** The page can be installed and opens without a network, where the browser allows it: not from plain HTTP in the room. */

export function keepShell(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  // After the page is there: it comes first.
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => {}), { once: true })
}
