/** Checks the chunks of an archive against their hashes while the next ones come, and writes them in their order. */
import { sha256Of } from '../../rules/bytes/sha256.ts'
import { xxh32 } from '../../rules/bytes/xxh32.ts'
import { type DescribedOrder, Failed } from '../protocol.ts'
import type { ByteReader } from './byteReader.ts'
import { chunkEnd, chunkStart } from './chunks.ts'

/** The part of FileSystemSyncAccessHandle that is used. */
export interface File {
  getSize(): number
  read(bytes: Uint8Array<ArrayBuffer>, options: { at: number }): number
  write(bytes: Uint8Array<ArrayBuffer>, options: { at: number }): number
  truncate(size: number): void
}

/** @throws Failed where there is no room */
export function writeFully(
  file: Pick<File, 'getSize' | 'write' | 'truncate'>,
  bytes: Uint8Array<ArrayBuffer>,
  at: number,
) {
  const size = file.getSize()
  // on a full disk Chromium does not throw: it returns the number of its error and leaves a part of the bytes behind
  if (file.write(bytes, { at }) === bytes.length) return
  if (file.getSize() > size) file.truncate(size)
  throw new Failed('full')
}

/**
 * Incoming bytes are checked against the quick sum where there is one: on a fast line SHA-256 takes as long as the disk.
 * At each start some of the stored bytes are checked against SHA-256 (check.ts), and each tile against its CRC when it
 * is read.
 */
export const isGood = async (told: DescribedOrder, start: number, bytes: Uint8Array<ArrayBuffer>) => {
  const at = start / told.chunk
  return told.xxh32 ? xxh32(bytes) === told.xxh32[at] : (await sha256Of(bytes)) === told.sha256[at]
}

interface Chunk {
  bytes: Uint8Array<ArrayBuffer>
  /** where it lies in the archive */
  start: number
  filled: number
  /** bytes of it that stand in the file */
  written: number
}

/** Number of whole chunks that may be unchecked while the next one comes. */
const maxUnchecked = 4

/** Holds the chunk that is being filled, and those before it while they are checked. */
export class ChunkWriter {
  readonly #order: DescribedOrder
  readonly #file: File
  #chunk: Chunk
  /** Buffers of chunks that are written, to be used again. */
  readonly #spare: Uint8Array<ArrayBuffer>[] = []
  /** Ends when all chunks before are written, in their order. */
  #before: Promise<void> = Promise.resolve()
  /** Number of chunks before that are not written yet. */
  #left = 0

  constructor(order: DescribedOrder, file: File, from: number) {
    this.#order = order
    this.#file = file
    const start = chunkStart(from, order)
    const filled = from - start
    this.#chunk = { bytes: new Uint8Array(order.chunk), start, filled, written: filled }
    if (filled > 0) file.read(this.#chunk.bytes.subarray(0, filled), { at: start })
  }

  get at() {
    return this.#chunk.start + this.#chunk.filled
  }

  #put(chunk: Chunk) {
    const { bytes, start, written, filled } = chunk
    if (written === filled) return
    writeFully(this.#file, bytes.subarray(written, filled), start + written)
    chunk.written = filled
  }

  #room = () => this.#spare.pop() ?? new Uint8Array(this.#order.chunk)

  /** The last piece of a chunk is written only once its hash is right, so a file never ends behind a damaged chunk. */
  async #finish(chunk: Chunk, good: Promise<boolean>): Promise<void> {
    if (await good) {
      this.#put(chunk)
      this.#spare.push(chunk.bytes)
      this.#left--
      return
    }
    // the next run begins with this chunk; one in the middle of a file is found again by its hash
    if (this.#file.getSize() < chunk.start + chunk.filled) this.#file.truncate(chunk.start)
    throw new Failed('damaged')
  }

  #hold(chunk: Chunk) {
    const good = isGood(this.#order, chunk.start, chunk.bytes.subarray(0, chunk.filled))
    this.#left++
    this.#before = this.#before.then(() => this.#finish(chunk, good))
    // its failure is thrown by a later `take`, or by `all`
    this.#before.catch(() => undefined)
  }

  /** Takes and writes the next bytes, up to `to`. @throws Failed where an earlier chunk could not be kept */
  async take(next: ByteReader['into'], to: number): Promise<void> {
    const chunk = this.#chunk
    const end = Math.min(chunkEnd(chunk.start, this.#order), to)
    // a read that is cut off keeps its buffer, so it never gets one with bytes that are not in the file yet
    const isOnly = chunk.filled > chunk.written
    const room = isOnly ? this.#room() : chunk.bytes
    const came = await next(room.subarray(chunk.filled, end - chunk.start))
    const bytes = new Uint8Array(came.buffer)
    if (isOnly) {
      bytes.set(chunk.bytes.subarray(0, chunk.filled))
      this.#spare.push(chunk.bytes)
    }
    chunk.bytes = bytes
    chunk.filled += came.length
    if (this.#left === maxUnchecked) await this.#before
    if (this.at === end) {
      this.#hold(chunk)
      this.#chunk = { bytes: this.#room(), start: end, filled: 0, written: 0 }
    } else if (this.#left === 0) this.#put(chunk)
  }

  /** Waits until all that came is written. @throws Failed */
  async all(): Promise<void> {
    await this.#before
    this.#put(this.#chunk)
  }
}
