import { ownAddressPattern } from '../../src/contract/admin/adminSchool.ts'
import type * as notices from '../../src/contract/notices.ts'
import type { Announcement, Message } from '../../src/contract/notices.ts'
import type { Context, Handlers } from '../context.ts'
import { notFound } from '../http/failure.ts'
import type { Permissions } from '../permissions.ts'
import { fromNearerEnd } from '../store/deepPage.ts'
import type { Flag } from '../store/row.ts'
import { tenant } from '../store/schema.ts'
import { isAlwaysTold, noticeKindName, noticeKindNames } from './kinds.ts'

/** Announcements with when the caller read each. */
const announcements = ({ db, caller }: Context) =>
  db
    .selectFrom('announcement')
    .leftJoin('announcementRead', (join) =>
      join
        .onRef('announcementRead.tenant', '=', 'announcement.tenant')
        .onRef('announcementRead.announcementId', '=', 'announcement.id')
        .on('announcementRead.accountId', '=', caller.accountId),
    )
    .select(['id', 'title', 'titleEn', 'content', 'contentEn', 'createTime', 'readAt'])
    .where('announcement.tenant', '=', tenant)

/** Messages to the caller. */
const messages = ({ db, caller }: Context) =>
  db.selectFrom('message').where('tenant', '=', tenant).where('accountId', '=', caller.accountId)

type Stored<T> = Omit<T, 'read' | 'haveRead'> & { readAt: number | null }

const announcementOf = ({ readAt, ...row }: Stored<Announcement>): Announcement => ({
  ...row,
  read: readAt !== null,
})

const messageOf = ({ readAt, ...row }: Stored<Message>): Message => ({ ...row, haveRead: readAt !== null })

async function markRead({ db, caller, now }: Context, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .insertInto('announcementRead')
    .values(ids.map((id) => ({ tenant, accountId: caller.accountId, announcementId: id, readAt: now })))
    .onConflict((conflict) => conflict.columns(['tenant', 'accountId', 'announcementId']).doNothing())
    .execute()
}

/** Marks the caller's unread messages as read, as far as it is narrowed down. */
const readingMessages = ({ db, caller, now }: Context) =>
  db
    .updateTable('message')
    .set({ readAt: now })
    .where('tenant', '=', tenant)
    .where('accountId', '=', caller.accountId)
    .where('readAt', 'is', null)

export const permissions: Permissions<typeof notices> = {
  announcementDetail: 'notice.read',
  announcementPage: 'notice.read',
  announcementRead: 'notice.read',
  announcementReadAll: 'notice.read',
  announcementUnread: 'notice.read',
  bannerList: 'notice.read',
  messagePage: 'notice.read',
  messageRead: 'notice.read',
  messageReadAll: 'notice.read',
  changeNoticeSettings: 'notice.read',
  noticeSettings: 'notice.read',
  messageUnread: 'notice.read',
}

