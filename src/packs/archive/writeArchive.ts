/**
 * Writes an archive into its file as it comes, each chunk checked against its hash before its last piece is written.
 * Stored bytes are verified first, and only missing or damaged ones are asked for. Whatever interrupts it, the next run
 * goes on at the byte after the last one written.
 */
import { chunkBytes, endOf } from '../../rules/pack.ts'
import { type DescribedOrder, Failed, type Order } from '../protocol.ts'
import { type ByteReader, byteReaderOf, skipBytes } from './byteReader.ts'
import { type ByteSpan, chunkEnd, spansOf, wholeChunks, worthOf } from './chunks.ts'
import { ChunkWriter, type File, isGood } from './chunkWriter.ts'

/** How long (ms) a download may go without a byte. */
const stallMs = 30_000
/** How often a chunk whose hash is wrong is asked for anew. */
const maxChunkTries = 2

/** Asks for the room of all of it at once: while a file grows, each ask is a way to the browser's own process. */
function reserve(file: File, end: number) {
  const size = file.getSize()
  if (size >= end) return
  try {
    file.truncate(end)
  } catch {
    // the bytes that fit are written all the same; the piece that does not fit says so
  }
  file.truncate(size)
}

/** First bytes of the chunks on the device that differ from the manifest. */
async function damaged(order: DescribedOrder, file: File, end: number, stop: AbortSignal): Promise<number[]> {
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

async function request(
  { url, etag }: Pick<Order, 'url' | 'etag'>,
  { from, to }: ByteSpan,
  quiet: AbortSignal,
) {
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
  return { body: byteReaderOf(body), skip: worth.skip }
}

/** A request on its way. */
interface Asked {
  span: ByteSpan
  reply: ReturnType<typeof request>
  /** Bytes came: it does not stall. */
  heard(): void
  /** Leaves the rest of it. */
  end(): void
}

function ask(order: Pick<Order, 'url' | 'etag'>, span: ByteSpan, stop: AbortSignal): Asked {
  const quiet = new AbortController()
  const leave = () => quiet.abort()
  stop.addEventListener('abort', leave)
  let last = performance.now()
  const watch = setInterval(() => performance.now() - last > stallMs && leave(), 1000)
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

const spanEnd = ({ span }: Asked, { bytes }: DescribedOrder) => Math.min(span.to, bytes)

/** Writes one span; it begins anywhere, and ends where a chunk or the archive ends. */
async function fetchSpan(
  order: DescribedOrder,
  file: File,
  asked: Asked,
  stop: AbortSignal,
  onProgress: (at: number) => void,
): Promise<void> {
  const { from } = asked.span
  const to = spanEnd(asked, order)
  const filling = new ChunkWriter(order, file, from)
  try {
    const { body, skip } = await asked.reply
    const next: ByteReader['into'] = async (room) => {
      const came = await body.into(room)
      asked.heard()
      if (came.length === 0) throw new Failed('offline')
      return came
    }
    // 200 in place of 206: the beginning comes again
    await skipBytes(next, skip)
    while (filling.at < to) {
      await filling.take(next, to)
      onProgress(filling.at)
    }
    await filling.all()
    body.cancel()
  } catch (error) {
    await filling.all()
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
 * @param onDamaged some stored bytes differ from the manifest
 * @returns that length; @throws Failed
 */
export async function store(
  order: DescribedOrder,
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
  for (let left = maxChunkTries; ; left--) {
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
