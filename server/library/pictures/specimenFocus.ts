/** Specimens and their archives with full power only around the marks. */
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { mediaFolder } from '../../media/address.ts'
import { type FocusColumns, makeFocusArchive } from '../../media/focus.ts'
import type { Marked } from '../../media/focusTiles.ts'
import { makingFolder } from '../../media/keep.ts'
import type { Maker } from '../../media/lock.ts'
import type { Db } from '../../store/db.ts'
import { type SpecimenRow, tenant } from '../../store/schema.ts'
import { updateSpecimens } from '../rows/specimenRows.ts'

/** Ids of the pictures whose archive has not been made yet; of a turntable group none ever is. */
export async function withoutFocus({ kysely }: Db): Promise<number[]> {
  const rows = await kysely
    .selectFrom('specimen')
    .select('id')
    .where('tenant', '=', tenant)
    .where('packFocus', '=', 0)
    .where('packUrl', 'is not', null)
    .where('fileType', '!=', 2)
    .execute()
  return rows.map(({ id }) => id)
}

/** Makes the archive of a specimen that has its picture and its marks, and writes down where it is. */
export async function makeFocus(db: Db, dataDir: string, id: number, maker: Maker): Promise<void> {
  const row = await db.kysely
    .selectFrom('specimen')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .executeTakeFirst()
  const name = mediaName(row?.packUrl)
  if (!row || !name) return
  const marks = await marksOf(db, id)
  const folder = dirname(join(mediaFolder(dataDir), name))
  const columns =
    marks.length === 0
      ? unmarked(row)
      : await makeFocusArchive({ folder, making: makingFolder(dataDir, maker) }, dirname(name), row, marks)
  await updateSpecimens(db.kysely, [id], columns)
  const before = mediaName(row.focusUrl)
  if (before && row.focusUrl !== columns.focusUrl)
    await rm(dirname(join(mediaFolder(dataDir), before)), { recursive: true, force: true })
}

const mediaName = (url: string | null | undefined) => /\/media\/(.+)$/.exec(url ?? '')?.[1]

/** Nothing stands out: all but the finest level then. */
const unmarked = ({ packStudy }: SpecimenRow): FocusColumns => ({
  focusUrl: null,
  focusEtag: '',
  packFocus: packStudy,
})

async function marksOf({ kysely }: Db, specimenId: number): Promise<Marked[]> {
  const rows = await kysely
    .selectFrom('mark')
    .select(['x', 'y', 'outline'])
    .where('tenant', '=', tenant)
    .where('specimenId', '=', specimenId)
    .where('layer', '!=', 'personal')
    .execute()
  return rows.map(({ x, y, outline }) => ({ tip: [x, y], outline: JSON.parse(outline) }))
}