export const handlers: Handlers<typeof notices> = {
  async bannerList(_, { db }) {
    const items = await db
      .selectFrom('banner')
      .select(['id', 'title', 'titleEn', 'subtitle', 'subtitleEn', 'image', 'link'])
      .where('tenant', '=', tenant)
      .orderBy('position')
      .orderBy('id')
      .execute()
    // an import, or a form of before, may have left an address elsewhere
    const ownOnly = (address: string) => (ownAddressPattern.test(address) ? address : '')
    return { items: items.map((banner) => ({ ...banner, link: ownOnly(banner.link) })) }
  },

  async announcementPage({ pageNo, pageSize }, context) {
    const { total } = await context.db
      .selectFrom('announcement')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('tenant', '=', tenant)
      .executeTakeFirstOrThrow()
    // The rows before or behind the page are passed over in the index alone.
    const { backwards, limit, offset } = fromNearerEnd(total, (pageNo - 1) * pageSize, pageSize)
    const page = context.db
      .selectFrom('announcement')
      .select('id')
      .where('tenant', '=', tenant)
      .orderBy('createTime', backwards ? 'asc' : 'desc')
      .orderBy('id', backwards ? 'asc' : 'desc')
      .limit(limit)
      .offset(offset)
    const rows = await announcements(context)
      .where('id', 'in', page)
      .orderBy('createTime', 'desc')
      .orderBy('id', 'desc')
      .execute()
    return { records: rows.map(announcementOf), total }
  },

  async announcementDetail({ id }, context) {
    const row = await announcements(context).where('id', '=', id).executeTakeFirst()
    if (!row) throw notFound()
    return announcementOf(row)
  },

  async announcementUnread(_, context) {
    const { n } = await announcements(context)
      .where('readAt', 'is', null)
      .clearSelect()
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    return n
  },

  async announcementRead({ id }, context) {
    const row = await announcements(context).where('id', '=', id).executeTakeFirst()
    if (!row) throw notFound()
    await markRead(context, [id])
    return null
  },

  async announcementReadAll({ before }, context) {
    const unread = await announcements(context)
      .where('readAt', 'is', null)
      .where('createTime', '<=', before ?? context.now)
      .execute()
    await markRead(
      context,
      unread.map(({ id }) => id),
    )
    return null
  },

  async messagePage({ pageNo, pageSize }, context) {
    const { total } = await messages(context)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    const { backwards, limit, offset } = fromNearerEnd(total, (pageNo - 1) * pageSize, pageSize)
    const page = messages(context)
      .select('id')
      .orderBy('createTime', backwards ? 'asc' : 'desc')
      .orderBy('id', backwards ? 'asc' : 'desc')
      .limit(limit)
      .offset(offset)
    const rows = await messages(context)
      .select(['id', 'title', 'titleEn', 'content', 'contentEn', 'createTime', 'readAt'])
      .where('id', 'in', page)
      .orderBy('createTime', 'desc')
      .orderBy('id', 'desc')
      .execute()
    return { records: rows.map(messageOf), total }
  },

  async messageUnread(_, context) {
    const { n } = await messages(context)
      .where('readAt', 'is', null)
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    return n
  },

  async messageRead({ id }, context) {
    const row = await messages(context).select('id').where('id', '=', id).executeTakeFirst()
    if (!row) throw notFound()
    await readingMessages(context).where('id', '=', id).execute()
    return null
  },

  async messageReadAll({ before }, context) {
    await readingMessages(context)
      .where('createTime', '<=', before ?? context.now)
      .execute()
    return null
  },

  async noticeSettings(_, { db, caller }) {
    const chosen = await db
      .selectFrom('noticeSetting')
      .select(['kind', 'enabled', 'mail'])
      .where('tenant', '=', tenant)
      .where('accountId', '=', caller.accountId)
      .execute()
    const settings = new Map(chosen.map((one) => [one.kind, one]))
    return noticeKindNames.map((kind) => {
      const { zh, en } = noticeKindName(kind)
      const always = isAlwaysTold(kind)
      const setting = settings.get(kind)
      return {
        kind,
        name: zh,
        nameEn: en,
        enabled: always || setting?.enabled !== 0,
        mail: setting?.mail === 1,
        always,
      }
    })
  },

  async changeNoticeSettings({ settings }, { db, caller }) {
    const names: readonly string[] = noticeKindNames
    // Of a kind that is named twice, the last word counts.
    const wanted = new Map(settings.map((one) => [one.kind, one]))
    for (const [kind, { enabled: isEnabled, mail: isMailed }] of wanted) {
      if (!names.includes(kind)) continue
      const change: { enabled: Flag; mail?: Flag } = { enabled: isEnabled ? 1 : 0 }
      if (isMailed !== undefined) change.mail = isMailed ? 1 : 0
      await db
        .insertInto('noticeSetting')
        .values({ tenant, accountId: caller.accountId, kind, ...change })
        .onConflict((conflict) => conflict.columns(['tenant', 'accountId', 'kind']).doUpdateSet(change))
        .execute()
    }
    return null
  },
}
