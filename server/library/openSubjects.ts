/**
 * P04: a subject that is not open yet closes its parts, and all that is taught in them, to everybody; its name is told.
 * What somebody has of it already (own specimens, both books, the history) stays theirs.
 */
import { sql } from 'kysely'
import type { Db } from '../store/db.ts'
import { tenant } from '../store/schema.ts'

const closed = `(with recursive "closed" ("id") as (
      select "id" from "subject" where "tenant" = ${tenant} and "enabled" = 0
      union select part."id" from "subject" part join "closed" whole on part."parentId" = whole."id"
        where part."tenant" = ${tenant})
    select "id" from "closed")`

/** @param subjectId a column */
export const inOpenSubject = (subjectId: string) => `${subjectId} not in ${closed}`

/** For the `where` of a builder whose rows have a subject. */
export const ofOpenSubject = sql.raw<boolean>(inOpenSubject('"subjectId"'))

const closedCatalogs = `(select shut."id" from "catalog" shut
    where shut."tenant" = ${tenant} and shut."subjectId" in ${closed})`

/** @param catalogId a column; 0, of a person's own question, is in no catalogue */
export const inOpenCatalog = (catalogId: string) => `${catalogId} not in ${closedCatalogs}`

/** For the bank's index of words, which knows the catalogue of each question: joined to it, PostgreSQL would leave its index. */
export async function closedCatalogIds(db: Db): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(`select "id" from ${closedCatalogs} shut`, [])
  return rows.map(({ id }) => id)
}
