/**
 * Pictures: from a kept archive, else from the cache of what was looked at, else from the network. The viewer asks
 * the same addresses with and without a network and knows nothing of this.
 */
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { caches as names, packsFolder } from '../device/names.ts'
import { crc32, headBytes, locate, type PackIndex, packFile, readIndex } from '../rules/pack.ts'

const tileAddress = /^(\/wk_mobile\/media\/[a-z]+\/[\w-]+\/)(\d+)\/(\d+)_(\d+)\.webp$/
const mediaAddress = /^\/wk_mobile\/media\/(?!own\/).+\.(?:webp|png|jpe?g|svg)$/

interface OpenPack {
  handle: FileSystemFileHandle
  index: PackIndex
}

/** Archives that were opened, or found missing, since the worker started. */
const opened = new Map<string, Promise<OpenPack | null>>()

/** An archive was kept or removed: look again. */
export const forgetPacks = () => opened.clear()

async function open(name: string): Promise<OpenPack | null> {
  try {
    const root = await navigator.storage.getDirectory()
    const handle = await (await root.getDirectoryHandle(packsFolder)).getFileHandle(name)
    const file = await handle.getFile()
    const head = file.slice(0, headBytes(await file.slice(0, 32).arrayBuffer()))
    return { handle, index: readIndex(await head.arrayBuffer()) }
  } catch {
    return null
  }
}

/** The tile out of its archive, or null where the archive does not hold it unharmed. */
async function keptTile(folder: string, level: number, x: number, y: number): Promise<Response | null> {
  const name = packFile(folder)
  const pack = opened.get(name) ?? open(name)
  opened.set(name, pack)
  const found = await pack
  const tile = found && locate(found.index, level, x, y)
  if (!found || !tile) return null
  try {
    // a File that was kept from before would fail once its archive is replaced: ask for it each time
    const file = await found.handle.getFile()
    if (file.size < tile.end) return null
    const bytes = new Uint8Array(await file.slice(tile.start, tile.end).arrayBuffer())
    if (crc32(bytes) !== tile.crc) return null
    return new Response(bytes, { headers: { 'content-type': 'image/webp', 'x-kept': '1' } })
  } catch {
    opened.delete(name)
    return null
  }
}

/** What a portal answers in a picture's place never enters the cache. */
const picturesOnly = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && response.headers.get('content-type')?.startsWith('image/') ? response : null,
}

const seen = new CacheFirst({
  cacheName: names.media,
  plugins: [picturesOnly, new ExpirationPlugin({ maxEntries: 1500, purgeOnQuotaError: true })],
})

export function serveMedia() {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && mediaAddress.test(url.pathname),
    async ({ url, request, event }) => {
      const [, folder = '', level, x, y] = tileAddress.exec(url.pathname) ?? []
      const kept = folder ? await keptTile(folder, Number(level), Number(x), Number(y)) : null
      return kept ?? seen.handle({ request, event })
    },
  )
}
