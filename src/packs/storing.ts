/**
 * Writes an archive into its file as it comes, each chunk held against its hash before its last piece is written. What
 * stands is verified first, and only what is missing or damaged is asked for. Whatever interrupts it, the next run goes
 * on at the byte after the last one written.
 */
import { chunkBytes, endOf } from '../rules/pack.ts'
import { sha256Of } from '../rules/sha256.ts'
import { type Body, bodyOf, passOver } from './body.ts'
import { chunkEnd, chunkStart, type Span, spansOf, wholeChunks, worthOf } from './chunks.ts'
import type { Order, Told, Trouble } from './order.ts'

/** What is used of FileSystemSyncAccessHandle. */
export interface File {
  getSize(): number
  read(bytes: Uint8Array<ArrayBuffer>, options: { at: number }): number
  write(bytes: Uint8Array<ArrayBuffer>, options: { at: number }): number
  truncate(size: number): void
}

export class Failed extends Error {
  readonly why: Trouble
  constructor(why: Trouble) {
    super(why)
    this.why = why
  }
}

/** ms without a byte */
const stall = 30_000
/** How often a chunk whose hash is wrong is asked for anew. */
const tries = 2

const isGood = async ({ sha256, chunk }: Told, start: number, bytes: Uint8Array<ArrayBuffer>) =>
  (await sha256Of(bytes)) === sha256[start / chunk]

/** @throws Failed where there is no room */
export function writeAll(
  file: Pick<File, 'getSize' | 'write' | 'truncate'>,
  bytes: Uint8Array<ArrayBuffer>,
  at: number,
) {
  const size = file.getSize()
  // without room Chromium neither throws nor writes less: it answers its error's number, and leaves a piece behind
  if (file.write(bytes, { at }) === bytes.length) return
  if (file.getSize() > size) file.truncate(size)
  throw new Failed('full')
}

/** Asks for the room of all of it at once: while a file grows, each ask is a way to the browser's own process. */
function reserve(file: File, end: number) {
  const size = file.getSize()
  if (size >= end) return
  try {
    file.truncate(end)
  } catch {
    // what fits is written all the same; the piece that does not says so
  }
  file.truncate(size)
}

/** First bytes of the chunks on the device that are not what the manifest says. */
async function damaged(order: Told, file: File, end: number, stop: AbortSignal): Promise<number[]> {
  const found: number[] = []
  const room = new Uint8Array(order.chunk)
  const wanted = { bytes: end, chunk: order.chunk }
  for (const start of wholeChunks(Math.min(file.getSize(), end), wanted)) {
    if (stop.aborted) throw new Failed('stopped')
    const bytes = room.subarray(0, chunkEnd(start, wanted) - start)
    file.read(bytes, { at: start })
    if (!(await isGood(order, start, bytes))) found.push(start)
  }
  return found
}

async function request({ url, etag }: Pick<Order, 'url' | 'etag'>, { from, to }: Span, quiet: AbortSignal) {
  const headers = { range: `bytes=${from}-${to - 1}`, 'if-range': etag }
  const response = await fetch(url, { headers, signal: quiet, cache: 'no-store' }).catch(() => {
    throw new Failed('offline')
  })
  const { status, body } = response
  const [etagTold, contentRange, contentType] = ['etag', 'content-range', 'content-type'].map((name) =>
    response.headers.get(name),
  )
  const worth = worthOf(
    { status, etag: etagTold ?? null, contentRange: contentRange ?? null, contentType: contentType ?? null },
    etag,
    from,
  )
  if (typeof worth === 'string') {
    void body?.cancel()
    throw new Failed(worth)
  }
  if (!body) throw new Failed('offline')
  return { body: bodyOf(body), skip: worth.skip }
}

interface Chunk {
  bytes: Uint8Array<ArrayBuffer>
  /** where it lies in the archive */
  start: number
  filled: number
  /** bytes of it that stand in the file */
  written: number
}

/** The chunk that is being filled, and the one before it, which is being held against its hash meanwhile. */
class Filling {
  readonly #order: Told
  readonly #file: File
  #chunk: Chunk
  #spare: Uint8Array<ArrayBuffer>
  #before: Promise<void> = Promise.resolve()

