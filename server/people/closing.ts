/** Closing an account: it is asked for, can be taken back for seven days, and is then carried out by server/across/closeAccounts.ts. */
import type { AccountClosing } from '../../src/contract/credentials.ts'
import { closingDays } from '../../src/rules/limits.ts'
import type { Context } from '../context.ts'
import { say } from '../http/texts.ts'
import type { Executor } from '../store/db.ts'
import { tenant } from '../store/schema.ts'
import { recordChange } from '../system/audit.ts'
import { queueMessage } from './senders/outgoing.ts'

const dayMs = 86_400_000

const countSql: Record<Exclude<keyof AccountClosing, 'closesAt'>, string> = {
  answers: 'select count(*) as "n" from "submission" where "tenant" = ? and "accountId" = ?',
  marks: 'select count(*) as "n" from "personalMark" where "tenant" = ? and "accountId" = ?',
  notes: 'select count(*) as "n" from "questionNote" where "tenant" = ? and "accountId" = ?',
  messages: 'select count(*) as "n" from "message" where "tenant" = ? and "accountId" = ?',
  attempts: 'select count(*) as "n" from "quizAttempt" where "tenant" = ? and "accountId" = ?',
  submissions: 'select count(*) as "n" from "assignmentSubmission" where "tenant" = ? and "accountId" = ?',
}

export async function closesAtOf({ db }: Pick<Context, 'db'>, accountId: number): Promise<number | null> {
  const row = await db
    .selectFrom('accountClosing')
    .select('closesAt')
    .where('tenant', '=', tenant)
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return row?.closesAt ?? null
}

/** When it closes, what would be deleted and what stays. */
export async function readClosing(context: Context, accountId: number): Promise<AccountClosing> {
  const counted = {} as Record<keyof typeof countSql, number>
  for (const name of Object.keys(countSql) as (keyof typeof countSql)[]) {
    const [row] = await context.rows<{ n: number | string }>(countSql[name], [tenant, accountId])
    counted[name] = Number(row?.n ?? 0)
  }
  return { closesAt: await closesAtOf(context, accountId), ...counted }
}

/** Asks again changes nothing: the seven days run from the first time. */
export async function beginClosing(within: Context, accountId: number, reason: string): Promise<void> {
  const { db, now, service, lang, caller } = within
  const closesAt = now + closingDays * dayMs
  const begun = await db
    .insertInto('accountClosing')
    .values({ tenant, accountId, askedAt: now, closesAt, byAccountId: caller.accountId })
    .onConflict((conflict) => conflict.columns(['tenant', 'accountId']).doNothing())
    .returning('accountId')
    .executeTakeFirst()
  if (!begun) return
  await recordChange(within, {
    what: 'account.close',
    thing: 'account',
    thingId: accountId,
    after: { closesAt },
    reason,
  })
  const account = await db
    .selectFrom('account')
    .select(['email', 'emailConfirmedAt'])
    .where('tenant', '=', tenant)
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  if (account.emailConfirmedAt === null || !service.config.mail) return
  await queueMessage(within, accountId, {
    channel: 'mail',
    to: account.email,
    purpose: 'closing',
    subject: say(lang, 'closingSubject'),
    text: say(lang, 'closing', closingDays),
  })
}

/** @returns whether there was a closing to take back */
export async function endClosing(within: Context, accountId: number): Promise<boolean> {
  const ended = await within.db
    .deleteFrom('accountClosing')
    .where('tenant', '=', tenant)
    .where('accountId', '=', accountId)
    .returning('accountId')
    .executeTakeFirst()
  if (!ended) return false
  await recordChange(within, { what: 'account.keep', thing: 'account', thingId: accountId })
  return true
}

export async function dueClosings(db: Executor, now: number): Promise<number[]> {
  const rows = await db
    .selectFrom('accountClosing')
    .select('accountId')
    .where('tenant', '=', tenant)
    .where('closesAt', '<=', now)
    .orderBy('closesAt')
    .limit(100)
    .execute()
  return rows.map(({ accountId }) => accountId)
}

/** The account stays as a number without a person, so that its scores stay readable; it cannot be signed in to again. */
export async function erasePerson(db: Executor, accountId: number): Promise<void> {
  for (const table of [
    'session',
    'device',
    'ticket',
    'contactToken',
    'identityLink',
    'ltiScore',
    'outgoing',
    'accountClosing',
  ] as const)
    await db.deleteFrom(table).where('tenant', '=', tenant).where('accountId', '=', accountId).execute()
  await db
    .updateTable('account')
    .set({
      loginName: `closed-${accountId}`,
      phone: null,
      email: '',
      emailConfirmedAt: null,
      passwordHash: '',
      fullName: '已注销',
      fullNameEn: 'Closed account',
      image: '',
      examImage: '',
      idCardSealed: '',
      idCardMask: '',
      gender: '',
      language: '',
      disabled: 1,
    })
    .where('tenant', '=', tenant)
    .where('id', '=', accountId)
    .execute()
}
