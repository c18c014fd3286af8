import { useQuery } from '@tanstack/react-query'
import { adminCatalogTree, adminSubjectTree } from '../../contract/admin/adminSchool.ts'
import { adminQuery } from '../../queries/admin/admin.ts'
import { useNames } from '../../ui/bilingual.ts'
import { placeItems } from './PlaceFields.tsx'

/** Subjects that the caller looks after, and the catalogues of one of them. */
export function useManagedPlaces(subjectId: number) {
  const { pick } = useNames()
  const nameOf = ({ name, nameEn }: { name: string; nameEn: string }) => pick(name, nameEn)
  const subjects = useQuery(adminQuery(adminSubjectTree, {})).data ?? []
  const catalogs = useQuery({
    ...adminQuery(adminCatalogTree, { subjectId: subjectId || 1 }),
    enabled: subjectId > 0,
  }).data
  return {
    subjects: placeItems(subjects, nameOf),
    catalogs: subjectId > 0 ? placeItems(catalogs ?? [], nameOf) : [],
  }
}
