import type { Specimen } from '../../src/contract/specimens.ts'
import type { Context } from '../context.ts'
import { notFound } from '../http/failure.ts'
import { ownUrl } from '../media/address.ts'
import { marksFor } from '../store/db.ts'
import { type SpecimenRow, tenant } from '../store/schema.ts'
import { inOpenSubject } from './openSubjects.ts'
import { isAskedAbout, openAmong } from './pictures/openPictures.ts'

export type Asker = Pick<Context, 'rows' | 'caller' | 'closedSubjects'>

/** The condition that the caller sees the specimens `s`: those shown to all, and their own. */
export async function seenBy({
  caller,
  closedSubjects,
}: Pick<Context, 'caller' | 'closedSubjects'>): Promise<{ sql: string; values: number[] }> {
  const closed = await closedSubjects()
  return {
    sql: `s."deleted" = 0
      and ((s."published" = 1 and ${inOpenSubject('s."subjectId"', closed)}) or s."creator" = ?)`,
    values: [...closed, caller.accountId],
  }
}

const specimensSql = (ids: readonly number[]) => `select s.*,
    (select count(*) from "mark" m where m."tenant" = s."tenant" and m."specimenId" = s."id"
      and m."layer" <> 'personal') as "markCount",
    (select count(*) from "collectSpecimen" c where c."tenant" = s."tenant" and c."accountId" = ?
      and c."specimenId" = s."id") as "collected"
  from "specimen" s where s."tenant" = ? and s."id" in (${marksFor(ids)})`

const suitSql = (ids: readonly number[]) => `select "specimenId", "suitPeopleId" from "specimenSuit"
  where "tenant" = ? and "specimenId" in (${marksFor(ids)}) order by "suitPeopleId"`

type Found = SpecimenRow & { markCount: number; collected: number }

/** The specimens of these ids, in their order, whoever may see them; one that does not exist is left out. */
export async function specimensOf(asker: Asker, ids: readonly number[]): Promise<Specimen[]> {
  if (ids.length === 0) return []
  const { rows, caller } = asker
  const [found, suits] = await Promise.all([
    rows<Found>(specimensSql(ids), [caller.accountId, tenant, ...ids]),
    rows<{ specimenId: number; suitPeopleId: number }>(suitSql(ids), [tenant, ...ids]),
  ])
  const byId = new Map(found.map((row) => [row.id, row]))
  const open = await openAmong(asker, found)
  const people = Map.groupBy(suits, ({ specimenId }) => specimenId)
  return ids.flatMap((id) => {
    const row = byId.get(id)
    const suitPeople = (people.get(id) ?? []).map(({ suitPeopleId }) => suitPeopleId)
    return row ? [specimenOf(row, suitPeople, open.has(id))] : []
  })
}

/** The ids among these that the caller sees, in their order. */
export async function seenAmong(asker: Asker, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const visible = await seenBy(asker)
  const found = await asker.rows<{ id: number }>(
    `select s."id" from "specimen" s where s."tenant" = ? and s."id" in (${marksFor(ids)}) and ${visible.sql}`,
    [tenant, ...ids, ...visible.values],
  )
  const seen = new Set(found.map(({ id }) => id))
  return ids.filter((id) => seen.has(id))
}

/** @throws Failure 404 where there is no such specimen, or where it is hidden and another's */
export async function mustSee(context: Asker, id: number): Promise<void> {
  if ((await seenAmong(context, [id])).length === 0) throw notFound()
}

/** A question may ask about a specimen that stands in no list. @throws Failure 404 */
export async function mustSeeOrBeAsked(context: Asker, id: number): Promise<void> {
  if ((await seenAmong(context, [id])).length > 0) return
  if (!(await isAskedAbout(context, id))) throw notFound()
}

/** @throws Failure 404 */
export async function oneSpecimen(context: Asker, id: number): Promise<Specimen> {
  const [specimen] = await specimensOf(context, [id])
  if (!specimen) throw notFound()
  return specimen
}

/** A row as the contract has it; the picture's place only once the picture is ready. @param isOpen its pictures */
function specimenOf(row: Found, suitPeople: number[], isOpen: boolean): Specimen {
  const { tileUrl, tileSize, minLevel, maxLevel } = row
  const url = (address: string) => (isOpen ? address : ownUrl(address))
  return {
    id: row.id,
    subjectId: row.subjectId,
    catalogId: row.catalogId,
    name: row.name,
    nameEn: row.nameEn,
    nameLatin: row.nameLatin,
    desc: row.desc,
    descEn: row.descEn,
    creator: row.creator,
    creatorName: row.creatorName,
    dye: row.dye,
    dyeEn: row.dyeEn,
    source: row.source,
    sourceEn: row.sourceEn,
    width: row.width,
    height: row.height,
    scale: row.scale,
    zoom: row.zoom,
    pictureNum: row.pictureNum,
    originalPicture: url(row.originalPicture),
    markPicture: url(row.markPicture),
    fileType: row.fileType,
    kind: row.kind,
    thumbnailPath: url(row.thumbnailPath),
    requestId: row.requestId,
    tiles: tileUrl === null ? null : { url: url(tileUrl), tileSize, minLevel, maxLevel },
    drawn: row.drawn === 1,
    markCount: row.markCount,
    suitPeople,
    isCollected: row.collected > 0,
    published: row.published === 1,
  }
}
