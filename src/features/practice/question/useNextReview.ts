import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { QuestionId } from '../../../contract/questions.ts'
import { bookQuery } from '../../../queries/practice/books.ts'
import { reviewLogQuery } from '../../../queries/practice/review.ts'
import { memoriesOf } from '../../../rules/review/memory.ts'

/**
 * When a question of 错题本 comes back in review, ms UTC; undefined where it is not in the book or the log is not known
 * here. Both are read as they are kept, pending answers included, and not asked for at each answer.
 */
export function useNextReview(id: QuestionId): number | undefined {
  const [kept] = useState(() => ({
    book: { ...bookQuery('wrong'), enabled: false },
    log: { ...reviewLogQuery(), enabled: false },
  }))
  const item = useQuery(kept.book).data?.items.find(({ questionId }) => questionId === id)
  const entries = useQuery(kept.log).data?.entries
  return useMemo(() => {
    const own = entries?.filter(({ questionId }) => questionId === id)
    return item && own && memoriesOf([item], own).get(id)?.due
  }, [item, entries, id])
}
