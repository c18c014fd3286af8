import type { FileUse } from '../../../src/contract/files.ts'
import type { Context } from '../../context.ts'
import { notFound } from '../../http/failure.ts'
import { heldFiles } from './holdFiles.ts'

/**
 * @param within the transaction that writes the ids down
 * @throws Failure 404 where the caller uploaded no such files
 */
export async function mustOwnFiles(
  { db, caller }: Context,
  useTo: FileUse,
  fileIds: number[],
): Promise<void> {
  const ids = [...new Set(fileIds)]
  const files = await heldFiles(db)
    .where('ownerId', '=', caller.accountId)
    .where('useTo', '=', useTo)
    .where('id', 'in', ids)
    .execute()
  if (files.length < ids.length) throw notFound()
}
