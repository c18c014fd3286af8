/**
 * Keys that took effect long ago. Their receipts are half of the database, so the reply goes after 90 days; a short hash of
 * key and payload stays for ever, and a device that comes back later still causes no second effect.
 */
import { hash } from 'node:crypto'
import type { Db, Executor } from '../store/db.ts'
import { tenant } from '../store/schema.ts'

const keptMs = 90 * 86_400_000
/** Receipts that one transaction thins out: nobody waits long for the lock. */
const maxReceiptsAtOnce = 500

/** 96 bits in 16 characters. */
export const shortHash = (text: string): string => hash('sha256', text, 'base64url').slice(0, 16)

export const spentKeySql = `select "payloadHash" from "spentKey"
  where "tenant" = ? and "accountId" = ? and "keyHash" = ?`

type Rows = <R>(sql: string, parameters: readonly unknown[]) => Promise<R[]>

/** @returns the short hash of the payload that this key had, or null where it is no old one */
export async function spentPayload(rows: Rows, accountId: number, key: string): Promise<string | null> {
  const [found] = await rows<{ payloadHash: string }>(spentKeySql, [tenant, accountId, shortHash(key)])
  return found?.payloadHash ?? null
}

interface OldReceipt {
  accountId: number
  key: string
  payloadHash: string
}

/** Thins out a first part of the receipts that are old enough. @returns how many */
async function thinSome(db: Db, beforeMs: number): Promise<number> {
  return db.kysely.transaction().execute(async (within) => {
    const old = await db.rows<OldReceipt>(
      `select "accountId", "key", "payloadHash" from "receipt" where "tenant" = ? and "at" < ? limit ?`,
      [tenant, beforeMs, maxReceiptsAtOnce],
      within,
    )
    for (const { accountId, key, payloadHash } of old) {
      const own = [tenant, accountId, shortHash(key), shortHash(payloadHash)]
      await db.rows(
        `insert into "spentKey" ("tenant", "accountId", "keyHash", "payloadHash") values (?, ?, ?, ?)
          on conflict ("tenant", "accountId", "keyHash") do nothing`,
        own,
        within,
      )
      await db.rows(
        `delete from "receipt" where "tenant" = ? and "accountId" = ? and "key" = ?`,
        [tenant, accountId, key],
        within,
      )
    }
    return old.length
  })
}

export async function thinReceipts(db: Db, nowMs: number): Promise<void> {
  while ((await thinSome(db, nowMs - keptMs)) === maxReceiptsAtOnce);
}

/** Replies that were kept for a person who is no longer here. */
export async function deleteReceipts(db: Executor, accountId: number): Promise<void> {
  for (const table of ['receipt', 'spentKey'] as const)
    await db.deleteFrom(table).where('tenant', '=', tenant).where('accountId', '=', accountId).execute()
}
