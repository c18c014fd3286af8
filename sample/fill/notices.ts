import { found } from '../../exchange/newSchool/fillSubjects.ts'
import type { Executor } from '../../server/store/db.ts'
import { tenant } from '../../server/store/schema.ts'
import type { AnnouncementSeed, BannerSeed, MessageSeed } from '../school/types.ts'
import type { School } from './school.ts'

const day = 86_400_000
/** ms before the school was filled at which today's notices were written */
const justBefore = 1_800_000

/** Whom the sample messages are for, by login name. */
const students = ['student', 'student2']
const everybody = [...students, 'teacher']

interface Ids {
  /** by login name */
  accounts: ReadonlyMap<string, number>
  /** by key */
  specimens: ReadonlyMap<string, number>
}

/** Banners, announcements and messages; what is there keeps its time and whether it was read. @param now ms UTC */
export async function fillNotices(
  db: Executor,
  { banners, announcements, messages }: School,
  { accounts, specimens }: Ids,
  now: number,
): Promise<void> {
  for (const [position, banner] of banners.entries()) await putBanner(db, banner, position, specimens)
  for (const seed of announcements) await putAnnouncement(db, seed, now)
  for (const seed of messages)
    for (const to of seed.kind === 'system' || seed.kind === 'security' ? everybody : students)
      await putMessage(db, seed, found(accounts, to, seed.key), now)
}

async function putBanner(
  db: Executor,
  { key, title, subtitle, link }: BannerSeed,
  position: number,
  specimens: ReadonlyMap<string, number>,
) {
  const told = {
    title: title.zh,
    titleEn: title.en,
    subtitle: subtitle.zh,
    subtitleEn: subtitle.en,
    link: 'path' in link ? link.path : `/resource/specimen/detail/${found(specimens, link.specimen, key)}`,
    position,
  }
  await db
    .insertInto('banner')
    .values({ tenant, key, image: '', ...told })
    .onConflict((conflict) => conflict.columns(['tenant', 'key']).doUpdateSet(told))
    .execute()
}

async function putAnnouncement(
  db: Executor,
  { key, title, content, daysAgo }: AnnouncementSeed,
  now: number,
) {
  const told = {
    title: title.zh,
    titleEn: title.en,
    content: content.map(({ zh }) => zh).join('\n\n'),
    contentEn: content.map(({ en }) => en).join('\n\n'),
  }
  await db
    .insertInto('announcement')
    .values({ tenant, key, createTime: now - justBefore - daysAgo * day, ...told })
    .onConflict((conflict) => conflict.columns(['tenant', 'key']).doUpdateSet(told))
    .execute()
}

async function putMessage(
  db: Executor,
  { key, title, content, daysAgo }: MessageSeed,
  accountId: number,
  now: number,
) {
  const told = { title: title.zh, titleEn: title.en, content: content.zh, contentEn: content.en }
  const createTime = now - justBefore - daysAgo * day
  await db
    .insertInto('message')
    .values({ tenant, key, accountId, createTime, readAt: null, ...told })
    .onConflict((conflict) => conflict.columns(['tenant', 'accountId', 'key']).doUpdateSet(told))
    .execute()
}
