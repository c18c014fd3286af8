import type { Executor } from '../../db.ts'
import { tenant } from '../../schema.ts'
import type { School } from './school.ts'

/** The smaller picture beside a thumbnail. */
const coverBeside = (thumbnail: string) => thumbnail.replace(/thumb\.webp$/, 'cover.webp')

/** Gives subjects, courses and banners the pictures of their specimens, as far as they are made. */
export async function fillCovers(
  db: Executor,
  { subjects, specimens, courses, banners }: School,
): Promise<void> {
  const rows = await db
    .selectFrom('specimen')
    .select(['key', 'thumbnailPath'])
    .where('tenant', '=', tenant)
    .where('state', '=', 'ready')
    .execute()
  const ready = new Map(rows.map(({ key, thumbnailPath }) => [key, coverBeside(thumbnailPath)]))
  for (const subject of subjects) {
    const own = specimens.find((specimen) => specimen.subject === subject.key && ready.has(specimen.key))
    const cover = own && ready.get(own.key)
    if (cover)
      await db
        .updateTable('subject')
        .set({ cover })
        .where('tenant', '=', tenant)
        .where('key', 'in', [subject.key, ...(subject.children ?? []).map(({ key }) => key)])
        .execute()
  }
  for (const { key, specimen } of courses) {
    const thumbnail = ready.get(specimen)
    if (thumbnail)
      await db
        .updateTable('course')
        .set({ thumbnail })
        .where('tenant', '=', tenant)
        .where('key', '=', key)
        .execute()
  }
  for (const { key, specimen } of banners) {
    const image = ready.get(specimen)
    if (image)
      await db
        .updateTable('banner')
        .set({ image })
        .where('tenant', '=', tenant)
        .where('key', '=', key)
        .execute()
  }
}
