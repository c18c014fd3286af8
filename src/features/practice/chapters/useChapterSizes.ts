import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { chapterSizes, type Sizes } from '../../../contract/sync.ts'
import { query } from '../../../queries/engine/query.ts'

/** Sizes of all chapters of a subject on this device, from one call; none is known until the reply came. */
export function useChapterSizes(subjectId: number, enabled: boolean): ReadonlyMap<number, Sizes> {
  const { data } = useQuery({ ...query(chapterSizes, { subjectId }), enabled })
  return useMemo(() => new Map(data?.map(({ catalogId, sizes }) => [catalogId, sizes])), [data])
}
