/** The school's catalogues, as files of slides and of questions name them; one that is missing is made. */
import { createHash } from 'node:crypto'
import type { Executor } from '../server/store/db.ts'
import { tenant } from '../server/store/schema.ts'

export interface Catalog {
  id: number
  key: string
  subjectId: number
  parentId: number | null
  name: string
  nameEn: string
  level: number
}

export const readCatalogs = (db: Executor): Promise<Catalog[]> =>
  db
    .selectFrom('catalog')
    .select(['id', 'key', 'subjectId', 'parentId', 'name', 'nameEn', 'level'])
    .where('tenant', '=', tenant)
    .orderBy('position')
    .execute()

export const catalogHash = (parent: string, name: string): string =>
  createHash('sha256').update(`${parent}/${name}`).digest('hex').slice(0, 10)

/** @param all the school's, as read; takes the new one in. @returns an older one where an earlier run made it */
export async function makeCatalog(
  db: Executor,
  all: Catalog[],
  subject: { id: number; key: string },
  parent: Catalog | null,
  { zh, en }: { zh: string; en: string },
): Promise<{ catalog: Catalog; isNew: boolean }> {
  const key = `${subject.key}/import-${catalogHash(parent?.key ?? '', zh)}`
  // made by an earlier run and called otherwise since
  const renamed = all.find((one) => one.key === key)
  if (renamed) return { catalog: renamed, isNew: false }
  const told = {
    key,
    subjectId: subject.id,
    parentId: parent?.id ?? null,
    name: zh.slice(0, 200),
    nameEn: en.slice(0, 200),
    level: (parent?.level ?? 0) + 1,
  }
  const position = all.filter((one) => one.parentId === told.parentId).length
  const { id } = await db
    .insertInto('catalog')
    .values({ tenant, isOpen: 1, position, ...told })
    .returning('id')
    .executeTakeFirstOrThrow()
  const catalog = { id, ...told }
  all.push(catalog)
  return { catalog, isNew: true }
}
