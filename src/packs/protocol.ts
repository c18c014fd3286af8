/** Messages between the page and the downloading worker. */
export interface Order {
  /** address of the archive */
  url: string
  /** file name in OPFS */
  name: string
  /** how many bytes of it are wanted, from its start; rounded up to a whole chunk, so that all of it can be verified */
  wanted: number
  etag: string
  /** Nothing of it stands yet, as far as the page knows: it can be asked for before its file is open. */
  fresh: boolean
}

/** An order, and what the manifest says of its archive. */
export interface DescribedOrder extends Omit<Order, 'fresh'> {
  /** length of the whole archive in bytes */
  bytes: number
  /** SHA-256 (hex) of each chunk of the archive */
  sha256: string[]
  /** XXH32 of each, where the service tells it */
  xxh32?: number[] | undefined
  /** bytes of a chunk */
  chunk: number
}

/**
 * offline: goes on later · changed: the service has another file by now · damaged · full: no room · busy: in use ·
 * unsupported: this browser cannot write archives · stopped: by the student · gone: the service has it no longer
 */
export type Trouble = 'offline' | 'changed' | 'damaged' | 'full' | 'busy' | 'unsupported' | 'stopped' | 'gone'

/** An order, or the wish to stop: bytes that came so far stay. */
export type Wish = { order: Order } | { stop: true }

/**
 * `done`: bytes that stand so far · `kept`: all bytes that were wanted stand, verified · `damaged`: some stored bytes
 * differ from the manifest; they are fetched anew
 */
export type DownloadReport = { done: number } | { damaged: true } | { kept: number } | { failed: Trouble }

/** Which archive a file beside it describes: enough to verify it without network. */
export interface ArchiveFacts {
  bytes: number
  etag: string
  sha256: string[]
  /** bytes of a chunk; of old ones `chunkOf` knows it */
  chunk?: number
}

export const packLock = (name: string) => `pack:${name}`

export class Failed extends Error {
  readonly why: Trouble
  constructor(why: Trouble) {
    super(why)
    this.why = why
  }
}
