/** Files that hang on assignments and submissions. */
import type { Attachment } from '../../../src/contract/quizzes/assignment.ts'
import type { Context } from '../../context.ts'
import { badParameter } from '../../http/failure.ts'
import { heldFiles } from '../../media/files/holdFiles.ts'
import { fileUrl } from '../../media/files/uploads.ts'
import { marksFor } from '../../store/db.ts'
import { tenant } from '../../store/schema.ts'

type Within = Pick<Context, 'rows'>

/** The caller's files by the keys that a device gave them, in that order. @throws Failure 400 where one is not there */
export async function filesByKeys(
  { db, caller }: Context,
  keys: readonly string[],
): Promise<{ id: number; sha256: string }[]> {
  if (keys.length === 0) return []
  const found = await heldFiles(db)
    .select(['key', 'sha256'])
    .where('ownerId', '=', caller.accountId)
    .where('useTo', '=', 'attachment')
    .where('key', 'in', keys)
    .execute()
  const byKey = new Map(found.map((file) => [file.key, file]))
  return keys.map((key) => {
    const file = byKey.get(key)
    if (!file) throw badParameter('files')
    return file
  })
}

/** Files by id, as a reply names them. */
export async function attachmentsByIds(
  { rows }: Within,
  ids: readonly number[],
): Promise<Map<number, Attachment>> {
  if (ids.length === 0) return new Map()
  const found = await rows<{ id: number; name: string; size: number }>(
    `select "id", "name", "size" from "file" where "tenant" = ? and "state" = 'ready' and "id" in (${marksFor(ids)})`,
    [tenant, ...ids],
  )
  return new Map(found.map((file) => [file.id, { ...file, url: fileUrl(file) }]))
}

/** @throws Failure 400 where a file is not there, is another's or is no attachment */
export async function requireOwnFiles({ db, caller }: Context, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const found = await heldFiles(db)
    .where('ownerId', '=', caller.accountId)
    .where('useTo', '=', 'attachment')
    .where('id', 'in', ids)
    .execute()
  if (found.length < new Set(ids).size) throw badParameter('attachments')
}
