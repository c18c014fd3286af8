/** A call with an Idempotency-Key takes effect once: key, payload and reply are kept in the effect's transaction. */
import { setTimeout as sleep } from 'node:timers/promises'
import { success } from '../../src/contract/codes.ts'
import type { Args, Endpoint } from '../../src/contract/endpoint.ts'
import type { Context } from '../context.ts'
import { sha256 } from '../hash.ts'
import { isBusy, isRepeatable } from '../store/dialect/plain.ts'
import { tenant } from '../store/schema.ts'
import { Failure } from './failure.ts'
import { shortHash, spentPayload } from './spentKeys.ts'

export const receiptInsertSql = `insert into "receipt" ("tenant", "accountId", "key", "payloadHash", "reply", "at")
  values (?, ?, ?, ?, '', ?) on conflict ("tenant", "accountId", "key") do nothing returning "key"`
export const receiptSetSql = `update "receipt" set "reply" = ? where "tenant" = ? and "accountId" = ? and "key" = ?`
const receiptDeleteSql = `delete from "receipt" where "tenant" = ? and "accountId" = ? and "key" = ?`
const receiptSql = `select "payloadHash", "reply" from "receipt" where "tenant" = ? and "accountId" = ? and "key" = ?`

const keyForm = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
/** Whether this can be an Idempotency-Key: a UUID. */
export const isKey = (text: string): boolean => keyForm.test(text)

const inProgress = () => new Failure(409, 409, 'inProgress', { retryAfter: 1 })

/** Keys that this process is carrying out. */
const running = new Set<string>()

/**
 * @param effect gets a context whose database is the transaction; answers the envelope's text
 * @returns the envelope's text: of this effect, or of the one that this key had before
 * @throws Failure 422 when the key came with another payload, 409 while it is in progress
 */
export async function withIdempotencyKey<E extends Endpoint>(
  endpoint: E,
  args: Args<E>,
  key: string,
  context: Context,
  effect: (within: Context) => Promise<string>,
): Promise<string> {
  const { accountId } = context.caller
  const payloadHash = sha256(`${endpoint.path}\n${JSON.stringify(args)}`)
  if (context.receipts) {
    const reply = await effect(context)
    context.receipts.push({ key, payloadHash, reply })
    return reply
  }
  const name = `${accountId} ${key}`
  if (running.has(name)) throw inProgress()
  running.add(name)
  try {
    return await transaction(context, async (within) => {
      const own = [tenant, accountId, key]
      const fresh = await within.rows(receiptInsertSql, [...own, payloadHash, within.now], 'writer')
      if (fresh.length === 0) return earlierReply(within, own, payloadHash)
      const spent = await spentPayload(within.rows, accountId, key)
      if (spent !== null) return spentReply(within, own, spent === shortHash(payloadHash))
      const reply = await effect(within)
      await within.rows(receiptSetSql, [reply, ...own], 'writer')
      return reply
    })
  } catch (failure) {
    // another process holds the key's row
    throw isBusy(failure) && context.service.db.name === 'postgres' ? inProgress() : failure
  } finally {
    running.delete(name)
  }
}

async function earlierReply(within: Context, own: (string | number)[], payloadHash: string): Promise<string> {
  const [kept] = await within.rows<{ payloadHash: string; reply: string }>(receiptSql, own)
  if (!kept || kept.reply === '') throw inProgress()
  if (kept.payloadHash !== payloadHash) {
    within.service.log('key reused with another payload', { accountId: within.caller.accountId })
    throw new Failure(422, 422, 'otherPayload')
  }
  return kept.reply
}

/** The reply to a key that took effect long ago: its payload is still known, the answer given then is not. */
async function spentReply(within: Context, own: (string | number)[], isSame: boolean): Promise<string> {
  if (!isSame) throw new Failure(422, 422, 'otherPayload')
  await within.rows(receiptDeleteSql, own, 'writer')
  return `{"code":${success},"message":"","data":null}`
}

/** How often a transaction is tried that the database undid to let another one pass. */
const maxTries = 4

/**
 * Runs all of it or nothing of it; `run` begins anew where two transactions met, so it changes nothing but the database.
 * A call that a transaction runs already belongs to that one.
 */
export async function transaction<T>(context: Context, run: (within: Context) => Promise<T>): Promise<T> {
  if (context.db.isTransaction) return run(context)
  const { db } = context.service
  for (let left = maxTries - 1; ; left--)
    try {
      return await db.kysely
        .transaction()
        .execute((trx) =>
          run({ ...context, db: trx, rows: (sql, parameters) => db.rows(sql, parameters, trx) }),
        )
    } catch (failure) {
      if (left === 0 || !isRepeatable(failure)) throw failure
      await sleep(Math.random() * retryPauseMs)
    }
}

/** Chosen by chance, so that two transactions that met do not meet again. */
const retryPauseMs = 30
