import type { Executor } from '../../db.ts'
import { tenant } from '../../schema.ts'
import { catalogKey } from '../fill/subjects.ts'

export interface Place {
  subjectId: number
  catalogId: number
}

/**
 * Where imported specimens go.
 * @param catalog key, with or without the subject's, or id
 * @throws an Error that names what there is
 */
export async function findPlace(db: Executor, subject: string, catalog: string): Promise<Place> {
  const subjects = await db
    .selectFrom('subject')
    .select(['id', 'key'])
    .where('tenant', '=', tenant)
    .where('parentId', 'is', null)
    .orderBy('position')
    .execute()
  const own = subjects.find(({ id, key }) => key === subject || String(id) === subject)
  if (!own)
    throw new Error(`There is no subject “${subject}”, only: ${subjects.map(({ key }) => key).join(', ')}`)
  const catalogs = await db
    .selectFrom('catalog')
    .select(['id', 'key', 'level'])
    .where('tenant', '=', tenant)
    .where('subjectId', '=', own.id)
    .orderBy('id')
    .execute()
  const named = [catalog, catalogKey(own.key, catalog)]
  const found = catalogs.find(({ id, key }) => named.includes(key) || String(id) === catalog)
  if (!found) {
    const keys = catalogs.map(({ key }) => key.slice(own.key.length + 1))
    throw new Error(`There is no catalogue “${catalog}” in ${own.key}, only: ${keys.join(', ')}`)
  }
  return { subjectId: own.id, catalogId: found.id }
}
