/** Which specimens a filter leaves, on this device: what the service does for its lists. Pure. */
import type { Mark, MarkHit, Specimen, SpecimenKind } from '../../contract/specimens.ts'
import { withForms } from '../../rules/words/keyword.ts'
import { findIn, type SpecimenTexts, soughtBy } from '../../rules/words/specimenWords.ts'

export interface SpecimenFilter {
  subjectId?: number
  catalogId?: number
  kind?: SpecimenKind
  dye?: string
  suitPeopleId?: number
  keyword?: string
}

/** A filter as the device applies it: a subject and a part of the catalogue with all that is below them. */
export interface LocalFilter extends Omit<SpecimenFilter, 'subjectId' | 'catalogId'> {
  subjects?: readonly number[]
  catalogs?: readonly number[]
  /** favourites only */
  collected?: true
  /** only what this person brought */
  creator?: number
}

/** Everything but the keyword. */
export function fitsFilter(specimen: Specimen, filter: LocalFilter): boolean {
  const { subjects, catalogs, kind, dye, suitPeopleId, collected, creator } = filter
  return (
    (!subjects || subjects.includes(specimen.subjectId)) &&
    (!catalogs || catalogs.includes(specimen.catalogId)) &&
    (kind === undefined || specimen.kind === kind) &&
    (dye === undefined || specimen.dye === dye) &&
    (suitPeopleId === undefined || specimen.suitPeople.includes(suitPeopleId)) &&
    (!collected || specimen.isCollected) &&
    (creator === undefined || specimen.creator === creator)
  )
}

const textsOf = (
  { name, nameEn, nameLatin, source, sourceEn, dye, dyeEn }: Specimen,
  marks: readonly Mark[],
): SpecimenTexts => ({
  own: withForms([name, nameEn, nameLatin, source, sourceEn]),
  stain: withForms([dye, dyeEn]),
  marks: marks.map((mark) => withForms([mark.name, mark.nameEn, mark.nameLatin, ...mark.aliases])),
})

const hitOf = ({ id, name, nameEn, nameLatin }: Mark): MarkHit => ({ markId: id, name, nameEn, nameLatin })

/**
 * The specimen where the keyword is found in its own words (`hit` null) or in a mark's names and other names (`hit`
 * says which); null where it is not found. `near`: the nearest 0.
 */
export function findKeyword(
  specimen: Specimen,
  marks: readonly Mark[],
  keyword: string | undefined,
): { one: Specimen; near: number } | null {
  const sought = soughtBy(keyword)
  if (sought.words.length === 0) return { one: specimen, near: 0 }
  const find = findIn(textsOf(specimen, marks), sought)
  if (!find) return null
  const mark = find.mark === null ? undefined : marks[find.mark]
  return { one: { ...specimen, hit: mark ? hitOf(mark) : null }, near: find.near }
}
