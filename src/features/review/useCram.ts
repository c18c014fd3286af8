import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useCanAsk, useShowable } from '../../parts/useShowable.ts'
import { examMaterialQuery } from '../../queries/practice/exam.ts'
import { askedHere, askedQuery, loadTested } from '../../queries/practice/tested.ts'
import { placesOf } from '../../rules/review/asked.ts'
import { mostMissed, setsOf } from '../../rules/review/cram.ts'
import type { Candidate } from '../../rules/review/plan.ts'
import { neverTested, type UntestedStructure } from './structures.ts'
import type { Review } from './useReview.ts'

interface Part {
  missed?: Candidate
  structure?: UntestedStructure
  ms: number
}

/** 20 minutes of it. */
export interface CramSet {
  missed: Candidate[]
  structures: UntestedStructure[]
  ms: number
}

/** so many structures make ten sets: nobody does more in three days */
const most = 400
const kind = 'TIANKONG'

const setOf = (parts: readonly Part[]): CramSet => ({
  missed: parts.flatMap(({ missed }) => missed ?? []),
  structures: parts.flatMap(({ structure }) => structure ?? []),
  ms: parts.reduce((sum, { ms }) => sum + ms, 0),
})

/** Query of the places and structures that this person was asked about on this device. */
const hereQuery = () => ({
  queryKey: ['device', 'tested'] as const,
  queryFn: async () => ({ places: await askedHere(), tested: await loadTested() }),
  networkMode: 'always' as const,
  staleTime: 0,
  gcTime: 0,
})

/**
 * 考前突击 in sets: the most missed first, then the structures of these subjects that nobody asked about.
 * @param subjects by id; none: only what was missed
 */
export function useCram(
  review: Review | null,
  subjects: readonly number[],
): { sets: CramSet[]; busy: boolean } {
  const enabled = subjects.length > 0
  const here = useQuery({ ...hereQuery(), enabled })
  const told = useQuery({ ...askedQuery(), enabled })
  const isAsking = useCanAsk()
  const found = useQueries({
    queries: subjects.map((id) => examMaterialQuery({ kind: 'subject', id }, isAsking)),
    combine: (all) => ({
      materials: all.flatMap(({ data }) => data?.materials ?? []),
      isReached: all.every(({ data }) => data?.reached ?? true),
      busy: all.some(({ isPending }) => isPending),
    }),
  })
  const { may, isPending } = useShowable(found.isReached)
  const structures = useMemo(() => {
    if (!here.data || told.isPending || found.busy || isPending) return []
    const missed = review?.book.questions.flatMap(placesOf) ?? []
    // Without a network, or with a platform that does not tell it, only the places known on this device count.
    const elsewhere = told.data?.places ?? []
    const { places, tested } = here.data
    return neverTested(found.materials, [...places, ...elsewhere, ...missed], tested, may).slice(0, most)
  }, [here.data, told.data, told.isPending, found, isPending, may, review?.book.questions])
  const sets = useMemo(() => {
    if (!review) return []
    const missed = mostMissed(review.all).map((one): Part => ({ missed: one, ms: one.ms }))
    const ms = review.usual(kind)
    const never = structures.map((structure): Part => ({ structure, ms }))
    return setsOf([...missed, ...never]).map(setOf)
  }, [review, structures])
  return { sets, busy: found.busy || (enabled && (isPending || here.isPending || told.isPending)) }
}
