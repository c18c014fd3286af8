/** Banners of the home screen, changed by administrators. */
import type { adminBannerSave, ManagedBanner } from '../../src/contract/admin/adminSchool.ts'
import type { Args } from '../../src/contract/endpoint.ts'
import type { Context } from '../context.ts'
import { notFound, refuse } from '../http/failure.ts'
import { mustBeAsOpened } from '../people/changedMeanwhile.ts'
import type { Executor } from '../store/db.ts'
import { tenant } from '../store/schema.ts'
import { recordChange } from '../system/audit.ts'

const columns = ['id', 'title', 'titleEn', 'subtitle', 'subtitleEn', 'image', 'link', 'position'] as const

const banners = ({ db }: Context) => db.selectFrom('banner').select(columns).where('tenant', '=', tenant)

export const managedBanners = (context: Context): Promise<ManagedBanner[]> =>
  banners(context).orderBy('position').orderBy('id').execute()

export async function saveBanner(within: Context, given: Args<typeof adminBannerSave>): Promise<number> {
  const { id, base, ...after } = given
  if (after.title === '') throw refuse('bannerTitleEmpty', [], { field: 'title' })
  if (id === undefined) {
    const made = await within.db
      .insertInto('banner')
      .values({ tenant, key: `own:${crypto.randomUUID()}`, ...after })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordChange(within, { what: 'banner.create', thing: 'banner', thingId: made.id, after })
    return made.id
  }
  const before = await banners(within).where('id', '=', id).forUpdate().executeTakeFirst()
  if (!before) throw notFound()
  const { id: _, ...now } = before
  await mustBeAsOpened(within, { thing: 'banner', thingId: id }, { base, now, after })
  await within.db.updateTable('banner').set(after).where('tenant', '=', tenant).where('id', '=', id).execute()
  const facts = { before: { ...before }, after }
  await recordChange(within, { what: 'banner.edit', thing: 'banner', thingId: id, ...facts })
  return id
}

export async function removeBanner(within: Context, id: number): Promise<void> {
  const before = await banners(within).where('id', '=', id).executeTakeFirst()
  if (!before) throw notFound()
  await within.db.deleteFrom('banner').where('tenant', '=', tenant).where('id', '=', id).execute()
  const facts = { before: { ...before } }
  await recordChange(within, { what: 'banner.remove', thing: 'banner', thingId: id, ...facts })
}

/** Takes pictures off the banners that show them. @param picture a LIKE pattern of their addresses */
export async function uncoverBanners(db: Executor, picture: string): Promise<void> {
  await db
    .updateTable('banner')
    .set({ image: '' })
    .where('tenant', '=', tenant)
    .where('image', 'like', picture)
    .execute()
}
