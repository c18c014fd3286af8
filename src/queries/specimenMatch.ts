/** Which specimens a filter leaves, on this device: what the service does for its lists. Pure. */
import type { Mark, MarkHit, Specimen, SpecimenKind } from '../contract/specimens.ts'
import { foldWord, holdsWord } from '../rules/keyword.ts'

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
export function fits(specimen: Specimen, filter: LocalFilter): boolean {
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

const wordsOf = ({ name, nameEn, nameLatin, source, sourceEn }: Specimen) => [
  name,
  nameEn,
  nameLatin,
  source,
  sourceEn,
]

const namesOf = ({ name, nameEn, nameLatin, aliases }: Mark) => [name, nameEn, nameLatin, ...aliases]

const isCalled = (mark: Mark, keyword: string) =>
  namesOf(mark).some((name) => foldWord(name) === foldWord(keyword))

const hitOf = ({ id, name, nameEn, nameLatin }: Mark): MarkHit => ({ markId: id, name, nameEn, nameLatin })

/**
 * The specimen where the keyword is found in its own words (`hit` null) or in a mark's names and other names (`hit`
 * says which); null where it is not found.
 */
export function found(
  specimen: Specimen,
  marks: readonly Mark[],
  keyword: string | undefined,
): Specimen | null {
  if (!keyword || foldWord(keyword) === '') return specimen
  if (holdsWord(wordsOf(specimen), keyword)) return { ...specimen, hit: null }
  const named = marks.filter((mark) => holdsWord(namesOf(mark), keyword))
  // one that is called so before one that only holds the word
  const exact = named.find((mark) => isCalled(mark, keyword))
  const [mark] = exact ? [exact] : named
  return mark ? { ...specimen, hit: hitOf(mark) } : null
}

/** How near what was found is, the nearest 0: in its own words, in a mark that is called so, within a mark's name. */
export function nearness({ hit }: Specimen, marks: readonly Mark[], keyword: string | undefined): number {
  if (!hit || !keyword) return 0
  const mark = marks.find(({ id }) => id === hit.markId)
  return mark && isCalled(mark, keyword) ? 1 : 2
}
