/** `npm run files -- move bucket|folder`: brings uploaded files from one store to the other, each checked by its hash. */
import { createHash, randomUUID } from 'node:crypto'
import { copyFile, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { hashFile } from '../hash.ts'
import { FileGone, type FileStore } from '../media/files/fileStore.ts'
import { fileStoreOf, filesFolder, folderStore } from '../media/files/store.ts'
import { type FileFacts, readStoredFacts, type StoredFacts } from '../media/files/storedFacts.ts'
import { open } from '../store/db.ts'
import { tenant } from '../store/schema.ts'
import { CommandRefused } from './refused.ts'

type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 'bucket'>

export interface MoveReport {
  moved: number
  /** stood in the other store already, whole */
  kept: number
  /** damaged or gone where they were: the keys under which they were stored */
  lost: string[]
}

async function hashOfStored(store: FileStore, storageKey: string, size: number): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of await store.read(storageKey, 0, size - 1)) hash.update(piece)
  return hash.digest('hex')
}

/** What the bytes of a file must be: by the store that it leaves, or by the other one where a run before moved it. */
async function knownFacts(source: FileStore, target: FileStore, row: FileFacts): Promise<StoredFacts | null> {
  for (const store of [source, target]) {
    try {
      return await readStoredFacts(store, row)
    } catch (failure) {
      if (!(failure instanceof FileGone)) throw failure
    }
  }
  return null
}

/** A run that was cut short begins again and skips what is there. */
export async function moveFiles(
  config: Place,
  to: 'bucket' | 'folder',
  removeSource = false,
): Promise<MoveReport> {
  if (!config.bucket)
    throw new CommandRefused('Say which bucket: S3_ENDPOINT, S3_BUCKET, S3_KEY and S3_SECRET must be set.')
  const stores = { bucket: fileStoreOf(config), folder: folderStore(config.dataDir) }
  const source = to === 'bucket' ? stores.folder : stores.bucket
  const target = stores[to]
  const report: MoveReport = { moved: 0, kept: 0, lost: [] }
  const db = open(config)
  try {
    const rows = await db.kysely
      .selectFrom('file')
      .select(['useTo', 'storageKey', 'sha256', 'size'])
      .where('tenant', '=', tenant)
      .where('state', '=', 'ready')
      .orderBy('id')
      .execute()
    for (const row of rows) {
      const { storageKey } = row
      const facts = await knownFacts(source, target, row)
      if (facts === null) {
        report.lost.push(storageKey)
        continue
      }
      const { sha256, size } = facts
      const isThere =
        (await target.size(storageKey)) === size && (await hashOfStored(target, storageKey, size)) === sha256
      if (isThere) report.kept++
      else if (await moveOne(config.dataDir, source, target, storageKey, sha256)) report.moved++
      else {
        report.lost.push(storageKey)
        continue
      }
      if (removeSource) await source.remove(storageKey)
    }
    return report
  } finally {
    await db.close()
  }
}

/** @returns false where the source has it no more, or damaged */
async function moveOne(
  dataDir: string,
  source: FileStore,
  target: FileStore,
  storageKey: string,
  sha256: string,
): Promise<boolean> {
  const folder = join(filesFolder(dataDir), 'moving')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const copy = join(folder, randomUUID())
  try {
    const { path, done } = await source.localPath(storageKey)
    await copyFile(path, copy)
    await done()
    if ((await hashFile(copy)) !== sha256) return false
    await target.take(storageKey, copy, sha256)
    return true
  } catch (failure) {
    if (failure instanceof FileGone || (failure as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw failure
  } finally {
    await rm(copy, { force: true })
  }
}
