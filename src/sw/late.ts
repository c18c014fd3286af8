/** Files of the app that the shell leaves out: large, and needed by few. They are kept once they were used. */
import { registerRoute } from 'workbox-routing'
import { caches as names } from '../device/names.ts'

/** `decode.worker-AbC123.js` and the same file of another build share this. */
const nameOf = (address: string) => new URL(address).pathname.replace(/-[\w-]{8,}(\.\w+)$/, '$1')

async function keepLate(request: Request, response: Response): Promise<void> {
  const cache = await caches.open(names.late)
  for (const older of await cache.keys())
    if (nameOf(older.url) === nameOf(request.url)) await cache.delete(older)
  await cache.put(request.url, response)
}

/** Stands behind the shell's own files: a route that fits first answers. */
export function serveLate(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && /^\/wk_mobile\/assets\/[^/]+\.m?js$/.test(url.pathname),
    async ({ request, event }) => {
      const known = await caches.match(request.url, { cacheName: names.late })
      if (known) return known
      const response = await fetch(request)
      if (response.ok)
        (event as FetchEvent).waitUntil(keepLate(request, response.clone()).catch(() => undefined))
      return response
    },
  )
}
