import { useQuery } from '@tanstack/react-query'
import type { QuestionId } from '../../../contract/questions.ts'
import { notesQuery } from '../../../queries/practice/notes.ts'

/** A person's own note on a question; empty where there is none. */
export function useNote(question: QuestionId | undefined): string {
  const { data } = useQuery(notesQuery())
  return data?.find(({ questionId }) => questionId === question)?.text ?? ''
}
