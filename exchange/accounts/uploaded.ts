import { readFile } from 'node:fs/promises'
import { fileStoreOf, type StorePlace } from '../../server/media/files/store.ts'
import type { Db } from '../../server/store/db.ts'
import { tenant } from '../../server/store/schema.ts'
import { accountNote, WrongAccounts } from './texts.ts'

/** The bytes of a table that its owner uploaded. @throws WrongAccounts where it is not there */
export async function readUploadedTable(
  db: Db,
  place: StorePlace,
  fileId: number,
  ownerId: number,
): Promise<Buffer> {
  const file = await db.kysely
    .selectFrom('file')
    .select('storageKey')
    .where('tenant', '=', tenant)
    .where('id', '=', fileId)
    .where('ownerId', '=', ownerId)
    .where('useTo', '=', 'accounts')
    .where('state', '=', 'ready')
    .executeTakeFirst()
  if (!file) throw new WrongAccounts(accountNote('fileGone'))
  const { path, done } = await fileStoreOf(place).localPath(file.storageKey)
  try {
    return await readFile(path)
  } finally {
    await done()
  }
}
