import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { specimensQuery } from '../../../queries/library/specimens.ts'
import type { ListPlace } from '../address/place.ts'
import type { ListSearch } from '../list/search.ts'

/** Action on the chosen specimens: one's own are deleted, favourites are favourites no longer. */
export type BulkAction = { does: 'delete'; subjectId: number } | { does: 'uncollect' }

export interface Choosing {
  deed: BulkAction
  picked: ReadonlySet<number>
  onPicked: (picked: ReadonlySet<number>) => void
  onEnd: () => void
}

export interface Chooser {
  /** there is something to choose from */
  possible: boolean
  choosing: Choosing | null
  onBegin: () => void
}

function deedIn({ source, subject }: Omit<ListPlace, 'catalog'>, { fav }: ListSearch): BulkAction | null {
  if (source === 'mine') return subject && { does: 'delete', subjectId: subject.id }
  return fav ? { does: 'uncollect' } : null
}

/** Several are chosen in a list; in another list, or in all instead of favourites, nothing is chosen yet. */
export function usePicking(place: Omit<ListPlace, 'catalog'>, search: ListSearch): Chooser {
  const deed = deedIn(place, search)
  // of all, whatever is searched for: where there is none, there is nothing to choose
  const all = useInfiniteQuery({
    ...specimensQuery(place.source === 'mine' ? 'mine' : 'favourites', { subjectId: place.subject?.id }),
    enabled: deed !== null,
  })
  const at = `${deed?.does} ${place.subject?.id}`
  const nothing = { at, picked: null as ReadonlySet<number> | null }
  const [chosen, setChosen] = useState(nothing)
  if (chosen.at !== at) setChosen(nothing)
  const set = (picked: ReadonlySet<number> | null) => setChosen({ at, picked })
  const { picked } = chosen
  return {
    possible: deed !== null && all.data?.total !== 0,
    choosing: deed && picked && { deed, picked, onPicked: set, onEnd: () => set(null) },
    onBegin: () => set(new Set()),
  }
}
