/**
 * Announcements and messages to groups, sent at once or at a time that was chosen. Sending is a job that begins at that
 * time: of N processes one takes it up, and the key of each row makes a second try change nothing.
 */

import type { Selectable } from 'kysely'
import type { adminNoticeSend, ManagedNotice, NoticeAudience } from '../../src/contract/admin/adminSystem.ts'
import type { Args, Paged } from '../../src/contract/endpoint.ts'
import { inLang, type Lang } from '../../src/rules/lang.ts'
import { bitsOf, roleBits } from '../../src/rules/roles.ts'
import type { Context } from '../context.ts'
import { notFound, refuse } from '../http/failure.ts'
import { type Db, type Executor, marksFor } from '../store/db.ts'
import { startJob } from '../store/jobs/jobs.ts'
import { tenant } from '../store/schema.ts'
import { family } from '../store/tree.ts'
import { recordChange } from '../system/audit.ts'
import { notify } from './notify.ts'
import type { PlannedNoticeTable } from './tables.ts'

export const noticeJob = 'notice.send'

const furthestAheadMs = 366 * 86_400_000

type Rows = Db['rows']

/** The ids of those whom a message is for. */
export async function audienceIds(
  { rows, db }: { rows: Rows | Context['rows']; db: Executor },
  { roles, academyIds }: NoticeAudience,
): Promise<number[]> {
  const bits = roles.length > 0 ? bitsOf(roles) : roleBits.Student | roleBits.Teacher
  const conditions = ['"tenant" = ?', '"disabled" = 0', '("roles" & ?) <> 0']
  const values: number[] = [tenant, bits]
  if (academyIds.length > 0) {
    const places = await db
      .selectFrom('academy')
      .select(['id', 'parentId'])
      .where('tenant', '=', tenant)
      .execute()
    const ids = [...new Set(academyIds.flatMap((id) => family(places, id)))]
    conditions.push(`"academyId" in (${marksFor(ids)})`)
    values.push(...ids)
  }
  const found = await rows<{ id: number }>(
    `select "id" from "account" where ${conditions.join(' and ')} order by "id"`,
    values,
  )
  return found.map(({ id }) => id)
}

