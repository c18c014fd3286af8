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

const blocks = new Map<string, Promise<Uint8Array>>()

export const forgetBlocks = () => blocks.clear()

/** Once an archive is written again, every read of a File from before fails: ask for it anew, once. */
async function readNow(source: Source, start: number, end: number): Promise<Uint8Array> {
  try {
    return new Uint8Array(await source.file.slice(start, end).arrayBuffer())
  } catch {
    source.file = await source.handle.getFile()
    return new Uint8Array(await source.file.slice(start, end).arrayBuffer())
  }
}

function block(source: Source, at: number): Promise<Uint8Array> {
  const key = `${at}:${source.name}`
  const known = blocks.get(key)
  const read = known ?? readNow(source, at * blockBytes, (at + 1) * blockBytes)
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

/** The bytes of an archive from `start` to before `end`; fewer where it ends before. */
export async function readBytes(
  source: Source,
  start: number,
  end: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const first = Math.floor(start / blockBytes)
  const last = Math.floor((end - 1) / blockBytes)
  const parts = await Promise.all(
    Array.from({ length: last - first + 1 }, (_, n) => block(source, first + n)),
  )
  const bytes = new Uint8Array(end - start)
  let filled = 0
  for (const [n, part] of parts.entries()) {
    const offset = (first + n) * blockBytes
    const piece = part.subarray(Math.max(0, start - offset), Math.max(0, end - offset))
    bytes.set(piece, filled)
    filled += piece.length
  }
  return bytes.subarray(0, filled)
}
