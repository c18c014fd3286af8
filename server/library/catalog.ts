/** A row of the catalogue. */
import type { Context } from '../context.ts'
import { notFound } from '../http/failure.ts'
import { tenant } from '../store/schema.ts'

export const rowOf = ({ db }: Context, catalogId: number) =>
  db
    .selectFrom('catalog')
    .select(['id', 'subjectId', 'name', 'nameEn'])
    .where('tenant', '=', tenant)
    .where('id', '=', catalogId)

/** @throws Failure 404 where there is no such chapter */
export async function chapter(context: Context, catalogId: number) {
  const row = await rowOf(context, catalogId).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** @throws Failure 404 also where its subject is closed */
export async function openChapter(context: Context, catalogId: number) {
  const row = await rowOf(context, catalogId)
    .where('subjectId', 'not in', await context.closedSubjects())
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}
