/** Uploaded files as a folder of their own names, for importers that tell files apart by them. */
import { mkdir, rm, symlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileStoreOf, type StorePlace } from '../../server/media/files/store.ts'
import { safeName } from '../../server/media/files/uploads.ts'
import type { Db } from '../../server/store/db.ts'
import { tenant } from '../../server/store/schema.ts'
import type { FileUse } from '../../src/contract/files.ts'
import { MaterialFault } from './texts.ts'

export interface FetchedFiles {
  folder: string
  /** each file by its own name */
  paths: string[]
  /** Lets go of what the store had to copy, and of the folder. */
  done(): Promise<void>
}

interface Wanted {
  ownerId: number
  useTo: FileUse
  fileIds: readonly number[]
  /** made anew; it holds links to the files */
  folder: string
}

/** @throws MaterialFault where one of them is not there any more */
export async function fetchUploads(
  db: Db,
  place: StorePlace,
  { ownerId, useTo, fileIds, folder }: Wanted,
): Promise<FetchedFiles> {
  const rows = await db.kysely
    .selectFrom('file')
    .select(['id', 'name', 'storageKey'])
    .where('tenant', '=', tenant)
    .where('ownerId', '=', ownerId)
    .where('useTo', '=', useTo)
    .where('state', '=', 'ready')
    .where('id', 'in', [...fileIds])
    .orderBy('id')
    .execute()
  if (rows.length < new Set(fileIds).size) throw new MaterialFault('fileGone')
  await rm(folder, { recursive: true, force: true })
  const copies: (() => Promise<void>)[] = []
  const taken = new Set<string>()
  const paths: string[] = []
  for (const { id, name, storageKey } of rows) {
    const { path, done } = await fileStoreOf(place).localPath(storageKey)
    copies.push(done)
    const own = safeName(name)
    // two files of one name stand in folders of their own
    const inside = taken.has(own.toLowerCase()) ? join(folder, String(id)) : folder
    taken.add(own.toLowerCase())
    await mkdir(inside, { recursive: true })
    await symlink(resolve(path), join(inside, own))
    paths.push(join(inside, own))
  }
  return {
    folder,
    paths,
    async done() {
      for (const drop of copies) await drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