  constructor(order: Told, file: File, from: number) {
    this.#order = order
    this.#file = file
    this.#spare = new Uint8Array(order.chunk)
    const start = chunkStart(from, order)
    const filled = from - start
    this.#chunk = { bytes: new Uint8Array(order.chunk), start, filled, written: filled }
    if (filled > 0) file.read(this.#chunk.bytes.subarray(0, filled), { at: start })
  }

  get at() {
    return this.#chunk.start + this.#chunk.filled
  }

  #put(chunk: Chunk) {
    const bytes = chunk.bytes.subarray(chunk.written, chunk.filled)
    if (bytes.length > 0) writeAll(this.#file, bytes, chunk.start + chunk.written)
    chunk.written = chunk.filled
  }

  /** Its last piece is written only once its hash is right: a file never ends behind a chunk that is not. */
  async #finish(chunk: Chunk): Promise<void> {
    if (await isGood(this.#order, chunk.start, chunk.bytes.subarray(0, chunk.filled))) {
      this.#put(chunk)
      this.#spare = chunk.bytes
      return
    }
    // the next run begins with this chunk; one in the middle of a file is found again by its hash
    if (this.#file.getSize() < chunk.start + chunk.filled) this.#file.truncate(chunk.start)
    throw new Failed('damaged')
  }

  /** Takes and writes what comes next, before `to`. @throws Failed where an earlier chunk could not be kept */
  async take(next: Body['into'], to: number): Promise<void> {
    const chunk = this.#chunk
    const end = Math.min(chunkEnd(chunk.start, this.#order), to)
    const came = await next(chunk.bytes.subarray(chunk.filled, end - chunk.start))
    chunk.bytes = new Uint8Array(came.buffer)
    chunk.filled += came.length
    // before the next read takes the buffer over: a read that is cut keeps it
    await this.#before
    if (this.at < end) return this.#put(chunk)
    this.#before = this.#finish(chunk)
    // told with the next piece, or at the end
    this.#before.catch(() => undefined)
    this.#chunk = { bytes: this.#spare, start: end, filled: 0, written: 0 }
  }

  /** Waits until all that is whole is written. @throws Failed */
  whole(): Promise<void> {
    return this.#before
  }
}

/** A request on its way. */
interface Asked {
  span: Span
  reply: ReturnType<typeof request>
  /** Bytes came: it does not stall. */
  heard(): void
  /** Leaves the rest of it. */
  end(): void
}

function ask(order: Pick<Order, 'url' | 'etag'>, span: Span, stop: AbortSignal): Asked {
  const quiet = new AbortController()
  const leave = () => quiet.abort()
  stop.addEventListener('abort', leave)
  let last = performance.now()
  const watch = setInterval(() => performance.now() - last > stall && leave(), 1000)
  const reply = request(order, span, quiet.signal)
  // told to who takes it
  reply.catch(() => undefined)
  return {
    span,
    reply,
    heard: () => {
      last = performance.now()
    },
    end: () => {
      clearInterval(watch)
      leave()
      stop.removeEventListener('abort', leave)
    },
  }
}

/** Asks for an archive of which nothing stands, before its length is known: a range may end behind the end of a file. */
export const askAhead = (order: Order, stop: AbortSignal): Asked =>
  ask(order, { from: 0, to: Math.ceil(order.wanted / chunkBytes) * chunkBytes }, stop)

const spanEnd = ({ span }: Asked, { bytes }: Told) => Math.min(span.to, bytes)

/** Writes one span; it begins anywhere, and ends where a chunk or the archive ends. */
async function fetchSpan(
  order: Told,
  file: File,
  asked: Asked,
  stop: AbortSignal,
  onProgress: (at: number) => void,
): Promise<void> {
  const { from } = asked.span
  const to = spanEnd(asked, order)
  const filling = new Filling(order, file, from)
  try {
    const { body, skip } = await asked.reply
    const next: Body['into'] = async (room) => {
      const came = await body.into(room)
      asked.heard()
      if (came.length === 0) throw new Failed('offline')
      return came
    }
    // 200 in place of 206: the beginning comes again
    await passOver(next, skip)
    while (filling.at < to) {
      await filling.take(next, to)
      onProgress(filling.at)
    }
    await filling.whole()
    body.cancel()
  } catch (error) {
    await filling.whole()
    if (stop.aborted) throw new Failed('stopped')
    const isCut = error instanceof TypeError || (error instanceof DOMException && error.name === 'AbortError')
    throw isCut ? new Failed('offline') : error
  } finally {
    asked.end()
  }
}

/**
 * Brings a file to the length that is wanted, verified.
 * @param ahead a request for all of it that is on its way, taken where nothing stands
 * @param onDamaged some of what stood is not what the manifest says
 * @returns that length; @throws Failed
 */
export async function store(
  order: Told,
  file: File,
  stop: AbortSignal,
  onProgress: (done: number) => void,
  ahead?: Asked,
  onDamaged: () => void = () => undefined,
): Promise<number> {
  const end = endOf(order.wanted, order)
  if (file.getSize() > end) file.truncate(end)
  reserve(file, end)
  // another page may have written meanwhile, and chunks of old archives are longer
  let next = file.getSize() === 0 && ahead && spanEnd(ahead, order) === end ? ahead : undefined
  if (!next) ahead?.end()
  for (let left = tries; ; left--) {
    try {
      const wrong = await damaged(order, file, end, stop)
      if (wrong.length > 0) onDamaged()
      for (const span of spansOf(wrong, order))
        await fetchSpan(order, file, ask(order, span, stop), stop, () => undefined)
      const at = file.getSize()
      const asked = next ?? (at < end ? ask(order, { from: at, to: end }, stop) : undefined)
      next = undefined
      if (asked) await fetchSpan(order, file, asked, stop, onProgress)
      return end
    } catch (error) {
      if (!(error instanceof Failed && error.why === 'damaged') || left === 0) throw error
    }
  }
}
