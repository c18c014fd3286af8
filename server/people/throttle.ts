/**
 * Counts tries in windows of time. A try is counted before it is made, so parallel guesses count as many; one that is
 * refused counts nowhere, so a used-up address cannot go on locking others.
 */
import { randomBytes } from 'node:crypto'
import type { Context } from '../context.ts'
import { sha256 } from '../hash.ts'
import { tooMany } from '../http/failure.ts'
import type { TextKey } from '../http/texts.ts'
import { tenant } from '../store/schema.ts'

export type CountKind =
  /** wrong passwords for one account from one address */
  | 'accountHere'
  /** wrong passwords for one account from anywhere */
  | 'account'
  /** wrong passwords for one account on one device that was signed in before */
  | 'device'
  /** wrong passwords from one address */
  | 'address'
  /** wrong codes for one phone from one address */
  | 'phoneHere'
  /** wrong codes from one address */
  | 'codeGuesses'
  /** codes sent to one phone, by anyone and by one address */
  | 'codePhone'
  | 'codePhoneHere'
  /** codes asked for from one address and by one person */
  | 'codeAddress'
  | 'codePerson'
  /** wrong codes of a room from one person */
  | 'roomCode'
  /** wrong passwords and codes of somebody who is signed in */
  | 'ownPassword'
  /** launches from one address that did not hold */
  | 'launch'

/** Of a context, the part that counting needs. */
export type CountingContext = Pick<Context, 'rows' | 'now' | 'service' | 'address'>

export interface Counter {
  kind: CountKind
  /** a name, address or number; kept as its hash */
  subject: string
  most: number
  windowMs: number
  text?: TextKey
}

/** Clocks of two processes differ by less; what began later than this was counted before a clock was set back. */
const clockSkewMs = 60_000

/** Begins a window, or counts on in one that has room; answers nothing where it has none. */
const countSql = `insert into "signInFailure" ("tenant", "kind", "subject", "count", "since") values (?, ?, ?, 1, ?)
  on conflict ("tenant", "kind", "subject") do update set
    "count" = case when "signInFailure"."since" between ? and ? then "signInFailure"."count" + 1 else 1 end,
    "since" = case when "signInFailure"."since" between ? and ? then "signInFailure"."since" else excluded."since" end
  where "signInFailure"."count" < ? or "signInFailure"."since" not between ? and ?
  returning "count"`
const sinceSql = `select "since" from "signInFailure" where "tenant" = ? and "kind" = ? and "subject" = ?`
const giveBackSql = `update "signInFailure" set "count" = "count" - 1
  where "tenant" = ? and "kind" = ? and "subject" = ? and "count" > 0`
const clearSql = `delete from "signInFailure" where "tenant" = ? and "kind" = ? and "subject" = ?`

const keyOf = ({ kind, subject }: Counter) => [tenant, kind, sha256(subject)]

/** @returns whether there was room for one more */
async function countOne(context: CountingContext, counter: Counter): Promise<boolean> {
  const { now } = context
  const window = [now - counter.windowMs, now + clockSkewMs]
  const values = [...keyOf(counter), now, ...window, ...window, counter.most, ...window]
  const [row] = await context.rows<{ count: number }>(countSql, values, 'writer')
  return row !== undefined && row.count <= counter.most
}

/** @throws Failure 429 with the time left when one of them is exhausted */
export async function countTry(context: CountingContext, counters: readonly Counter[]): Promise<void> {
  const counted: Counter[] = []
  for (const counter of counters) {
    if (await countOne(context, counter)) {
      counted.push(counter)
      continue
    }
    await giveBack(context, counted)
    const [row] = await context.rows<{ since: number }>(sinceSql, keyOf(counter))
    const leftMs = Math.min((row?.since ?? context.now) + counter.windowMs - context.now, counter.windowMs)
    const { kind, subject, text } = counter
    context.service.log('limit reached', { kind, subject: pseudonym(subject), address: context.address })
    throw tooMany(Math.max(1, Math.ceil(leftMs / 1000)), text)
  }
}

/** The try was none: it counts nowhere. */
export async function giveBack(context: CountingContext, counters: readonly Counter[]): Promise<void> {
  for (const counter of counters) await context.rows(giveBackSql, keyOf(counter), 'writer')
}

const isOfOnePerson: Record<CountKind, boolean> = {
  accountHere: true,
  account: false,
  device: true,
  address: false,
  phoneHere: true,
  codeGuesses: false,
  codePhone: false,
  codePhoneHere: false,
  codeAddress: false,
  codePerson: false,
  roomCode: true,
  ownPassword: true,
  launch: false,
}

/** The try was good: this person begins anew, what others share gets this one try back. */
export async function forgiveTry(context: CountingContext, counters: readonly Counter[]): Promise<void> {
  for (const counter of counters)
    await context.rows(isOfOnePerson[counter.kind] ? clearSql : giveBackSql, keyOf(counter), 'writer')
}

/** Whoever proved to own the account by other means lifts what strangers counted against it. */
export async function clearAccount({ rows }: Pick<Context, 'rows'>, loginName: string): Promise<void> {
  await rows(clearSql, [tenant, 'account' satisfies CountKind, sha256(loginName)], 'writer')
}

const salt = randomBytes(16).toString('hex')

/** Names somebody in the log without saying who: the same for the life of the process. */
export const pseudonym = (subject: string): string => sha256(`${salt} ${subject}`).slice(0, 12)
