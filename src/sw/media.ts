/**
 * Pictures: from a kept archive, else from the cache of what was looked at, else from the network. The viewer asks
 * the same addresses with and without a network and knows nothing of this.
 */
import { ExpirationPlugin } from 'workbox-expiration'
import { createPartialResponse } from 'workbox-range-requests'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { caches as names } from '../device/names.ts'
import { keptTile } from './archives.ts'
import { leavable } from './letGo.ts'

const tileAddress = /^(\/wk_mobile\/media\/[a-z]+\/[\w-]+\/)(\d+)\/(\d+)_(\d+)\.webp$/
const mediaAddress = /^\/wk_mobile\/media\/(?!own\/).+\.(?:webp|png|jpe?g|svg)$/

/** Attachments and films of kept lessons. */
const fileAddress = /^\/wk_mobile\/media\/(?!own\/).+\.(?:txt|csv|pdf|docx?|pptx?|xlsx?|zip|vtt|webm|mp4)$/

/** What a portal answers in a picture's place never enters the cache. */
const picturesOnly = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && response.headers.get('content-type')?.startsWith('image/') ? response : null,
}

const toBeLeft = { requestWillFetch: async ({ request }: { request: Request }) => leavable(request) }

const seen = new CacheFirst({
  cacheName: names.media,
  plugins: [toBeLeft, picturesOnly, new ExpirationPlugin({ maxEntries: 1500, purgeOnQuotaError: true })],
})

/** A tile that no archive holds and no network brings is not there: the viewer goes on with its parent. */
const missing = () => new Response(null, { status: 404 })

/** A kept film is asked for in parts, and Safari plays none that does not answer exactly those. */
async function keptFile(request: Request): Promise<Response | null> {
  const kept = await caches.match(request.url, { cacheName: names.kept }).catch(() => undefined)
  if (!kept) return null
  return request.headers.has('range') ? createPartialResponse(request, kept) : kept
}

export function serveMedia() {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && fileAddress.test(url.pathname),
    async ({ request }) => (await keptFile(request)) ?? fetch(leavable(request)),
  )
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && mediaAddress.test(url.pathname),
    async ({ url, request, event }) => {
      const [, picture, level, x, y] = tileAddress.exec(url.pathname) ?? []
      const looked = () => seen.handle({ request, event })
      if (!picture)
        return (await caches.match(url.href, { cacheName: names.kept }).catch(() => undefined)) ?? looked()
      const kept = await keptTile(picture, Number(level), Number(x), Number(y))
      return kept ?? looked().catch(missing)
    },
  )
}
