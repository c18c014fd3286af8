/** A thing that can be kept for offline, and what all kinds of them ask of the library. */
import { commonMarks, personalMarks, relatedOf, specimenInfo } from '../../src/contract/specimens.ts'
import { specimenCatalog, subjectCommon } from '../../src/contract/subjects.ts'
import type { Contents, Depth } from '../../src/contract/sync.ts'
import type { Context } from '../context.ts'
import { type SpecimenRow, tenant } from '../store/schema.ts'

export const selectSpecimens = ({ db }: Context) =>
  db.selectFrom('specimen').selectAll().where('tenant', '=', tenant).orderBy('id')

export type Calls = Contents['calls']

/** The calls that a specimen's own screen makes. */
export const callsOf = ({ id }: SpecimenRow): Calls => [
  { path: specimenInfo.path, query: { id } },
  ...[commonMarks, personalMarks, relatedOf].map(({ path }) => ({ path, query: { specimenId: id } })),
]

/**
 * Calls of the lists that lead to the contents of these subjects: without them the contents are kept and nobody finds
 * them.
 */
export const listsOf = (...subjects: number[]): Calls => [
  { path: subjectCommon.path, query: {} },
  ...subjects.map((subjectId) => ({ path: specimenCatalog.path, query: { subjectId } })),
]

export interface Thing {
  name: string
  nameEn: string
  calls: Calls
  specimens: SpecimenRow[]
  /** addresses of pictures and files beside the archives */
  pictures: string[]
  /** addresses of films: they come with the full depth alone */
  films?: string[]
  /** of a lesson: how deep its views of each specimen need it; `focus` means that */
  needed?: ReadonlyMap<number, Depth>
}

/** Addresses of the pictures that stand below these specimens. */
export async function relatedPictures({ db }: Context, specimens: SpecimenRow[]): Promise<string[]> {
  const ids = specimens.map(({ id }) => id)
  const rows = await db
    .selectFrom('related')
    .select('filePath')
    .where('tenant', '=', tenant)
    .where('kind', '=', 'picture')
    .where('specimenId', 'in', ids.length > 0 ? ids : [0])
    .orderBy('id')
    .execute()
  return rows.map(({ filePath }) => filePath)
}
