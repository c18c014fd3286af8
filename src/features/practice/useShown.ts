import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { AnyQuestion } from '../../contract/questions.ts'
import { specimenForQuestion } from '../../contract/specimens.ts'
import { query } from '../../queries/engine/query.ts'
import type { ShownSpecimens } from '../../questions/types.ts'
import { specimensShown } from '../../rules/teaching/specimensShown.ts'
import type { QuestionSource } from './sources/questionSource.ts'

/** The specimens that a question shows: the source's, and those it has not, asked for one by one (C036). */
export function useShown({ specimens }: QuestionSource, question: AnyQuestion | undefined): ShownSpecimens {
  const missing = useMemo(() => {
    const wanted = question ? specimensShown([question]) : []
    return wanted.filter((id) => !specimens.has(id))
  }, [specimens, question])
  const asked = useQueries({
    queries: missing.map((id) => query(specimenForQuestion, { id })),
    combine: (replies) => replies.map(({ data, isPending }) => data ?? (isPending ? null : undefined)),
  })
  return useMemo(() => {
    if (missing.length === 0) return specimens
    const shown = new Map<number, ((typeof asked)[number] & object) | null>(specimens)
    for (const [at, id] of missing.entries()) {
      const one = asked[at]
      if (one !== undefined) shown.set(id, one)
    }
    return shown
  }, [specimens, missing, asked])
}
