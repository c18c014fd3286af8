/**
 * Whose pictures are for everybody is decided here alone: those of a specimen that is shown to all, and of one that a
 * question of the school's asks about. All others stand below media/own/, where each request is checked.
 */
import type { Context, Service } from '../../context.ts'
import { marksFor } from '../../store/db.ts'
import { type SpecimenRow, tenant } from '../../store/schema.ts'
import { closedSubjectsReader, inOpenCatalog, inOpenSubject } from '../openSubjects.ts'

type Shown = Pick<SpecimenRow, 'id' | 'published' | 'deleted'>

type Ids = { id: number }[]

/** Of a context, what asking for open pictures needs. */
type Asker = Pick<Context, 'rows' | 'closedSubjects'>

/** Which of these specimens a question of the school's asks about, or a part of a case. */
async function askedAmong({ rows, closedSubjects }: Asker, ids: readonly number[]): Promise<Ids> {
  if (ids.length === 0) return []
  const closed = await closedSubjects()
  return rows(
    `select distinct "specimenId" as "id" from "questionShows" where "tenant" = ?
      and "specimenId" in (${marksFor(ids)}) and "creator" = 0 and ${inOpenCatalog('"catalogId"', closed)}`,
    [tenant, ...ids, ...closed],
  )
}

/** Whether a question asks the caller about a specimen: the school's, one's own, or one in one's books. */
export async function isAskedAbout(
  { rows, caller, closedSubjects }: Asker & Pick<Context, 'caller'>,
  id: number,
): Promise<boolean> {
  const closed = await closedSubjects()
  const asked = await rows<object>(
    `select 1 as "is" from "questionShows" q where q."tenant" = ? and q."specimenId" = ? and q."creator" in (0, ?)
      and (${inOpenCatalog('q."catalogId"', closed)} or exists (select 1 from "bookItem" i where i."tenant" = q."tenant"
        and i."accountId" = ? and i."book" in ('wrong', 'collection') and i."questionId" = q."questionId")) limit 1`,
    [tenant, id, caller.accountId, ...closed, caller.accountId],
  )
  return asked.length > 0
}

async function inOpenSubjects({ rows, closedSubjects }: Asker, specimens: readonly Shown[]): Promise<Ids> {
  if (specimens.length === 0) return []
  const closed = await closedSubjects()
  return rows(
    `select "id" from "specimen" where "tenant" = ? and "id" in (${marksFor(specimens)})
      and ${inOpenSubject('"subjectId"', closed)}`,
    [tenant, ...specimens.map(({ id }) => id), ...closed],
  )
}

/** The ids of those whose pictures are for everybody. */
export async function openAmong(asker: Asker, specimens: readonly Shown[]): Promise<Set<number>> {
  const listed = specimens.filter(({ published, deleted }) => published === 1 && deleted === 0)
  const open = new Set((await inOpenSubjects(asker, listed)).map(({ id }) => id))
  const hidden = specimens.flatMap(({ id }) => (open.has(id) ? [] : [id]))
  for (const { id } of await askedAmong(asker, hidden)) open.add(id)
  return open
}

/** Whether the pictures of a specimen are for everybody. */
export async function isOpen(asker: Asker, id: number): Promise<boolean> {
  const found = await asker.rows<Shown>(
    'select "id", "published", "deleted" from "specimen" where "tenant" = ? and "id" = ?',
    [tenant, id],
  )
  return (await openAmong(asker, found)).has(id)
}

/** How long (ms) an open picture is taken to stay open: so a screenful of tiles asks the database once. */
const freshMs = 2000
const opened = new WeakMap<Service, Map<number, number>>()

/** Answers as `isOpen` does, for each request of a file. */
export async function wasOpen(service: Service, id: number): Promise<boolean> {
  const known = opened.get(service) ?? new Map<number, number>()
  opened.set(service, known)
  const now = performance.now()
  if ((known.get(id) ?? Number.NEGATIVE_INFINITY) > now - freshMs) return true
  const { rows } = service.db
  const is = await isOpen({ rows, closedSubjects: closedSubjectsReader(rows) }, id)
  if (is) known.set(id, now)
  else known.delete(id)
  return is
}
