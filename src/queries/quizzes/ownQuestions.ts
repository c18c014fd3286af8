import type { QuestionInForm } from '../../contract/forms/questionInForm.ts'
import { questionReportPage } from '../../contract/questionMending.ts'
import type { Question } from '../../contract/questions.ts'
import {
  quizQuestionList,
  quizQuestionRead,
  quizQuestionSave,
  type ReadQuestions,
} from '../../contract/quizzes/quizQuestions.ts'
import { followJob } from '../engine/followJob.ts'
import { ask, query, refresh } from '../engine/query.ts'

/** Questions that teachers wrote for the quizzes of a course. */
export const ownQuizQuestionsQuery = (courseId: number) => query(quizQuestionList, { courseId })

/** Mistakes in questions that students reported and nobody has closed. */
export const questionReportsQuery = () => query(questionReportPage, { pageNo: 1, pageSize: 100 })

/** What an uploaded file of questions holds; nothing of it is kept yet. @throws JobEnded where it cannot be read */
export const readQuestionFile = async (courseId: number, fileId: number): Promise<ReadQuestions> =>
  (await followJob(await ask(quizQuestionRead, { courseId, fileId }))) as ReadQuestions

/**
 * Keeps questions for the quizzes of a course, one after the other.
 * @param onKept called for each that the service has
 */
export async function keepQuizQuestions(
  courseId: number,
  questions: readonly QuestionInForm[],
  onKept: (kept: Question) => void,
): Promise<void> {
  try {
    for (const question of questions) onKept(await ask(quizQuestionSave, { courseId, question }))
  } finally {
    await refresh(new Set([quizQuestionList.path]))
  }
}
