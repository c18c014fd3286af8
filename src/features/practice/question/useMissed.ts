import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { QuestionId } from '../../../contract/questions.ts'
import { bookQuery } from '../../../queries/practice/books.ts'

/**
 * Whether a question stands in 错题本, as far as it is known here: the book that is kept is read, and not asked for at
 * each answer.
 */
export function useMissed(id: QuestionId): boolean {
  // made once: its fold over what waits would run at each render
  const [kept] = useState(() => ({ ...bookQuery('wrong'), enabled: false }))
  return useQuery(kept).data?.items.some(({ questionId }) => questionId === id) ?? false
}
