/** Questions that teachers write for the quizzes of a course; they stand nowhere else. */
import type { BilingualText } from '../admin/adminImport.ts'
import { get, id, optional, post } from '../endpoint.ts'
import { opened } from '../forms/opened.ts'
import { questionInForm } from '../forms/questionInForm.ts'
import type { Question } from '../questions.ts'

export const quizQuestionList = get('/dh-teaching/quiz/question/list', { courseId: id }).replies<Question[]>()

/** Refused, by the field that is at fault, while a question cannot be asked: src/rules/questionForm.ts. */
export const quizQuestionSave = post('/dh-teaching/quiz/question/save', {
  courseId: id,
  /** left out: a new one */
  id: optional(id),
  question: questionInForm,
  base: opened,
}).replies<Question>()

/** Questions of a file that are read at once, at most. */
export const maxReadQuestions = 300

/** Result of the job `questions.read`: what a file of questions holds, before any of it is kept. */
export interface ReadQuestions {
  /** `label`: how people find it in the file */
  questions: { label: string; question: Question; notes: BilingualText[] }[]
  refused: { label: string; why: BilingualText }[]
  /** on the file as a whole */
  notes: BilingualText[]
}

/**
 * Reads a file of questions that was uploaded for `questions`: the caller keeps those that are wanted by quizQuestionSave.
 * Answers the id of the job.
 */
export const quizQuestionRead = post('/dh-teaching/quiz/question/read', {
  courseId: id,
  fileId: id,
}).replies<number>()
