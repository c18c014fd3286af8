/** Files of one person, as far as they are material of the school. */
import type { ManagedFile } from '../../src/contract/admin/adminSystem.ts'
import type { Paged } from '../../src/contract/endpoint.ts'
import { fileUseNames } from '../../src/contract/files.ts'
import type { Context } from '../context.ts'
import { isMaterial } from '../media/files/removeFile.ts'
import { marksFor } from '../store/db.ts'
import { tenant } from '../store/schema.ts'

interface Asked {
  accountId: number
  pageNo: number
  pageSize: number
}

export async function materialFilesOf(
  { accountId, pageNo, pageSize }: Asked,
  { rows }: Pick<Context, 'rows'>,
): Promise<Paged<ManagedFile>> {
  const [owner] = await rows<{ roles: number }>(
    'select "roles" from "account" where "tenant" = ? and "id" = ?',
    [tenant, accountId],
  )
  const uses = fileUseNames.filter((useTo) => owner && isMaterial(useTo, owner.roles))
  if (uses.length === 0) return { records: [], total: 0 }
  const among = `"tenant" = ? and "ownerId" = ? and "state" = 'ready' and "useTo" in (${marksFor(uses)})`
  const values = [tenant, accountId, ...uses]
  const [counted] = await rows<{ n: number | string }>(
    `select count(*) as "n" from "file" where ${among}`,
    values,
  )
  const records = await rows<ManagedFile>(
    `select "id", "name", "size", "useTo", "createdAt" as "at" from "file" where ${among}
      order by "createdAt" desc, "id" desc limit ? offset ?`,
    [...values, pageSize, (pageNo - 1) * pageSize],
  )
  return { records, total: Number(counted?.n ?? 0) }
}
