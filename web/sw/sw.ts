/**
 * Keeps the whole site for times without a network. It never takes over a page that is open: a new version waits until
 * all tabs of the old one are closed or a page asks for it.
 */

/** Written in front of this file by web/build/finish.ts. */
declare const VERSION: string
declare const FILES: readonly string[]
declare const BASE: string

const worker = self as unknown as ServiceWorkerGlobalScope
const PREFIX = 'skerry-'
const CACHE = PREFIX + VERSION
/** A page that has not come by then is taken from the cache. */
const PATIENCE_MS = 3000

worker.addEventListener('install', (event) => {
  event.waitUntil(keepAll())
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(dropOthers().then(() => worker.clients.claim()))
})

worker.addEventListener('message', ({ data }) => {
  if (data === 'skipWaiting') void worker.skipWaiting()
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (FILES.includes(url.pathname)) event.respondWith(fromCache(url.pathname, request))
})

/** Names with a hash never change, so the browser's own cache may serve them; the others must be fresh. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.addAll(
    FILES.map((file) => new Request(file, { cache: file.startsWith(`${BASE}assets/`) ? 'default' : 'reload' })),
  )
}

async function dropOthers(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  )
}

async function fromCache(file: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  return (await cache.match(file)) ?? fetch(request)
}

/** The network first: whoever is online gets the newest version. All routes are the same page. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) })
  } catch (error) {
    const kept = await (await caches.open(CACHE)).match(`${BASE}index.html`)
    if (kept === undefined) throw error
    return kept
  }
}
