/** Questions that teachers write for the quizzes of a course; they stand nowhere else. */
import { get, id, optional, post } from '../endpoint.ts'
import { questionInForm } from '../questionInForm.ts'
import type { Question } from '../questions.ts'

export const quizQuestionList = get('/dh-teaching/quiz/question/list', { courseId: id }).replies<Question[]>()

/** Refused, by the field that is at fault, while a question cannot be asked: src/rules/questionForm.ts. */
export const quizQuestionSave = post('/dh-teaching/quiz/question/save', {
  courseId: id,
  /** left out: a new one */
  id: optional(id),
  question: questionInForm,
}).replies<Question>()
