/**
 * Whose pictures are for everybody is decided here alone: those of a specimen that is shown to all, and of one that a
 * question of the school's asks about. All others stand below media/own/, where each request is checked.
 */
import type { Context, Service } from './context.ts'
import { marksFor } from './db.ts'
import { type SpecimenRow, tenant } from './schema.ts'

type Shown = Pick<SpecimenRow, 'id' | 'published' | 'deleted'>

/** Which of these specimens a question asks about, or a part of a case. @param creators whose questions; 0: the school's */
export async function askedAmong(
  { rows }: Pick<Context, 'rows'>,
  creators: readonly number[],
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const asked = await rows<{ id: number }>(
    `select distinct "specimenId" as "id" from "questionShows" where "tenant" = ?
      and "specimenId" in (${marksFor(ids)}) and "creator" in (${marksFor(creators)})`,
    [tenant, ...ids, ...creators],
  )
  return new Set(asked.map(({ id }) => id))
}

/** The ids of those whose pictures are for everybody. */
export async function openAmong(
  asker: Pick<Context, 'rows'>,
  specimens: readonly Shown[],
): Promise<Set<number>> {
  const isShown = ({ published, deleted }: Shown) => published === 1 && deleted === 0
  const shown = specimens.filter(isShown).map(({ id }) => id)
  const hidden = specimens.filter((one) => !isShown(one)).map(({ id }) => id)
  const asked = await askedAmong(asker, [0], hidden)
  return new Set([...shown, ...hidden.filter((id) => asked.has(id))])
}

/** Whether the pictures of a specimen are for everybody. */
export async function isOpen({ rows }: Pick<Context, 'rows'>, id: number): Promise<boolean> {
  const found = await rows<Shown>(
    'select "id", "published", "deleted" from "specimen" where "tenant" = ? and "id" = ?',
    [tenant, id],
  )
  return (await openAmong({ rows }, found)).has(id)
}

/** ms for which what was open is taken to be: a screenful of tiles asks once */
const fresh = 2000
const opened = new WeakMap<Service, Map<number, number>>()

/** The same for each request of a file. */
export async function wasOpen(service: Service, id: number): Promise<boolean> {
  const known = opened.get(service) ?? new Map<number, number>()
  opened.set(service, known)
  const now = performance.now()
  if ((known.get(id) ?? Number.NEGATIVE_INFINITY) > now - fresh) return true
  const is = await isOpen({ rows: service.db.rows }, id)
  if (is) known.set(id, now)
  else known.delete(id)
  return is
}
