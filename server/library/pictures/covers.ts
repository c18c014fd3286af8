import { uncoverBanners } from '../../notices/manageBanners.ts'
import type { Executor } from '../../store/db.ts'
import { tenant } from '../../store/schema.ts'

/** Subjects, courses and banners no longer show the pictures of these specimens: they are not for everybody any more. */
export async function uncover(db: Executor, specimenIds: readonly number[]): Promise<void> {
  for (const id of specimenIds) {
    const picture = `%/slide/${id}-%`
    await db
      .updateTable('subject')
      .set({ cover: '' })
      .where('tenant', '=', tenant)
      .where('cover', 'like', picture)
      .execute()
    await db
      .updateTable('course')
      .set({ thumbnail: '' })
      .where('tenant', '=', tenant)
      .where('thumbnail', 'like', picture)
      .execute()
    await uncoverBanners(db, picture)
  }
}
