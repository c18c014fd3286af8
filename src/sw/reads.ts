/**
 * Reads out of kept archives. Each read is a way to the browser's own process and back, which costs more than its
 * bytes: wishes that come within a moment, or while a read is under way, are read together, neighbours in one piece. A
 * screenful of tiles lies in a few rows, so it takes a few reads.
 */

/** The file that is read, as it was when its archive was opened. */
export interface ArchiveSource {
  handle: FileSystemFileHandle
  file: File
}

/** Bytes to be looked at, and the same as a blob: an answer made of a part of it is not copied through this worker. */
interface Piece {
  bytes: Uint8Array<ArrayBuffer>
  blob: Blob
}

interface Wish {
  start: number
  end: number
  give: (piece: Piece) => void
  fail: (error: unknown) => void
}

/** How long (ms) a read waits for others: the requests of a screenful reach this worker within some 20 ms. */
const gatheringMs = 4
/** bytes that nobody asked for and that are read all the same, in place of a second read */
const gap = 128 * 1024
/** bytes of one read, at most */
const most = 1024 * 1024

/** The waiting wishes of each archive that is being read. */
const waiting = new WeakMap<ArchiveSource, Wish[]>()

/** Once an archive is written again, every read of a File from before fails: ask for it anew, once. */
async function readNow(source: ArchiveSource, start: number, end: number): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await source.file.slice(start, end).arrayBuffer())
  } catch {
    source.file = await source.handle.getFile()
    return new Uint8Array(await source.file.slice(start, end).arrayBuffer())
  }
}

/** Wishes whose bytes lie close together, worth one read. */
interface Group {
  from: number
  to: number
  wishes: Wish[]
}

function neighbours(wishes: readonly Wish[]): Group[] {
  const groups: Group[] = []
  for (const wish of [...wishes].sort((a, b) => a.start - b.start)) {
    const last = groups.at(-1)
    if (last && wish.start - last.to <= gap && wish.end - last.from <= most) {
      last.wishes.push(wish)
      last.to = Math.max(last.to, wish.end)
    } else groups.push({ from: wish.start, to: wish.end, wishes: [wish] })
  }
  return groups
}

async function readGroup(source: ArchiveSource, { from, to, wishes }: Group): Promise<void> {
  try {
    const bytes = await readNow(source, from, to)
    const blob = new Blob([bytes])
    for (const { start, end, give } of wishes)
      give({ bytes: bytes.subarray(start - from, end - from), blob: blob.slice(start - from, end - from) })
  } catch (error) {
    for (const { fail } of wishes) fail(error)
  }
}

async function readAll(source: ArchiveSource, wishes: Wish[]): Promise<void> {
  while (wishes.length > 0) {
    await new Promise((resolve) => setTimeout(resolve, gatheringMs))
    await Promise.all(neighbours(wishes.splice(0)).map((group) => readGroup(source, group)))
  }
  waiting.delete(source)
}

/** The bytes of an archive from `start` to before `end`; fewer where it ends before. */
export function readArchivePiece(source: ArchiveSource, start: number, end: number): Promise<Piece> {
  return new Promise((give, fail) => {
    const wish = { start, end, give, fail }
    const others = waiting.get(source)
    if (others) return void others.push(wish)
    const wishes = [wish]
    waiting.set(source, wishes)
    void readAll(source, wishes)
  })
}
