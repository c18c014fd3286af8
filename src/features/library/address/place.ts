/** Which list of specimens a screen shows, and what a filter means to the service and to this device. */
import type { SpecimenCatalogNode, Subject } from '../../../contract/subjects.ts'
import { currentOwner } from '../../../queries/engine/owner.ts'
import type { LocalFilter, SpecimenFilter } from '../../../queries/library/specimenMatch.ts'
import { pathTo } from '../catalog/catalog.ts'
import type { ListSearch } from '../list/search.ts'

export interface ListPlace {
  /** all that a student finds, or what the person brought */
  source: 'library' | 'mine'
  /** null: all subjects */
  subject: Subject | null
  /** the subject's catalogue; empty while it is not known */
  catalog: readonly SpecimenCatalogNode[]
}

const below = <T extends { id: number }>(node: T, inside: (node: T) => readonly T[]): number[] => [
  node.id,
  ...inside(node).flatMap((child) => below(child, inside)),
]

/** As the service is asked. */
export const askedFor = ({ subject }: ListPlace, search: ListSearch): SpecimenFilter => ({
  subjectId: subject?.id,
  catalogId: search.catalog,
  kind: search.kind,
  dye: search.dye,
  suitPeopleId: search.people,
  // full-width letters are the same letters
  keyword: search.keyword?.normalize('NFKC'),
})

/** As this device looks among what it keeps. */
export function lookedFor({ source, subject, catalog }: ListPlace, search: ListSearch): LocalFilter {
  const node = pathTo(catalog, search.catalog).at(-1)
  // an address may name a catalogue that this device has not heard of
  const unknown = search.catalog ? [search.catalog] : undefined
  return {
    subjects: subject ? below(subject, ({ children }) => children) : undefined,
    catalogs: node ? below(node, ({ items }) => items) : unknown,
    kind: search.kind,
    dye: search.dye,
    suitPeopleId: search.people,
    keyword: search.keyword,
    collected: search.fav ? true : undefined,
    creator: source === 'mine' ? currentOwner()?.user : undefined,
  }
}
