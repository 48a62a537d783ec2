/**
 * Keeps the site usable offline: pages come from the network when it responds, else those that were visited,
 * or the offline page. Files with a digest in their names never change, so they come from the cache. The
 * build puts the constants below before this script.
 */
import { dropCaches } from './caches.ts'

declare const self: ServiceWorkerGlobalScope
/** Changes with any file of the shell. */
declare const VERSION: string
/** The addresses of files that every page needs: styles, script, fonts, icon, and the page below. */
declare const SHELL: readonly string[]
/** Files below this address never change. */
declare const ASSETS: string
/** The page for visitors without a network. */
declare const OFFLINE: string

/**
 * The limit of files in the cache beside the shell. Pages that the browser prefetched count too, so that
 * there is room for those that were read.
 */
const limits = { page: 100, asset: 150 }

const cacheName = (part: 'shell' | 'page' | 'asset') => `${self.registration.scope} ${part} ${VERSION}`

self.addEventListener('install', (event) => {
  event.waitUntil(fillShell().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      dropCaches(self.registration.scope, (name) => !name.endsWith(VERSION)),
      // The page is requested while the worker is starting.
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
  const files = await Promise.all(
    SHELL.map(async (address) => {
      // Bypasses the HTTP cache, which may hold an old version of a page.
      const response = await fetch(address, { cache: 'reload' })
      if (!response.ok) throw new Error(`${response.status} ${address}`)
      return { address, file: await whole(response) }
    }),
  )
  const cache = await caches.open(cacheName('shell'))
  await Promise.all(files.map(({ address, file }) => cache.put(address, file)))
}

/**
 * What arrived, once all of it has. Browsers refuse to show a page from the cache that was redirected, as
 * some hosts do with `/offline.html`: this response was not.
 */
const whole = async (response: Response): Promise<Response> => new Response(await response.blob(), response)

/** Network first. A query changes nothing that a server would send, so one copy serves all. */
async function page(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url)
  try {
    const preloaded: Response | undefined = await event.preloadResponse
    const response = preloaded ?? (await fetch(event.request))
    if (response.ok) event.waitUntil(keep('page', pathname, response.clone()))
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

/** Caches a copy, and removes the oldest when there are too many. */
async function keep(part: 'page' | 'asset', address: string, response: Response): Promise<void> {
  const cache = await caches.open(cacheName(part))
  // What breaks off takes the place of nothing. A page that is visited again becomes the newest.
  await cache.put(address, await whole(response))
  const kept = await cache.keys()
  await Promise.all(kept.slice(0, -limits[part]).map((request) => cache.delete(request)))
}
