/** The row of an imported specimen. */

import { clearCovers } from '../server/across/clearCovers.ts'
import { withoutPicture } from '../server/library/newSpecimen.ts'
import { insertSpecimens, updateSpecimens } from '../server/library/rows/specimenRows.ts'
import { keepPicture } from '../server/media/keep.ts'
import type { Made } from '../server/media/make.ts'
import { usefulObjective } from '../server/media/objective.ts'
import type { Db, Executor } from '../server/store/db.ts'
import { tenant } from '../server/store/schema.ts'
import type { FileType, SpecimenKind } from '../src/contract/specimens.ts'
import { noteMove } from './cut.ts'
import type { KnownCatalogPlace } from './known.ts'
import type { Source } from './source/source.ts'
import type { RowFacts } from './table/check.ts'

/** Where nothing else is told: after the school's own. */
const atTheEnd = 1_000_000

export interface Nature {
  kind: SpecimenKind
  fileType: FileType
  /** µm for each px, 0 where it is not known */
  scale: number
  /** the greatest useful objective, 0 where there is none */
  zoom: number
}

const microscopic: SpecimenKind[] = ['slide', 'light', 'electron']

/** A scan is a slide, and so is a picture of known scale; all else is a photograph unless the table knows better. */
export function natureOf(
  { nature, um }: Pick<Source, 'nature' | 'um'>,
  told: Pick<RowFacts, 'kind' | 'um'>,
): Nature {
  const scale = told.um ?? um
  const isSlide = nature === 'scan' || (nature === 'picture' && scale > 0)
  const pictured = scale > 0 ? 'light' : 'gross'
  const kind = told.kind ?? (isSlide ? 'slide' : pictured)
  const isMeasured = scale > 0 && microscopic.includes(kind)
  const isPhotograph = told.kind === undefined && nature === 'photograph'
  return {
    kind,
    fileType: kind === 'slide' || (isMeasured && !isPhotograph) ? 1 : 3,
    scale,
    // the objectives of a light microscope
    zoom: isMeasured && kind !== 'electron' ? usefulObjective(1 / scale) : 0,
  }
}

/** The facts that the table tells, as columns; facts that it does not tell are left out. */
function toldColumns({ texts, place, owner, published }: RowFacts) {
  return {
    ...texts,
    ...place,
    ...owner,
    ...(published === undefined ? {} : { published: published ? (1 as const) : (0 as const) }),
  }
}

interface Picture {
  key: string
  /** where the table gives none */
  name: string
  place: KnownCatalogPlace
  made: Made
  folder: string
  dataDir: string
}

/** The row stands only with its picture. @returns its id */
export function insertSpecimen(
  db: Db,
  { key, name, place, made, folder, dataDir }: Picture,
  told: RowFacts,
  nature: Nature,
): Promise<number> {
  return db.kysely.transaction().execute(async (within) => {
    const row = {
      key,
      name,
      nameEn: '',
      nameLatin: '',
      desc: '',
      descEn: '',
      creator: 0,
      creatorName: '',
      dye: '',
      dyeEn: '',
      source: '',
      sourceEn: '',
      drawn: 0,
      published: told.isHiddenAtFirst ? 0 : 1,
      position: atTheEnd,
      ...withoutPicture,
      ...place,
      ...toldColumns(told),
      ...nature,
    } as const
    const came = (await insertSpecimens(within, [row])).get(key)
    const id = came ?? (await idOf(within, key))
    // it was there, but its files are gone
    if (came === undefined)
      await updateSpecimens(within, [id], { ...toldColumns(told), ...nature, deleted: 0 })
    await noteMove(dataDir, id, made.hash)
    await updateSpecimens(within, [id], await keepPicture(made, folder, id, dataDir))
    await setPeople(within, id, told)
    return id
  })
}

/** The row of a specimen gets another picture; all else of it stays. */
export function setPicture(
  db: Db,
  { id, made, folder, dataDir }: Pick<Picture, 'made' | 'folder' | 'dataDir'> & { id: number },
): Promise<void> {
  return db.kysely.transaction().execute(async (within) => {
    await noteMove(dataDir, id, made.hash)
    await updateSpecimens(within, [id], await keepPicture(made, folder, id, dataDir))
  })
}

/** Gives a specimen that is there what the table now tells of it. @returns whether that changed anything */
export function updateSpecimen(db: Db, id: number, told: RowFacts, nature: Nature): Promise<boolean> {
  return db.kysely.transaction().execute(async (within) => {
    const row = await within
      .selectFrom('specimen')
      .selectAll()
      .where('tenant', '=', tenant)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const wanted = {
      ...toldColumns(told),
      ...(told.um === undefined && told.kind === undefined ? {} : nature),
      deleted: 0 as const,
    }
    const changed = Object.fromEntries(
      Object.entries(wanted).filter(([name, value]) => row[name as keyof typeof row] !== value),
    )
    const isNew = await setPeople(within, id, told)
    if (Object.keys(changed).length === 0) return isNew
    await updateSpecimens(within, [id], changed)
    if (changed.published === 0) await clearCovers(within, [id])
    return true
  })
}

async function idOf(db: Executor, key: string): Promise<number> {
  const specimens = db.selectFrom('specimen').select('id').where('tenant', '=', tenant)
  return (await specimens.where('key', '=', key).executeTakeFirstOrThrow()).id
}

/** @returns whether others suit now */
async function setPeople(db: Executor, specimenId: number, { suitPeople }: RowFacts): Promise<boolean> {
  if (!suitPeople) return false
  const before = await db
    .selectFrom('specimenSuit')
    .select('suitPeopleId')
    .where('tenant', '=', tenant)
    .where('specimenId', '=', specimenId)
    .execute()
  const wanted = [...new Set(suitPeople)]
  if (before.length === wanted.length && before.every(({ suitPeopleId }) => wanted.includes(suitPeopleId)))
    return false
  await db
    .deleteFrom('specimenSuit')
    .where('tenant', '=', tenant)
    .where('specimenId', '=', specimenId)
    .execute()
  const rows = wanted.map((suitPeopleId) => ({ tenant, suitPeopleId, specimenId }))
  if (rows.length > 0) await db.insertInto('specimenSuit').values(rows).execute()
  return true
}
