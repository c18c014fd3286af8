/** Folders belong to a whole subject, specimens to a part of it where it has parts. */
import type { Executor } from '../store/db.ts'
import { tenant } from '../store/schema.ts'

export interface Folder {
  id: number
  parentId: number | null
  subjectId: number
}

interface Held {
  subjectId: number
  catalogId: number
  n: number
}

/** The subject of most of them; the older one of two with as many. */
function mostCommon(held: readonly Held[]): number | undefined {
  const counts = new Map<number, number>()
  for (const { subjectId, n } of held) counts.set(subjectId, (counts.get(subjectId) ?? 0) + Number(n))
  return [...counts].sort(([a, n], [b, m]) => m - n || a - b)[0]?.[0]
}

/**
 * @returns the subject into which a specimen comes with its folder: the part in which the folder's others are, else the
 * part of those in the neighbouring folders, else the whole subject
 */
export async function readHomes(db: Executor): Promise<(folder: Folder) => number> {
  const subjects = await db
    .selectFrom('subject')
    .select(['id', 'parentId'])
    .where('tenant', '=', tenant)
    .execute()
  const folders = await db
    .selectFrom('catalog')
    .select(['id', 'parentId', 'subjectId'])
    .where('tenant', '=', tenant)
    .execute()
  const held = await db
    .selectFrom('specimen')
    .select(({ fn }) => ['subjectId', 'catalogId', fn.countAll<number>().as('n')])
    .where('tenant', '=', tenant)
    .where('deleted', '=', 0)
    .groupBy(['subjectId', 'catalogId'])
    .execute()
  const wholeOf = new Map(subjects.map(({ id, parentId }) => [id, parentId]))
  const byId = new Map<number, Folder>(folders.map((folder) => [folder.id, folder]))
  const topOf = (folder: Folder): number => {
    const above = folder.parentId === null ? undefined : byId.get(folder.parentId)
    return above ? topOf(above) : folder.id
  }
  return (folder) => {
    const inParts = held.filter(({ subjectId }) => wholeOf.get(subjectId) === folder.subjectId)
    const top = topOf(folder)
    const near = inParts.filter(({ catalogId }) => {
      const other = byId.get(catalogId)
      return other !== undefined && topOf(other) === top
    })
    const own = inParts.filter(({ catalogId }) => catalogId === folder.id)
    return mostCommon(own) ?? mostCommon(near) ?? folder.subjectId
  }
}
