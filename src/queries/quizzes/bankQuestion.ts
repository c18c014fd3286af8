import { queryOptions } from '@tanstack/react-query'
import { type Question, questionWithAnswer } from '../../contract/questions.ts'
import { ask } from '../engine/query.ts'

/** A question of the school as it is now, to be changed: what this device keeps may be older. */
export const bankQuestionQuery = (id: number) =>
  queryOptions({
    queryKey: ['bankQuestion', id] as const,
    queryFn: async ({ signal }): Promise<Question> => ({
      ...(await ask(questionWithAnswer, { id }, signal)),
      id,
    }),
    staleTime: 0,
    gcTime: 0,
  })
