/**
 * P04: a subject that is not open yet closes its parts, and all that is taught in them, to everybody; its name is told.
 * What somebody has of it already (own specimens, both books, the history) stays theirs.
 *
 * Which subjects are closed is read once for each request (`closedSubjects` of its context); every statement gets their
 * ids as parameters. A recursive subquery in each statement would be planned anew each time, and Citus refuses it.
 */
import type { Context } from '../context.ts'
import { marksFor } from '../store/db.ts'
import type { Flag } from '../store/row.ts'
import { tenant } from '../store/schema.ts'
import { family } from '../store/tree.ts'

type Rows = Context['rows']

/** No id. It stands in every list of closed subjects: SQL knows no empty list. */
const noSubject = -1

/** All subjects with the one each is a part of; none where no subject is closed. */
export const subjectsSql = `select "id", "parentId", "enabled" from "subject" where "tenant" = ?
  and exists (select 1 from "subject" where "tenant" = ? and "enabled" = 0)`

interface SubjectRow {
  id: number
  parentId: number | null
  enabled: Flag
}

async function readClosedSubjects(rows: Rows): Promise<readonly number[]> {
  const all = await rows<SubjectRow>(subjectsSql, [tenant, tenant])
  const closed = all.filter(({ enabled }) => enabled === 0)
  return [noSubject, ...new Set(closed.flatMap(({ id }) => family(all, id)))]
}

/** Reads the ids when they are first asked for, and then answers the same ones: make one for each request. */
export function closedSubjectsReader(rows: Rows): Context['closedSubjects'] {
  let reading: Promise<readonly number[]> | undefined
  return () => {
    reading ??= readClosedSubjects(rows)
    return reading
  }
}

/** @param subjectId a column @param closed the closed subjects; their ids are the parameters */
export const inOpenSubject = (subjectId: string, closed: readonly number[]) =>
  `${subjectId} not in (${marksFor(closed)})`

/**
 * @param catalogId a column; 0, of a person's own question, is in no catalogue
 * @param closed the closed subjects; their ids are the parameters
 */
export const inOpenCatalog = (catalogId: string, closed: readonly number[]) =>
  `${catalogId} not in (select shut."id" from "catalog" shut
    where shut."tenant" = ${tenant} and shut."subjectId" in (${marksFor(closed)}))`

/** For the bank's index of words, which knows the catalogue of each question: joined to it, PostgreSQL would leave its index. */
export async function closedCatalogIds({
  rows,
  closedSubjects,
}: Pick<Context, 'rows' | 'closedSubjects'>): Promise<number[]> {
  const closed = await closedSubjects()
  const found = await rows<{ id: number }>(
    `select "id" from "catalog" where "tenant" = ? and "subjectId" in (${marksFor(closed)})`,
    [tenant, ...closed],
  )
  return found.map(({ id }) => id)
}
