import { catalogKey, found, type SchoolPlaces } from '../../exchange/newSchool/fillSubjects.ts'
import { withoutPicture } from '../../server/library/newSpecimen.ts'
import { insertSpecimens, updateSpecimens } from '../../server/library/rows/specimenRows.ts'
import type { Executor } from '../../server/store/db.ts'
import type { SpecimenSeed, TeacherSeed } from '../school/types.ts'
import { idsOf } from './ids.ts'

/** Whom specimens may belong to. */
export interface Owners {
  teachers: TeacherSeed[]
  /** ids by login name */
  accounts: ReadonlyMap<string, number>
}

/** The columns of who brought a specimen. @param by what refers to the teacher */
export function creatorOf(teacher: string | undefined, { teachers, accounts }: Owners, by: string) {
  if (teacher === undefined) return { creator: 0, creatorName: '' }
  const name = teachers.find(({ key }) => key === teacher)?.name.zh ?? ''
  return { creator: found(accounts, teacher, by), creatorName: name }
}

/**
 * Rows before pictures; a picture that is there already stays, and so does what its owner hid or deleted.
 * @returns ids by key
 */
export async function fillSpecimens(
  db: Executor,
  seeds: SpecimenSeed[],
  places: SchoolPlaces,
  owners: Owners,
): Promise<Map<string, number>> {
  const known = await idsOf(db, 'specimen')
  for (const [position, seed] of seeds.entries()) {
    const { key, name, desc, dye, source, fileType, kind } = seed
    const told = {
      subjectId: found(places.homes, catalogKey(seed.subject, seed.catalog), key),
      catalogId: found(places.catalogs, catalogKey(seed.subject, seed.catalog), key),
      name: name.zh,
      nameEn: name.en,
      nameLatin: name.la ?? '',
      desc: desc.zh,
      descEn: desc.en,
      dye: dye.zh,
      dyeEn: dye.en,
      source: source.zh,
      sourceEn: source.en,
      fileType,
      kind,
      position,
      ...creatorOf(seed.owner, owners, key),
    }
    const id = known.get(key)
    if (id !== undefined) await updateSpecimens(db, [id], told)
    else {
      const published = seed.published === false ? (0 as const) : (1 as const)
      await insertSpecimens(db, [{ key, drawn: 1, published, ...withoutPicture, ...told }])
    }
  }
  return idsOf(db, 'specimen')
}
