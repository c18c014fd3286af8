import { useQueries, useQuery } from '@tanstack/react-query'
import { adminCatalogTree, adminSubjectTree, type ManagedSubject } from '../../contract/admin/adminSchool.ts'
import { adminQuery } from '../../queries/admin/admin.ts'
import { useNames } from '../../ui/bilingual.ts'
import { treeItems } from '../treeItems.ts'

/** The ids of the subjects down to this one; empty where it is not among them. */
function pathTo(subjects: readonly ManagedSubject[], id: number): number[] {
  for (const subject of subjects) {
    if (subject.id === id) return [id]
    const below = pathTo(subject.children, id)
    if (below.length > 0) return [subject.id, ...below]
  }
  return []
}

/**
 * Subjects that the caller looks after, and the catalogues of one of them: a part of a subject has those of the subject
 * too, for its specimens may stand in either.
 */
export function useManagedPlaces(subjectId: number) {
  const { pick } = useNames()
  const nameOf = ({ name, nameEn }: { name: string; nameEn: string }) => pick(name, nameEn)
  const subjects = useQuery(adminQuery(adminSubjectTree, {})).data ?? []
  const catalogs = useQueries({
    queries: pathTo(subjects, subjectId).map((id) => adminQuery(adminCatalogTree, { subjectId: id })),
  }).flatMap(({ data }) => data ?? [])
  return { subjects: treeItems(subjects, nameOf), catalogs: treeItems(catalogs, nameOf) }
}
