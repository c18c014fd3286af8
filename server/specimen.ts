import { sql } from 'kysely'
import type { Specimen } from '../src/contract/specimens.ts'
import type { Executor } from './db.ts'
import { type SpecimenRow, tenant } from './schema.ts'

/** Specimens with the number of marks that every student sees. */
export const specimensIn = (db: Executor) =>
  db
    .selectFrom('specimen')
    .selectAll()
    .select(
      sql<number>`(select count(*) from "mark" where "mark"."tenant" = "specimen"."tenant"
        and "mark"."specimenId" = "specimen"."id" and "mark"."layer" <> 'personal')`.as('markCount'),
    )
    .where('specimen.tenant', '=', tenant)

/** A row as the contract has it; the picture's place only once the picture is ready. */
export function specimenOf(row: SpecimenRow & { markCount: number }): Specimen {
  const { tileUrl, tileSize, minLevel, maxLevel } = row
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
    originalPicture: row.originalPicture,
    markPicture: row.markPicture,
    fileType: row.fileType,
    kind: row.kind,
    thumbnailPath: row.thumbnailPath,
    requestId: row.requestId,
    tiles: tileUrl === null ? null : { url: tileUrl, tileSize, minLevel, maxLevel },
    drawn: row.drawn === 1,
    markCount: row.markCount,
  }
}
