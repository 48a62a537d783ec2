/** Replaces a worker that the owner switched off: deletes its caches and unregisters itself. */
import { dropCaches } from './caches.ts'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(dropCaches(self.registration.scope, () => true).then(() => self.registration.unregister()))
})
