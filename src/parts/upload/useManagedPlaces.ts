import { useQueries, useQuery } from '@tanstack/react-query'
import { adminCatalogTree, adminSubjectTree } from '../../contract/admin/adminSchool.ts'
import { adminQuery } from '../../queries/admin/admin.ts'
import { useNames } from '../../ui/bilingual.ts'
import { nodesDownTo, treeItems } from '../treeItems.ts'

/**
 * Subjects that the caller looks after, and the catalogues of one of them: a part of a subject has those of the subject
 * too, for its specimens may stand in either.
 */
export function useManagedPlaces(subjectId: number) {
  const { pick } = useNames()
  const nameOf = ({ name, nameEn }: { name: string; nameEn: string }) => pick(name, nameEn)
  const subjects = useQuery(adminQuery(adminSubjectTree, {})).data ?? []
  const catalogs = useQueries({
    queries: nodesDownTo(subjects, subjectId).map(({ id }) =>
      adminQuery(adminCatalogTree, { subjectId: id }),
    ),
  }).flatMap(({ data }) => data ?? [])
  return { subjects: treeItems(subjects, nameOf), catalogs: treeItems(catalogs, nameOf) }
}
