/** The app itself, kept whole at install: a deep link starts it with or without a network. */
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

/**
 * Media and static files are no screens, and neither is anything whose path ends like a file. What follows a `?` may
 * end in any way: a place in a slide ends in a decimal number.
 */
const noScreen = [/^\/wk_mobile\/(?:media|static)\//, /^[^?]*\/[^/?]+\.[a-z0-9]{2,11}(?:\?|$)/i]

export function serveShell(manifest: (PrecacheEntry | string)[]) {
  precacheAndRoute(manifest, { cleanURLs: false, ignoreURLParametersMatching: [] })
  cleanupOutdatedCaches()
  registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html'), { denylist: noScreen }))
}
