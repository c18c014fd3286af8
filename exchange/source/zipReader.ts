import type { FileHandle } from 'node:fs/promises'
import { configure, Reader } from '@zip.js/zip.js'

configure({ useWebWorkers: false })

/** A ZIP on disk, of which only the requested parts are in memory. */
export class ZipFileReader extends Reader<FileHandle> {
  readonly #file: FileHandle
  constructor(file: FileHandle) {
    super(file)
    this.#file = file
  }
  override async init() {
    this.size = (await this.#file.stat()).size
  }
  override async readUint8Array(index: number, length: number) {
    const bytes = new Uint8Array(Math.max(0, Math.min(length, this.size - index)))
    const { bytesRead } = await this.#file.read(bytes, 0, bytes.length, index)
    return bytes.subarray(0, bytesRead)
  }
}
