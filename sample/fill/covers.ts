import type { Executor } from '../../server/store/db.ts'
import { tenant } from '../../server/store/schema.ts'
import type { SpecimenSeed } from '../school/types.ts'
import type { School } from './school.ts'

/** The smaller picture beside a thumbnail. */
const coverBeside = (thumbnail: string) => thumbnail.replace(/thumb\.webp$/, 'cover.webp')

const setCover = (db: Executor, key: string, cover: string) =>
  db.updateTable('subject').set({ cover }).where('tenant', '=', tenant).where('key', '=', key).execute()

/** Gives subjects and their parts, courses and banners the pictures of their specimens, as far as they are made. */
export async function fillCovers(
  db: Executor,
  { subjects, specimens, courses, banners }: School,
): Promise<void> {
  const rows = await db
    .selectFrom('specimen')
    .select(['key', 'thumbnailPath'])
    .where('tenant', '=', tenant)
    .where('state', '=', 'ready')
    .where('published', '=', 1)
    .where('deleted', '=', 0)
    .execute()
  const ready = new Map(rows.map(({ key, thumbnailPath }) => [key, coverBeside(thumbnailPath)]))
  for (const { key, catalog, children } of subjects) {
    const first = (leaves?: Set<string>) => {
      const fits = (seed: SpecimenSeed) => seed.subject === key && (leaves?.has(seed.catalog) ?? true)
      const own = specimens.find((seed) => fits(seed) && ready.has(seed.key))
      return own && ready.get(own.key)
    }
    const whole = first()
    if (whole) await setCover(db, key, whole)
    for (const part of children ?? []) {
      const held = catalog.filter((top) => part.catalogs.includes(top.key))
      const cover =
        first(new Set(held.flatMap((top) => (top.children ?? []).map((leaf) => leaf.key)))) ?? whole
      if (cover) await setCover(db, part.key, cover)
    }
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
