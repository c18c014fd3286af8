/**
 * Pictures: from a kept archive, else from the cache of pictures seen before, else from the network. The viewer asks
 * the same addresses with and without a network and knows nothing of this.
 */
import { ExpirationPlugin } from 'workbox-expiration'
import { createPartialResponse } from 'workbox-range-requests'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { caches as names } from '../device/names.ts'
import { pdfFolder } from '../rules/pdfReader.ts'
import { keptTile } from './archives.ts'
import { readCurrentUser } from './currentUser.ts'
import { leavable } from './letGo.ts'

/** Pictures of quizzes: they are kept with the paper, and their addresses do not say what they show. */
const quizAddress = /^\/wk_mobile\/media\/paper\/.+\.webp$/

const tileAddress = /^(\/wk_mobile\/media\/[a-z]+\/[\w-]+\/)(\d+)\/(\d+)_(\d+)\.webp$/
const mediaAddress = /^\/wk_mobile\/media\/(?!own\/).+\.(?:webp|png|jpe?g|svg)$/

/** Attachments and films of kept lessons. */
const fileAddress = /^\/wk_mobile\/media\/(?!own\/).+\.(?:txt|csv|pdf|docx?|pptx?|xlsx?|zip|vtt|webm|mp4)$/

/** Files that a teacher uploaded; the service says at each request who may read them. */
const ownFileAddress = /^\/wk_mobile\/media\/own\/file\//

/** A portal's answer in a picture's place never enters the cache. */
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
async function keptFile(request: Request, cacheName: string = names.kept): Promise<Response | null> {
  const kept = await caches.match(request.url, { cacheName }).catch(() => undefined)
  if (!kept) return null
  return request.headers.has('range') ? createPartialResponse(request, kept) : kept
}

/** From the cache of the person whose session this device holds now, and of nobody else. */
async function ownKeptFile(request: Request): Promise<Response | null> {
  const user = await readCurrentUser()
  return user === null ? null : keptFile(request, names.mediaOf(user))
}

/** pdf.js and the files that it loads: an address names its version, so a file that was loaded once stays as it is. */
const reader = new CacheFirst({ cacheName: names.pdf })

/** A tile that is neither kept with its paper nor to be had leaves its place to the coarser one. */
const quizPicture = async (request: Request): Promise<Response> =>
  (await caches.match(request.url, { cacheName: names.quizPictures }).catch(() => undefined)) ??
  fetch(leavable(request)).catch(missing)

export function registerMediaRoute() {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(pdfFolder),
    ({ request, event }) => reader.handle({ request, event }),
  )
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && ownFileAddress.test(url.pathname),
    async ({ request }) => (await ownKeptFile(request)) ?? fetch(leavable(request)),
  )
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && quizAddress.test(url.pathname),
    ({ request }) => quizPicture(request),
  )
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