export async function planNotice(within: Context, given: Args<typeof adminNoticeSend>): Promise<number> {
  const { db, now, caller } = within
  const { key, form, title, titleEn, content, contentEn, audience } = given
  if (title === '') throw refuse('noticeTitleEmpty', [], { field: 'title' })
  if (content.trim() === '') throw refuse('noticeContentEmpty', [], { field: 'content' })
  const sendAt = given.sendAt ?? now
  if (sendAt > now + furthestAheadMs) throw refuse('noticeTooFar', [], { field: 'sendAt' })
  const made = await db
    .insertInto('plannedNotice')
    .values({
      tenant,
      key,
      form,
      title,
      titleEn,
      content,
      contentEn,
      audience: JSON.stringify(audience),
      sendAt,
      sentAt: null,
      cancelledAt: null,
      recipients: null,
      createdBy: caller.accountId,
      createdAt: now,
    })
    .onConflict((conflict) => conflict.columns(['tenant', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) {
    const known = await db
      .selectFrom('plannedNotice')
      .select('id')
      .where('tenant', '=', tenant)
      .where('key', '=', key)
      .where('createdBy', '=', caller.accountId)
      .executeTakeFirst()
    if (!known) throw notFound()
    return known.id
  }
  await startJob(within, noticeJob, { noticeId: made.id }, sendAt)
  const after = { form, title, ...audience, sendAt }
  await recordChange(within, { what: 'notice.plan', thing: 'notice', thingId: made.id, after })
  return made.id
}

/** Takes back what is not sent yet; an announcement that is out is taken down. */
export async function cancelNotice(within: Context, id: number): Promise<void> {
  const notice = await within.db
    .selectFrom('plannedNotice')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    // it may be about to be sent
    .forUpdate()
    .executeTakeFirst()
  if (!notice) throw notFound()
  if (notice.cancelledAt !== null) return
  if (notice.sentAt !== null && notice.form === 'message') throw refuse('noticeSent')
  await within.db
    .updateTable('plannedNotice')
    .set({ cancelledAt: within.now })
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .execute()
  await takeDown(within.db, notice.id)
  const before = { form: notice.form, title: notice.title, sentAt: notice.sentAt }
  await recordChange(within, { what: 'notice.cancel', thing: 'notice', thingId: id, before })
}

const rowKey = (id: number) => `planned:${id}`

async function takeDown(db: Executor, id: number): Promise<void> {
  const row = await db
    .deleteFrom('announcement')
    .where('tenant', '=', tenant)
    .where('key', '=', rowKey(id))
    .returning('id')
    .executeTakeFirst()
  if (!row) return
  await db
    .deleteFrom('announcementRead')
    .where('tenant', '=', tenant)
    .where('announcementId', '=', row.id)
    .execute()
}

type Line = Selectable<PlannedNoticeTable> & { senderName: string | null; senderNameEn: string | null }

function toNotice(line: Line, lang: Lang): ManagedNotice {
  const { tenant: _, key: __, createdBy, createdAt, audience, senderName, senderNameEn, ...row } = line
  return {
    ...row,
    audience: JSON.parse(audience) as NoticeAudience,
    senderName: inLang(lang, senderName ?? '', senderNameEn ?? ''),
  }
}

/** @param sender only those that this account sent; null: all */
export async function plannedNotices(
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
  { rows, lang }: Context,
  sender: number | null,
): Promise<Paged<ManagedNotice>> {
  const where = `n."tenant" = ?${sender === null ? '' : ' and n."createdBy" = ?'}`
  const values = sender === null ? [tenant] : [tenant, sender]
  const [counted] = await rows<{ n: number | string }>(
    `select count(*) as "n" from "plannedNotice" n where ${where}`,
    values,
  )
  const lines = await rows<Line>(
    `select n.*, a."fullName" as "senderName", a."fullNameEn" as "senderNameEn" from "plannedNotice" n
      left join "account" a on a."tenant" = n."tenant" and a."id" = n."createdBy"
      where ${where} order by n."sendAt" desc, n."id" desc limit ? offset ?`,
    [...values, pageSize, (pageNo - 1) * pageSize],
  )
  return { records: lines.map((line) => toNotice(line, lang)), total: Number(counted?.n ?? 0) }
}

/** Who sent it: an administrator of an academy sees and takes back only the own ones. @throws Failure 404 */
export async function senderOf({ db }: Context, id: number): Promise<number> {
  const notice = await db
    .selectFrom('plannedNotice')
    .select('createdBy')
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!notice) throw notFound()
  return notice.createdBy
}

/**
 * Carries out a planned notice, in one transaction: everybody gets it once, or nobody yet.
 * @returns how many people got a message; null where it is for everybody, or was taken back
 */
export async function sendPlannedNotice(db: Db, id: number, now: number): Promise<number | null> {
  return db.kysely.transaction().execute(async (trx) => {
    const notice = await trx
      .updateTable('plannedNotice')
      .set({ sentAt: now })
      .where('tenant', '=', tenant)
      .where('id', '=', id)
      .where('sentAt', 'is', null)
      .where('cancelledAt', 'is', null)
      .returningAll()
      .executeTakeFirst()
    if (!notice) return null
    const { title, titleEn, content, contentEn, form, audience } = notice
    if (form === 'announcement') {
      const row = { tenant, key: rowKey(id), title, titleEn, content, contentEn, createTime: now }
      await trx
        .insertInto('announcement')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return null
    }
    const rows: Rows = (sql, values) => db.rows(sql, values, trx)
    const people = await audienceIds({ rows, db: trx }, JSON.parse(audience))
    const values = { title: { zh: title, en: titleEn }, content: { zh: content, en: contentEn } }
    await notify({ db: trx, now }, 'schoolMessage', people, values, String(id))
    await trx
      .updateTable('plannedNotice')
      .set({ recipients: people.length })
      .where('tenant', '=', tenant)
      .where('id', '=', id)
      .execute()
    return people.length
  })
}
