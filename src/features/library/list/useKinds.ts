import { useInfiniteQuery } from '@tanstack/react-query'
import { type SpecimenKind, specimenKinds } from '../../../contract/specimenKinds.ts'
import { specimensQuery } from '../../../queries/library/specimens.ts'
import { askedFor, type ListPlace } from '../address/place.ts'

/** The kinds to choose from: all, or, where everything of a place is loaded, those that occur; none where all are alike. */
export function useKinds(place: ListPlace, chosen: SpecimenKind | undefined): readonly SpecimenKind[] {
  const { data } = useInfiniteQuery(specimensQuery(place.source, askedFor(place, {})))
  if (!data || data.records.length < data.total) return specimenKinds
  const there = specimenKinds.filter(
    (kind) => kind === chosen || data.records.some((specimen) => specimen.kind === kind),
  )
  return there.length > 1 || chosen ? there : []
}
