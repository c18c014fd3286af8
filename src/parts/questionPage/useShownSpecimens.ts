import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import type { Question } from '../../contract/questions.ts'
import type { Specimen } from '../../contract/specimens.ts'
import { specimenQuery } from '../../queries/library/collect.ts'
import type { ShownSpecimens } from '../../questions/types.ts'
import { specimensShown } from '../../rules/teaching/specimensShown.ts'

/** Pictures of a question of the bank and of its parts; undefined where no question is known yet. */
export function useShownSpecimens(question: Question | undefined): ShownSpecimens {
  const ids = question ? specimensShown([question]) : []
  return useQueries({
    queries: ids.map((id) => specimenQuery(id)),
    // one that cannot be had is left out: the figure then says that it is missing
    combine: (found: readonly UseQueryResult<Specimen>[]) =>
      new Map(
        found.flatMap(({ data, isError }, index): [number, Specimen | null][] => {
          const id = ids[index]
          return id === undefined || isError ? [] : [[id, data ?? null]]
        }),
      ),
  })
}
