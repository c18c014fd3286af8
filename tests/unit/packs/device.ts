/** A device that keeps archives, in memory: its private file system, the downloading worker, a line to the service. */
import { createHash } from 'node:crypto'
import { vi } from 'vitest'
import type { Contents, Depth } from '../../../src/contract/sync.ts'
import type { DownloadReport, Wish } from '../../../src/packs/protocol.ts'
import { xxh32 } from '../../../src/rules/bytes/xxh32.ts'
import { packFile } from '../../../src/rules/pack.ts'
import { installBrowser } from '../queries/world.ts'

/** By a name that the compiler does not follow: it is checked under a worker's types, this file under a page's. */
const worker = '../../../src/packs/download.worker.ts'

const chunk = 1024
/** bytes that come at once */
const piece = 300

export interface Archive {
  specimenId: number
  url: string
  /** its name on the device */
  name: string
  bytes: Uint8Array
  etag: string
}

function makeArchive(specimenId: number, length: number): Archive {
  const folder = `/wk_mobile/media/slide/${specimenId}-0123456789abcdef/`
  const bytes = Uint8Array.from({ length }, (_, at) => (Math.imul(at + specimenId, 2654435761) >>> 24) & 255)
  return { specimenId, url: `${folder}pack`, name: packFile(folder), bytes, etag: `"${specimenId}"` }
}

/** Two archives; the second serves a chapter and, by itself, its specimen. */
export const archives = [makeArchive(1, 6 * chunk + 100), makeArchive(2, 9 * chunk + 7)] as const
/** Of a picture that was made later. */
export const later = makeArchive(3, 5 * chunk + 9)
/** The archives of each thing. */
export const things: Record<string, readonly Archive[]> = {
  'chapter:7': archives,
  'specimen:2': [archives[1]],
}
const shares = { overview: 0.2, study: 0.5, focus: 0.5, full: 1 } as const
/** What of an archive belongs to a depth. */
const partOf = (bytes: Uint8Array, depth: Depth) => Math.ceil(bytes.length * shares[depth])

/** What happens to the next request for an archive. */
export type Fault = { cut?: number; wrong?: number } | null

interface Stored {
  bytes: Uint8Array
  held: boolean
}

const refuse = (name: string) => {
  throw new DOMException('', name)
}

