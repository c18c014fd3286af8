import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Specimen } from '../../../contract/specimens.ts'
import { reload } from '../../../queries/engine/paged.ts'
import { isOffline, keptSpecimensQuery } from '../../../queries/library/searchKept.ts'
import { findKeyword, fitsFilter, type LocalFilter } from '../../../queries/library/specimenMatch.ts'
import { specimensQuery } from '../../../queries/library/specimens.ts'
import { askedFor, type ListPlace, lookedFor } from '../address/place.ts'
import type { ListSearch } from './search.ts'
import { useKeptSpecimenIds } from './useKeptSpecimens.ts'

export interface SpecimenListing {
  /** undefined: nothing to show yet */
  records: readonly Specimen[] | undefined
  total: number
  /** only what this device keeps was looked through */
  onDevice: boolean
  /** it could not be had, and nothing is there to show */
  failed: boolean
  busy: boolean
  /** the part that is not loaded yet; undefined: all is */
  more?: { busy: boolean; failed: boolean; load: () => void }
  /** from its first record */
  reload: () => void
}

/** The specimen where a filter leaves it; what the service found by a keyword it has said. */
function left(one: Specimen, filter: LocalFilter): Specimen[] {
  if (!fitsFilter(one, filter)) return []
  const known = one.hit === undefined ? findKeyword(one, [], filter.keyword)?.one : one
  return known ? [known] : []
}

/**
 * The specimens that a search finds: from the service, or among what this device keeps where the service cannot be
 * reached or what is kept was asked for.
 */
export function useSpecimenListing(place: ListPlace, search: ListSearch): SpecimenListing {
  const isKept = search.kept === 1
  const kept = useKeptSpecimenIds()
  const options = specimensQuery(search.fav ? 'favourites' : place.source, askedFor(place, search))
  const list = useInfiniteQuery({ ...options, enabled: !isKept })
  // while it is asked for anew, what this device has stays on screen
  const [away, setAway] = useState(false)
  const isAway = list.isPending ? away : isOffline(list.error)
  if (isAway !== away) setAway(isAway)
  const unreached = isAway && !list.data
  const filter = lookedFor(place, search)
  const device = useQuery({
    ...keptSpecimensQuery(filter, isKept ? kept : undefined),
    enabled: isKept || unreached,
  })
  if (isKept || unreached) {
    const records = device.data
    return {
      records,
      total: records?.length ?? 0,
      onDevice: true,
      failed: device.isError,
      busy: device.isFetching || list.isFetching,
      reload: () => void (isKept ? device.refetch() : list.refetch()),
    }
  }
  const all = list.data?.records
  // a favourite that was made on this device is in every reply, also where the filters leave it out
  const records = search.fav ? all?.flatMap((one) => left(one, filter)) : all
  return {
    records,
    total: (list.data?.total ?? 0) - ((all?.length ?? 0) - (records?.length ?? 0)),
    onDevice: false,
    failed: list.isError && !list.data,
    busy: list.isFetching,
    more: list.hasNextPage
      ? {
          busy: list.isFetchingNextPage,
          failed: list.isFetchNextPageError,
          load: () => void list.fetchNextPage(),
        }
      : undefined,
    reload: () => void (list.data ? reload(options.queryKey) : list.refetch()),
  }
}
