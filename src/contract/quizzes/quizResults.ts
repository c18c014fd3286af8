/** The results of a whole quiz, as its teachers take them along. */
import { id, post, word } from '../endpoint.ts'

/** Where the person who had a file of results written may load it, for a day. Made by the job `quiz.results`. */
export interface QuizResultFile {
  url: string
}

/**
 * Has an Excel file of the results written by a job, in the language of whoever asks: one sheet with points, one with the
 * answers in words. The reply is the id of the job, whose result is a `QuizResultFile`.
 * @param timeZone in which times are written, as `Asia/Shanghai`
 */
export const quizExcel = post('/dh-teaching/quiz/excel', { quizId: id, timeZone: word }).replies<number>()
