/* Keeps the shell of the page, so that the app opens without a network and says so in its own words.
   What is played is never kept here: tables live on the server. */

const SHELF = 'tablee-shell'

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(page(new Request('/')))
})
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate' && !pathname.startsWith('/api/')) event.respondWith(page(request))
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request))
})

/** The page as the server has it now; without a server, as it was. */
async function page(request) {
  try {
    const answer = await fetch(request)
    if (answer.ok && (answer.headers.get('content-type') ?? '').startsWith('text/html')) await keep(answer.clone())
    return answer
  } catch {
    return (await (await caches.open(SHELF)).match('/')) ?? Response.error()
  }
}

/** Every address of the client shows the same page; what is not that page is not kept. A new one makes room: its files have other names. */
async function keep(answer) {
  const known = await (await caches.open(SHELF)).match('/')
  const [before, now] = await Promise.all([known?.text(), answer.clone().text()])
  if (before === now || !now.includes('<div id="app">')) return
  await caches.delete(SHELF)
  const shelf = await caches.open(SHELF)
  const files = [...now.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path)
  await Promise.all([shelf.put('/', answer), ...files.map((path) => shelf.add(path))])
}

/** A file whose name changes with its content. */
async function asset(request) {
  const shelf = await caches.open(SHELF)
  const kept = await shelf.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await shelf.put(request, answer.clone())
  return answer
}
