/** Counts tries in windows of time; a try is counted before it is made, so parallel guesses count as many. */
import type { Context } from '../context.ts'
import { sha256 } from '../hash.ts'
import { tooMany } from '../http/failure.ts'
import type { TextKey } from '../http/texts.ts'
import { tenant } from '../store/schema.ts'

export type CountKind = 'account' | 'address' | 'phone' | 'codePhone' | 'codeAddress' | 'roomCode'

export interface Counter {
  kind: CountKind
  /** a name, address or number; kept as its hash */
  subject: string
  most: number
  /** ms */
  window: number
  text?: TextKey
}

const countSql = `insert into "signInFailure" ("tenant", "kind", "subject", "count", "since") values (?, ?, ?, 1, ?)
  on conflict ("tenant", "kind", "subject") do update set
    "count" = case when "signInFailure"."since" < ? then 1 else "signInFailure"."count" + 1 end,
    "since" = case when "signInFailure"."since" < ? then excluded."since" else "signInFailure"."since" end
  returning "count", "since"`

/** @throws Failure 429 with the time left when one of them is exhausted */
export async function countTry(context: Context, counters: Counter[]): Promise<void> {
  for (const { kind, subject, most, window, text } of counters) {
    const old = context.now - window
    const [row] = await context.rows<{ count: number; since: number }>(countSql, [
      tenant,
      kind,
      sha256(subject),
      context.now,
      old,
      old,
    ])
    if (!row || row.count <= most) continue
    context.service.log('limit reached', { kind })
    throw tooMany(Math.max(1, Math.ceil((row.since + window - context.now) / 1000)), text)
  }
}

/** The try was good: the account starts anew, an address gets this one try back. */
export async function forgiveTry(context: Context, counters: Counter[]): Promise<void> {
  for (const { kind, subject } of counters) {
    const own = [tenant, kind, sha256(subject)]
    await context.rows(
      kind === 'address'
        ? `update "signInFailure" set "count" = "count" - 1
            where "tenant" = ? and "kind" = ? and "subject" = ? and "count" > 0`
        : `delete from "signInFailure" where "tenant" = ? and "kind" = ? and "subject" = ?`,
      own,
    )
  }
}
