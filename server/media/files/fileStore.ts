/** A store of whole files, wherever it is. */
export interface FileStore {
  /** Takes over a file that arrived whole on this machine. @param sha256 of its content, hex */
  take(storageKey: string, path: string, sha256: string): Promise<void>
  /** @param end the last byte, included; @throws FileGone */
  read(storageKey: string, start: number, end: number): Promise<ReadableStream<Uint8Array>>
  remove(storageKey: string): Promise<void>
  /** bytes; null where there is no such file */
  size(storageKey: string): Promise<number | null>
  /** A path on this machine for tools that need one; the caller calls `done` when it is through. */
  localPath(storageKey: string): Promise<{ path: string; done(): Promise<void> }>
}

/** The store holds no such file although the database names it. */
export class FileGone extends Error {}
