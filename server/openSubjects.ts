/**
 * P04: a subject that is not open yet closes its parts, and all that is taught in them, to everybody; its name is told.
 * What somebody has of it already (own specimens, both books, the history) stays theirs.
 */
import { sql } from 'kysely'
import { tenant } from './schema.ts'

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

/** The school's questions that are closed: few or none, found by their catalogues. */
export const closedQuestions = `(select shut."id" from "question" shut
    where shut."tenant" = ${tenant} and shut."creator" = 0 and shut."catalogId" in ${closedCatalogs})`