function install() {
  const device = {
    files: new Map<string, Stored>(),
    room: Number.POSITIVE_INFINITY,
    online: true,
    /** the service says that it has nothing of this kind */
    gone: false,
    fault: null as Fault,
    /** what screens ask for; one of a newer service is shown nowhere in this version, so nothing has to stand */
    calls: [{ path: '/newer', query: {} }] as Contents['calls'],
    /** addresses of slides and files that belong to each thing beside its archives */
    beside: [] as string[],
    /** addresses of small pictures that there are */
    pictures: [] as string[],
    /** those of them that stand; without room for them the cache says so */
    cached: new Set<string>(),
    cacheFull: false,
    /** bytes of archives that came, and those of them that stood already, in a chunk that was right */
    sent: 0,
    again: 0,
  }
  const used = () => [...device.files.values()].reduce((sum, { bytes }) => sum + bytes.length, 0)

  function syncHandle(file: Stored) {
    if (file.held) refuse('NoModificationAllowedError')
    file.held = true
    const truncate = (size: number) => {
      const next = new Uint8Array(size)
      next.set(file.bytes.subarray(0, size))
      file.bytes = next
    }
    return {
      getSize: () => file.bytes.length,
      read: (into: Uint8Array, { at }: { at: number }) => into.set(file.bytes.subarray(at, at + into.length)),
      write: (part: Uint8Array, { at }: { at: number }) => {
        const longer = Math.max(0, at + part.length - file.bytes.length)
        // as Chromium does: its error's number
        if (used() + longer > device.room) return 4_294_967_288
        if (longer > 0) truncate(at + part.length)
        file.bytes.set(part, at)
        return part.length
      },
      truncate,
      flush: () => undefined,
      close: () => {
        file.held = false
      },
    }
  }

  const folder = {
    keys: async function* () {
      yield* [...device.files.keys()]
    },
    getFileHandle: async (name: string, { create = false } = {}) => {
      if (!device.files.has(name) && !create) refuse('NotFoundError')
      const file = device.files.get(name) ?? { bytes: new Uint8Array(), held: false }
      device.files.set(name, file)
      return {
        getFile: async () => new File([file.bytes.slice()], name),
        createSyncAccessHandle: async () => syncHandle(file),
      }
    },
    removeEntry: async (name: string) => {
      if (!device.files.has(name)) refuse('NotFoundError')
      if (device.files.get(name)?.held) refuse('NoModificationAllowedError')
      device.files.delete(name)
    },
  }

  /** Of what comes, how much stood when it was asked for. */
  function note({ bytes }: Archive, stored: Uint8Array, from: number, length: number) {
    device.sent += length
    const end = Math.min(from + length, stored.length)
    for (let start = from - (from % chunk); start < end; start += chunk) {
      const of = (all: Uint8Array) => all.subarray(start, Math.min(start + chunk, bytes.length))
      if (Buffer.compare(of(stored), of(bytes)) === 0)
        device.again += Math.min(end, start + chunk) - Math.max(from, start)
    }
  }

  function sendPack(archive: Archive, range: string): Response {
    const { fault } = device
    const [, from = 0, to = 0] = (/bytes=(\d+)-(\d+)/.exec(range) ?? []).map(Number)
    const body = archive.bytes.slice(from, to + 1)
    const length = Math.min(body.length, fault?.cut ?? body.length)
    if (fault?.wrong !== undefined) {
      const at = fault.wrong % Math.max(1, length)
      body[at] = (body[at] ?? 0) ^ 1
    }
    const stored = device.files.get(archive.name)?.bytes.slice() ?? new Uint8Array()
    let at = 0
    const stream = new ReadableStream<Uint8Array>({
      type: 'bytes',
      pull(controller: ReadableStreamController<Uint8Array<ArrayBuffer>>) {
        // a reply that nobody reads met nothing
        if (device.fault === fault) device.fault = null
        if (at >= length)
          return length < body.length ? controller.error(new TypeError('cut')) : controller.close()
        const part = body.slice(at, Math.min(length, at + piece))
        note(archive, stored, from + at, part.length)
        at += part.length
        controller.enqueue(part)
      },
    })
    const headers = { etag: archive.etag, 'content-range': `bytes ${from}-${to}/${archive.bytes.length}` }
    return new Response(stream, { status: 206, headers })
  }

  function manifestOf({ specimenId, bytes, etag }: Archive) {
    const chunks = Array.from({ length: Math.ceil(bytes.length / chunk) }, (_, at) =>
      bytes.slice(at * chunk, (at + 1) * chunk),
    )
    const sha256 = chunks.map((part) => createHash('sha256').update(part).digest('hex'))
    // the first is of a service that knew no quick sums
    const quick = specimenId === archives[0].specimenId ? {} : { xxh32: chunks.map(xxh32) }
    return { bytes: bytes.length, etag, chunk, sha256, ...quick }
  }

  const contentsOf = (key: string, depth: Depth): Contents => {
    const packs = (things[key] ?? []).map(({ specimenId, url, bytes, etag }) => ({
      ...{ specimenId, url, etag },
      bytes: partOf(bytes, depth),
    }))
    const size = (of: Depth) => (things[key] ?? []).reduce((sum, { bytes }) => sum + partOf(bytes, of), 0)
    return {
      ...{ name: key, nameEn: key, pending: 0, packs, bytes: size(depth) },
      sizes: { overview: size('overview'), study: size('study'), focus: 0, full: size('full') },
      calls: device.calls,
      pictures: device.beside,
    }
  }

  const browser = installBrowser()
  browser.service = ({ path, query }) => {
    if (!device.online) return null
    if (device.gone) return 404
    return path === '/dh-sync/contents' ? contentsOf(`${query.kind}:${query.id}`, query.depth as Depth) : {}
  }
  const toService = fetch
  vi.stubGlobal('fetch', async (asked: string | Request, init?: { headers?: { range?: string } }) => {
    if (typeof asked !== 'string') return toService(asked)
    if (!device.online) throw new TypeError('fetch failed')
    const archive = [...archives, later].find(({ url }) => asked.startsWith(url.slice(0, -'pack'.length)))
    if (archive && asked === archive.url) return sendPack(archive, init?.headers?.range ?? '')
    if (archive && asked.endsWith('manifest.json')) return Response.json(manifestOf(archive))
    return device.pictures.includes(asked)
      ? new Response('RIFF', { headers: { 'content-type': 'image/webp' } })
      : new Response(null, { status: 404 })
  })
  const root = { getDirectoryHandle: async () => folder }
  const { locks } = navigator
  vi.stubGlobal('navigator', {
    ...{ locks, userAgent: '', onLine: true },
    storage: { getDirectory: async () => root, persisted: async () => true },
    serviceWorker: { ready: Promise.resolve({}), controller: null, addEventListener: () => undefined },
  })
  vi.stubGlobal('isSecureContext', true)
  const cache = {
    match: async (picture: string) => (device.cached.has(picture) ? new Response('RIFF') : undefined),
    put: async (picture: string) => {
      if (device.cacheFull) refuse('QuotaExceededError')
      device.cached.add(picture)
    },
    delete: async (picture: string) => device.cached.delete(picture),
  }
  vi.stubGlobal('caches', { open: async () => cache, delete: async () => false })
  return device
}

/** One downloading worker carries out the orders of all, one after the other. */
async function installWorker(): Promise<void> {
  let hear: (event: { data: Wish }) => void = () => undefined
  vi.stubGlobal('addEventListener', (type: string, listener: typeof hear) => {
    if (type === 'message') hear = listener
  })
  let report: (report: DownloadReport) => void = () => undefined
  vi.stubGlobal('postMessage', (said: DownloadReport) => report(said))
  let line: Promise<unknown> = Promise.resolve()
  let working: object | null = null
  vi.stubGlobal(
    'Worker',
    class {
      onmessage?: (event: { data: DownloadReport }) => void
      postMessage(wish: Wish) {
        if ('stop' in wish) {
          if (working === this) hear({ data: wish })
          return
        }
        line = line.then(
          () =>
            new Promise<void>((resolve) => {
              working = this
              report = (said) => {
                if ('kept' in said || 'failed' in said) {
                  working = null
                  resolve()
                }
                this.onmessage?.({ data: said })
              }
              hear({ data: wish })
            }),
        )
      }
      terminate() {
        if (working === this) hear({ data: { stop: true } })
      }
    },
  )
  await import(worker)
}

export type Device = ReturnType<typeof install>

export async function openDevice(): Promise<Device> {
  const device = install()
  await installWorker()
  return device
}
