/** Things that a lab needs: their names and versions, and how deep a device keeps each. */

import type { Depth, KeepKind } from '../../../src/contract/sync.ts'
import type { PreparedItem, PreparedKind } from '../../../src/contract/teaching/prepare.ts'
import type { Context } from '../../context.ts'
import { notFound } from '../../http/failure.ts'
import { openChapter } from '../../library/catalog.ts'
import { seenAmong } from '../../library/specimen.ts'
import { marksFor } from '../../store/db.ts'
import { tenant } from '../../store/schema.ts'
import { coursewareFor } from '../coursewares.ts'

/** How a device keeps each kind, at the smallest depth that suffices. */
const keptAs: Record<PreparedKind, { keepKind: KeepKind; depth: Depth }> = {
  specimen: { keepKind: 'specimen', depth: 'full' },
  marks: { keepKind: 'specimen', depth: 'focus' },
  chapter: { keepKind: 'chapter', depth: 'focus' },
  courseware: { keepKind: 'courseware', depth: 'focus' },
}

export const depthFor = (kind: PreparedKind): Depth => keptAs[kind].depth

export interface ItemRow {
  preparationId: number
  kind: PreparedKind
  refId: number
}

interface ThingRow {
  id: number
  name: string
  nameEn: string
  thumbnail: string
  version: number
}

/** The table of each kind, as `ThingRow`. */
const thingsSql: Record<KeepKind & ('specimen' | 'chapter' | 'courseware'), string> = {
  specimen: 'select "id", "name", "nameEn", "thumbnailPath" as "thumbnail", 0 as "version" from "specimen"',
  chapter: `select "id", "name", "nameEn", '' as "thumbnail", 0 as "version" from "catalog"`,
  courseware: 'select "id", "name", "nameEn", "thumbnail", "version" from "courseware"',
}

async function thingsOf({ rows }: Pick<Context, 'rows'>, kind: keyof typeof thingsSql, ids: number[]) {
  if (ids.length === 0) return new Map<number, ThingRow>()
  const found = await rows<ThingRow>(`${thingsSql[kind]} where "tenant" = ? and "id" in (${marksFor(ids)})`, [
    tenant,
    ...ids,
  ])
  return new Map(found.map((row) => [row.id, row]))
}

/** The items of these preparations, in order; a thing that is gone or hidden from the caller by now is left out. */
export async function itemsOf(
  context: Context,
  preparationIds: readonly number[],
): Promise<Map<number, PreparedItem[]>> {
  if (preparationIds.length === 0) return new Map()
  const rows = await context.rows<ItemRow>(
    `select "preparationId", "kind", "refId" from "preparationItem" where "tenant" = ?
      and "preparationId" in (${marksFor(preparationIds)}) order by "preparationId", "position"`,
    [tenant, ...preparationIds],
  )
  const idsOf = (keepKind: KeepKind) => [
    ...new Set(rows.filter(({ kind }) => keptAs[kind].keepKind === keepKind).map(({ refId }) => refId)),
  ]
  const specimens = await thingsOf(context, 'specimen', await seenAmong(context, idsOf('specimen')))
  const chapters = await thingsOf(context, 'chapter', idsOf('chapter'))
  const coursewares = await thingsOf(context, 'courseware', idsOf('courseware'))
  const things = { specimen: specimens, chapter: chapters, courseware: coursewares }
  const items = rows.flatMap(({ preparationId, kind, refId }) => {
    const { keepKind, depth } = keptAs[kind]
    const thing = things[keepKind as keyof typeof things].get(refId)
    if (!thing) return []
    const { id, name, nameEn, thumbnail, version } = thing
    const item: PreparedItem = {
      id,
      name,
      nameEn,
      kind,
      thumbnail,
      keepKind,
      depth,
      version: keepKind === 'courseware' ? String(version) : '',
    }
    return [{ preparationId, item }]
  })
  const byPreparation = Map.groupBy(items, ({ preparationId }) => preparationId)
  return new Map([...byPreparation].map(([id, own]) => [id, own.map(({ item }) => item)]))
}

/** @throws Failure 404 where the caller does not see one of them */
export async function mustSeeItems(
  context: Context,
  items: readonly { kind: PreparedKind; id: number }[],
): Promise<void> {
  const specimens = items.filter(({ kind }) => kind === 'specimen' || kind === 'marks').map(({ id }) => id)
  if ((await seenAmong(context, specimens)).length < specimens.length) throw notFound()
  for (const { kind, id } of items) {
    if (kind === 'chapter') await openChapter(context, id)
    if (kind === 'courseware') await coursewareFor(context, id)
  }
}
