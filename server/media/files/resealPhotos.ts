/** Photos for exams, under a new key. */
import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashFile } from '../../hash.ts'
import type { Executor } from '../../store/db.ts'
import type { KeyReplacement } from '../../store/keys.ts'
import { tenant } from '../../store/schema.ts'
import { openSealedFile, sealFile } from './sealedFile.ts'
import { fileStoreOf, filesFolder, type StorePlace } from './store.ts'

/** Each photo is stored once more under another name, so that the old one stays until the new rows stand. @returns the old names */
export async function resealPhotos(
  within: Executor,
  place: StorePlace,
  { from, to }: KeyReplacement,
): Promise<string[]> {
  const store = fileStoreOf(place)
  const folder = join(filesFolder(place.dataDir), 'moving')
  const photos = await within
    .selectFrom('file')
    .select(['id', 'storageKey'])
    .where('tenant', '=', tenant)
    .where('useTo', '=', 'examPhoto')
    .where('state', '=', 'ready')
    .execute()
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const { id, storageKey } of photos) {
    const { path, done } = await store.localPath(storageKey)
    const next = randomUUID().replaceAll('-', '')
    const open = join(folder, next)
    try {
      await writeFile(open, openSealedFile(await readFile(path), from, id), { mode: 0o600 })
      const sealed = await sealFile(open, to, id)
      await store.take(next, sealed, await hashFile(sealed))
    } finally {
      await rm(open, { force: true })
      await done()
    }
    await within
      .updateTable('file')
      .set({ storageKey: next })
      .where('tenant', '=', tenant)
      .where('id', '=', id)
      .execute()
  }
  return photos.map(({ storageKey }) => storageKey)
}
