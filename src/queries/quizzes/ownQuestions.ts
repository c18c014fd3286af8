import { questionReportPage } from '../../contract/questionMending.ts'
import { quizQuestionList } from '../../contract/quizzes/quizQuestions.ts'
import { query } from '../engine/query.ts'

/** Questions that teachers wrote for the quizzes of a course. */
export const ownQuizQuestionsQuery = (courseId: number) => query(quizQuestionList, { courseId })

/** Mistakes in questions that students reported and nobody has closed. */
export const questionReportsQuery = () => query(questionReportPage, { pageNo: 1, pageSize: 100 })
