/** Receipts of calls that share a transaction: looked for together before the first, and written together after the last. */
import type { Context, NewReceipt } from '../context.ts'
import { marksFor } from '../store/db.ts'
import { tenant } from '../store/schema.ts'
import { shortHash } from './spentKeys.ts'

const oneRow = '(?, ?, ?, ?, ?, ?)'

/** @returns false where another request with one of the keys was quicker: then the transaction must be undone */
export async function writeReceipts(
  receipts: readonly NewReceipt[],
  { rows, caller, now }: Context,
): Promise<boolean> {
  const written = await rows(
    `insert into "receipt" ("tenant", "accountId", "key", "payloadHash", "reply", "at")
      values ${receipts.map(() => oneRow).join(', ')}
      on conflict ("tenant", "accountId", "key") do nothing returning "key"`,
    receipts.flatMap(({ key, payloadHash, reply }) => [
      tenant,
      caller.accountId,
      key,
      payloadHash,
      reply,
      now,
    ]),
    'writer',
  )
  return written.length === receipts.length
}

/** Whether none of these keys took effect before, nor long ago. */
export async function areNew(keys: readonly string[], { rows, caller }: Context): Promise<boolean> {
  if (new Set(keys).size < keys.length) return false
  const found = await rows(
    `select "key" from "receipt" where "tenant" = ? and "accountId" = ? and "key" in (${marksFor(keys)})
      union all select "keyHash" from "spentKey" where "tenant" = ? and "accountId" = ? and "keyHash" in (${marksFor(keys)})`,
    [tenant, caller.accountId, ...keys, tenant, caller.accountId, ...keys.map(shortHash)],
  )
  return found.length === 0
}
