/** The worker's events. It answers GET only: what a student does is sent by the queue, which knows what came back. */
import { clientsClaim } from 'workbox-core'
import type { PrecacheEntry } from 'workbox-precaching'
import { forgetPacks } from './archives.ts'
import { serveLate } from './late.ts'
import { letGo } from './letGo.ts'
import { registerMediaRoute } from './media.ts'
import { sendInBackground } from './sending.ts'
import { serveShell } from './shell.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] }

// a screenful of tiles is asked for at once, the app once: the first route that fits answers
registerMediaRoute()
serveShell(self.__WB_MANIFEST)
serveLate()
sendInBackground()
clientsClaim()

/** Calls never concern this worker: where a browser can be told so, they do not wait for it to wake. */
type RoutingInstallEvent = ExtendableEvent & {
  addRoutes?: (
    rules: { condition: { urlPattern: { pathname: string } }; source: 'network' }[],
  ) => Promise<void>
}

self.addEventListener('install', (event: RoutingInstallEvent) => {
  const calls = ['/dh-*', '/api/*'].map((pathname) => ({
    condition: { urlPattern: { pathname } },
    source: 'network' as const,
  }))
  const told = event.addRoutes?.(calls)
  if (told) event.waitUntil(told.catch(() => undefined))
})

self.addEventListener('message', (event) => {
  // only the page says when, after the student has accepted
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting()
  if (event.data?.type === 'LET_GO') letGo()
  if (event.data?.type === 'CLAIM') event.waitUntil(self.clients.claim())
  if (event.data?.type === 'PACKS_CHANGED') forgetPacks()
})
