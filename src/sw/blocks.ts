/**
 * Parts of kept archives in memory: a screenful of tiles lies in a few neighbouring places, so it takes a few reads.
 * Each read is a way to the browser's own process and back, which costs more than the bytes.
 */
const blockBytes = 256 * 1024
/** 8 MiB in all */
const most = 32

/** What is read: as it was when its archive was opened. */
export interface Source {
  name: string
  handle: FileSystemFileHandle
  file: File
}

/** Bytes to be looked at, and the same as a blob: an answer made of a part of it is not copied through this worker. */
interface Piece {
  bytes: Uint8Array<ArrayBuffer>
  blob: Blob
}

const blocks = new Map<string, Promise<Piece>>()

export const forgetBlocks = () => blocks.clear()

/** Once an archive is written again, every read of a File from before fails: ask for it anew, once. */
async function readNow(source: Source, start: number, end: number): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await source.file.slice(start, end).arrayBuffer())
  } catch {
    source.file = await source.handle.getFile()
    return new Uint8Array(await source.file.slice(start, end).arrayBuffer())
  }
}

async function readBlock(source: Source, at: number): Promise<Piece> {
  const bytes = await readNow(source, at * blockBytes, (at + 1) * blockBytes)
  return { bytes, blob: new Blob([bytes]) }
}

function block(source: Source, at: number): Promise<Piece> {
  const key = `${at}:${source.name}`
  const known = blocks.get(key)
  const read = known ?? readBlock(source, at)
  // the one that was used last stays longest
  blocks.delete(key)
  blocks.set(key, read)
  if (!known) {
    read.catch(() => blocks.delete(key))
    for (const oldest of blocks.keys()) {
      if (blocks.size <= most) break
      blocks.delete(oldest)
    }
  }
  return read
}

const joined = (parts: Uint8Array[], length: number): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(length)
  let filled = 0
  for (const part of parts) {
    bytes.set(part, filled)
    filled += part.length
  }
  return bytes
}

/** The bytes of an archive from `start` to before `end`; fewer where it ends before. */
export async function readPiece(source: Source, start: number, end: number): Promise<Piece> {
  const first = Math.floor(start / blockBytes)
  const last = Math.floor((end - 1) / blockBytes)
  const whole = await Promise.all(
    Array.from({ length: last - first + 1 }, (_, n) => block(source, first + n)),
  )
  const parts = whole.map(({ bytes, blob }, n): Piece => {
    const offset = (first + n) * blockBytes
    const [from, to] = [Math.max(0, start - offset), Math.min(end - offset, bytes.length)]
    return { bytes: bytes.subarray(from, to), blob: blob.slice(from, to) }
  })
  const [only] = parts
  if (only && parts.length === 1) return only
  const length = parts.reduce((sum, { bytes }) => sum + bytes.length, 0)
  return {
    bytes: joined(
      parts.map(({ bytes }) => bytes),
      length,
    ),
    blob: new Blob(parts.map(({ blob }) => blob)),
  }
}
