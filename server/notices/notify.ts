/** Tells people what happened, as a message to each of them. */
import type { Context } from '../context.ts'
import { queueNoticeMails } from '../people/senders/outgoing.ts'
import type { Executor } from '../store/db.ts'
import { tenant } from '../store/schema.ts'
import {
  isAlwaysTold,
  type NoticeKindName,
  type NoticeValue,
  type NoticeValues,
  noticeKinds,
} from './kinds.ts'

type MessageText = 'key' | 'title' | 'titleEn' | 'content' | 'contentEn'

/** rows of one statement: SQLite takes 32,766 values */
const maxRows = 1000

function fill(template: string, lang: 'zh' | 'en', values: Record<string, NoticeValue>): string {
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? ''
    if (typeof value !== 'object') return String(value)
    return value[lang] || value.zh || value.en
  })
  return filled.trim()
}

/** Those who did not turn this kind off. */
async function withoutRefusing(db: Executor, kind: NoticeKindName, people: number[]): Promise<number[]> {
  if (isAlwaysTold(kind)) return people
  const refusing = await db
    .selectFrom('noticeSetting')
    .select('accountId')
    .where('tenant', '=', tenant)
    .where('kind', '=', kind)
    .where('enabled', '=', 0)
    .where('accountId', 'in', people)
    .execute()
  const off = new Set(refusing.map(({ accountId }) => accountId))
  return people.filter((id) => !off.has(id))
}

/** Those who want this kind by mail too and have an address that they proved. */
async function wantingMail(db: Executor, kind: NoticeKindName, people: number[]): Promise<number[]> {
  if (people.length === 0) return []
  const wanting = await db
    .selectFrom('noticeSetting')
    .innerJoin('account', (join) =>
      join
        .onRef('account.tenant', '=', 'noticeSetting.tenant')
        .onRef('account.id', '=', 'noticeSetting.accountId'),
    )
    .select('accountId')
    .where('noticeSetting.tenant', '=', tenant)
    .where('kind', '=', kind)
    .where('mail', '=', 1)
    .where('emailConfirmedAt', 'is not', null)
    .where('accountId', 'in', people)
    .execute()
  return wanting.map(({ accountId }) => accountId)
}

/**
 * Writes a message of this kind to each of the people, in both languages, and
 * a mail to those who want one. Give a transaction's context to tell it
 * exactly if the change is made.
 * @param event what happened, such as `room-12-34`: the same kind about the same event is told nobody twice
 */
export async function notify<Kind extends NoticeKindName>(
  { db, now }: Pick<Context, 'db' | 'now'>,
  kind: Kind,
  people: readonly number[],
  values: NoticeValues<Kind>,
  event: string,
): Promise<void> {
  const { zh, en } = noticeKinds[kind]
  const message = {
    tenant,
    key: `${kind}:${event}`,
    title: fill(zh.title, 'zh', values),
    titleEn: fill(en.title, 'en', values),
    content: fill(zh.content, 'zh', values),
    contentEn: fill(en.content, 'en', values),
    createTime: now,
    readAt: null,
  }
  const ids = [...new Set(people)]
  for (let at = 0; at < ids.length; at += maxRows) {
    const some = await withoutRefusing(db, kind, ids.slice(at, at + maxRows))
    if (some.length === 0) continue
    const told = await db
      .insertInto('message')
      .values(some.map((accountId) => ({ ...message, accountId })))
      .onConflict((conflict) => conflict.columns(['tenant', 'accountId', 'key']).doNothing())
      .returning('accountId')
      .execute()
    const byMail = await wantingMail(
      db,
      kind,
      told.map(({ accountId }) => accountId),
    )
    await queueNoticeMails({ db, now }, message.key, byMail)
  }
}

/** Writes one message to everybody who has one of the roles and may sign in. @param roles bits of src/rules/roles.ts */
export async function tellRoles(
  { rows, now }: Pick<Context, 'rows' | 'now'>,
  roles: number,
  { key, title, titleEn, content, contentEn }: Record<MessageText, string>,
): Promise<void> {
  await rows(
    `insert into "message"
        ("tenant", "key", "accountId", "title", "titleEn", "content", "contentEn", "createTime")
      select "tenant", ?, "id", ?, ?, ?, ?, ? from "account"
      where "tenant" = ? and ("roles" & ?) <> 0 and "disabled" = 0`,
    [key, title, titleEn, content, contentEn, now, tenant, roles],
    'writer',
  )
}

export async function deleteOwnMessages(db: Executor, accountId: number): Promise<void> {
  for (const table of ['message', 'announcementRead', 'noticeSetting'] as const)
    await db.deleteFrom(table).where('tenant', '=', tenant).where('accountId', '=', accountId).execute()
}
