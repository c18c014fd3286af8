/** The bytes of a file as they lie in the store. */
import { stat } from 'node:fs/promises'
import type { Selectable } from 'kysely'
import { hashFile } from '../../hash.ts'
import type { FileTable } from '../tables.ts'
import { FileGone, type FileStore } from './fileStore.ts'

export interface StoredFacts {
  /** hex */
  sha256: string
  size: number
}

export type FileFacts = Pick<Selectable<FileTable>, 'useTo' | 'storageKey' | 'sha256' | 'size'>

/**
 * A photo for exams rests sealed: its row tells size and hash of the photo, not of what is stored.
 * @throws FileGone
 */
export async function readStoredFacts(store: FileStore, row: FileFacts): Promise<StoredFacts> {
  if (row.useTo !== 'examPhoto') return { sha256: row.sha256, size: row.size }
  const { path, done } = await store.localPath(row.storageKey)
  try {
    return { sha256: await hashFile(path), size: (await stat(path)).size }
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === 'ENOENT') throw new FileGone(row.storageKey)
    throw failure
  } finally {
    await done()
  }
}
