import { useQuery } from '@tanstack/react-query'
import type { StudentQuiz } from '../../contract/quizzes/quiz.ts'
import { deviceId } from '../../device/identity.ts'
import { quizPaperQuery, studyingQuizzesQuery } from '../../queries/quizzes/quizzes.ts'
import { useIsPlatform } from './useIsPlatform.ts'

/**
 * A quiz of one's classes, or one that one began before one left the class: that one's paper still tells it. Without
 * either it is undefined.
 */
export function useListedQuiz(quizId: number): StudentQuiz | undefined {
  const isPlatform = useIsPlatform()
  const { data } = useQuery(studyingQuizzesQuery())
  const listed = data?.records.find(({ id }) => id === quizId)
  const isMissing = data !== undefined && !listed && quizId > 0 && !isPlatform
  const paper = useQuery({ ...quizPaperQuery(quizId, deviceId()), enabled: isMissing, retry: false }).data
  return listed ?? (isMissing ? paper?.quiz : undefined)
}
