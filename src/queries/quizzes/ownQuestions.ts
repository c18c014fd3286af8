import { quizQuestionList } from '../../contract/quizQuestions.ts'
import { query } from '../engine/query.ts'

/** Questions that teachers wrote for the quizzes of a course. */
export const ownQuizQuestionsQuery = (courseId: number) => query(quizQuestionList, { courseId })
