/** The chunks of an archive as they come: held against their hashes beside the next ones, written in their order. */
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
  // without room Chromium neither throws nor writes less: it answers its error's number, and leaves a piece behind
  if (file.write(bytes, { at }) === bytes.length) return
  if (file.getSize() > size) file.truncate(size)
  throw new Failed('full')
}

/**
 * Bytes that come are held against the quick sum where there is one: on a fast line SHA-256 takes as long as the disk.
 * At each start some of the stored bytes are held against SHA-256 (check.ts), and each tile that is read against its
 * CRC.
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

/** So many whole chunks are held against their hashes while the next one comes. */
const maxUnchecked = 4

/** The chunk that is being filled, and those before it, which are being held against their hashes meanwhile. */
export class ChunkWriter {
  readonly #order: DescribedOrder
  readonly #file: File
  #chunk: Chunk
  /** room of chunks that are written */
  readonly #spare: Uint8Array<ArrayBuffer>[] = []
  /** the chunks before, in their order; so many are left */
  #before: Promise<void> = Promise.resolve()
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

  /** Its last piece is written only once its hash is right: a file never ends behind a chunk that is not. */
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
    // told with a later piece, or at the end
    this.#before.catch(() => undefined)
  }

  /** Takes and writes the next bytes, up to `to`. @throws Failed where an earlier chunk could not be kept */
  async take(next: ByteReader['into'], to: number): Promise<void> {
    const chunk = this.#chunk
    const end = Math.min(chunkEnd(chunk.start, this.#order), to)
    // a read that is cut keeps the buffer that it was given: never the one in which pieces are that stand nowhere else
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
