/**
 * Keeps the site usable on a train: what was read stays readable, and what was not gets a page that says so. Pages come from the network
 * whenever it answers; files whose names carry a digest never change, so they come from the cache.
 *
 * The build writes the constants below in front of this script.
 */
import { dropCaches } from './caches.ts'

declare const self: ServiceWorkerGlobalScope
/** Changes with any file of the shell. */
declare const VERSION: string
/** Addresses of what every page needs: styles, script, fonts, sign, and the page below. */
declare const SHELL: readonly string[]
/** Addresses below this one never change what they hold. */
declare const ASSETS: string
/** The page for visitors without a network. */
declare const OFFLINE: string

/** How much a phone may be asked to keep beside the shell. */
const limits = { page: 40, asset: 150 }

const cacheName = (part: 'shell' | 'page' | 'asset') => `${self.registration.scope} ${part} ${VERSION}`

self.addEventListener('install', (event) => {
  event.waitUntil(fillShell().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      dropCaches(self.registration.scope, (name) => !name.endsWith(VERSION)),
      // The page is asked for while the worker still wakes up.
      self.registration.navigationPreload?.enable(),
    ]),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || request.headers.has('range')) return
  if (request.mode === 'navigate') event.respondWith(page(event))
  else if (pathname.startsWith(ASSETS) || SHELL.includes(pathname)) event.respondWith(asset(event))
})

async function fillShell(): Promise<void> {
  const cache = await caches.open(cacheName('shell'))
  // Past the browser's own cache: a page without a digest in its name may be an old one there.
  await cache.addAll(SHELL.map((address) => new Request(address, { cache: 'reload' })))
}

/** Network first. A query changes nothing that a server would send, so one copy serves all. */
async function page(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url)
  try {
    const preloaded: Response | undefined = await event.preloadResponse
    const response = preloaded ?? (await fetch(event.request))
    if (response.ok && !response.redirected) event.waitUntil(keep('page', pathname, response.clone()))
    return response
  } catch {
    return (await caches.match(pathname)) ?? (await caches.match(OFFLINE)) ?? Response.error()
  }
}

async function asset(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url)
  const known = await caches.match(pathname)
  if (known) return known
  const response = await fetch(event.request)
  if (response.ok) event.waitUntil(keep('asset', pathname, response.clone()))
  return response
}

/** Keeps a copy, and lets the oldest go when there are too many. */
async function keep(part: 'page' | 'asset', address: string, response: Response): Promise<void> {
  const cache = await caches.open(cacheName(part))
  // What is read again is the newest again.
  await cache.delete(address)
  await cache.put(address, response)
  const kept = await cache.keys()
  await Promise.all(kept.slice(0, -limits[part]).map((request) => cache.delete(request)))
}
