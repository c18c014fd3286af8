import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { chapterSizes, type Sizes } from '../../../contract/sync.ts'
import { query } from '../../../queries/engine/query.ts'

/** What each chapter of a subject takes on this device, in one call; none is known until it came. */
export function useChapterSizes(subjectId: number, enabled: boolean): ReadonlyMap<number, Sizes> {
  const { data } = useQuery({ ...query(chapterSizes, { subjectId }), enabled })
  return useMemo(() => new Map(data?.map(({ catalogId, sizes }) => [catalogId, sizes])), [data])
}
