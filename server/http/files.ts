/** Files as they lie on disk: the built app and the media, with strong ETags, ranges and no way out of their folders. */
import { type FileHandle, open } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { acceptsBrotli } from './compress.ts'
import { rangeOf } from './range.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.webm': 'video/webm',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.pdf': 'application/pdf',
  '.csv': 'text/csv; charset=utf-8',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.mp4': 'video/mp4',
}

/** Types of files that are worth sending as `.br` and have a twin of that name. */
const packable = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.txt'])

/** Caching of a file whose address holds a hash: it never changes. */
export const immutable = 'public, max-age=31536000, immutable'
export const revalidated = 'no-cache'

/** The file's place, or null: no way out of the folder, no dot files, no NUL. */
export function placeOf(folder: string, path: string): string | null {
  let plain: string
  try {
    plain = decodeURIComponent(path)
  } catch {
    return null
  }
  if (plain.includes('\0') || plain.includes('\\')) return null
  if (plain.split('/').some((part) => part.startsWith('.'))) return null
  const root = normalize(`${folder}${sep}`)
  const place = normalize(join(root, plain))
  return place.startsWith(root) ? place : null
}

interface Opened {
  file: FileHandle
  size: number
  /** strong: changes with the bytes */
  etag: string
}

async function openFile(place: string, suffix: string, known?: string): Promise<Opened | null> {
  let file: FileHandle
  try {
    file = await open(place, 'r')
  } catch {
    return null
  }
  const stat = await file.stat({ bigint: true })
  if (!stat.isFile()) {
    await file.close()
    return null
  }
  const etag = known ?? `"${stat.size.toString(36)}-${stat.mtimeNs.toString(36)}${suffix}"`
  return { file, size: Number(stat.size), etag }
}

/**
 * @param place a whole path, checked by placeOf
 * @param etag where the address itself tells the content; else it follows from length and time of the file
 * @returns null where there is no such file
 */
export async function serveFile(
  request: Request,
  place: string,
  cacheControl: string,
  etag?: string,
): Promise<Response | null> {
  const type = extname(place)
  const range = request.headers.get('range')
  const packs = packable.has(type)
  const wantsPacked = packs && range === null && acceptsBrotli(request.headers)
  const packed = wantsPacked ? await openFile(`${place}.br`, '-br') : null
  const opened = packed ?? (await openFile(place, '', etag))
  if (!opened) return null
  const { file, size } = opened
  const headers = {
    ...headersOf(type, cacheControl, opened.etag),
    ...(packed ? { 'content-encoding': 'br' } : {}),
    ...(packs ? { vary: 'Accept-Encoding' } : {}),
  }
  const sent = partToSend(request, size, headers)
  if (sent instanceof Response) {
    await file.close()
    return sent
  }
  return new Response(await bodyOf(file, sent.start, sent.length), sent.init)
}

/** Answers bytes that were read out of a larger file as a file of their own. @param name says its type by its ending */
export function serveBytes(
  request: Request,
  bytes: Uint8Array<ArrayBuffer>,
  { name, cacheControl, etag }: { name: string; cacheControl: string; etag: string },
): Response {
  const sent = partToSend(request, bytes.length, headersOf(extname(name), cacheControl, etag))
  if (sent instanceof Response) return sent
  return new Response(bytes.subarray(sent.start, sent.start + sent.length), sent.init)
}

const headersOf = (type: string, cacheControl: string, etag: string) => ({
  etag,
  'content-type': types[type] ?? 'application/octet-stream',
  'cache-control': cacheControl,
  'accept-ranges': 'bytes',
})

interface Part {
  start: number
  length: number
  init: ResponseInit
}

/** The part of a content that is asked for, or the whole reply where it carries none. */
function partToSend(request: Request, size: number, headers: ReturnType<typeof headersOf>): Part | Response {
  const { etag } = headers
  if (matches(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  const range = request.headers.get('range')
  const wanted = range !== null && allowsRange(request, etag) ? rangeOf(range, size) : null
  if (wanted === 'unsatisfiable')
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } })
  const { start, end } = wanted ?? { start: 0, end: size - 1 }
  const length = end - start + 1
  const own = { ...headers, 'content-length': String(length) }
  const init = wanted
    ? { status: 206, headers: { ...own, 'content-range': `bytes ${start}-${end}/${size}` } }
    : { status: 200, headers: own }
  return request.method === 'HEAD' || length === 0 ? new Response(null, init) : { start, length, init }
}

/** Length of a piece (bytes). Shorter contents, mostly tiles and chunks, are read at once; longer ones in pieces. */
const readPieceBytes = 262_144

/** @throws where the file has become shorter meanwhile */
async function readAt(file: FileHandle, bytes: Uint8Array<ArrayBuffer>, at: number): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    const { bytesRead } = await file.read(bytes, done, bytes.length - done, at + done)
    if (bytesRead === 0) throw new Error('a file became shorter while it was read')
    done += bytesRead
  }
}

async function bodyOf(
  file: FileHandle,
  start: number,
  length: number,
): Promise<ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>> {
  if (length > readPieceBytes) return pieces(file, start, start + length)
  const bytes = new Uint8Array(length)
  try {
    await readAt(file, bytes, start)
  } finally {
    await file.close()
  }
  return bytes
}

/** Read as it is taken. Node's own stream of a file, as a web stream, copies every piece. */
function pieces(file: FileHandle, start: number, end: number): ReadableStream<Uint8Array> {
  let at = start
  return new ReadableStream({
    async pull(controller) {
      const bytes = Buffer.allocUnsafeSlow(Math.min(readPieceBytes, end - at))
      try {
        await readAt(file, bytes, at)
      } catch (error) {
        await file.close()
        throw error
      }
      at += bytes.length
      controller.enqueue(bytes)
      if (at < end) return
      controller.close()
      await file.close()
    },
    cancel: () => file.close(),
  })
}

const matches = (header: string | null, etag: string) =>
  header?.split(',').some((given) => given.trim().replace(/^W\//, '') === etag || given.trim() === '*') ===
  true

/** With If-Range only while the file is the one that the caller began; a date is never strong enough. */
function allowsRange(request: Request, etag: string): boolean {
  const condition = request.headers.get('if-range')
  return condition === null || condition.trim() === etag
}
