/** The results of a whole quiz, as its teachers take them along. Points are whole hundredths of a point. */
import { get, id } from '../endpoint.ts'

export interface QuizResultLine {
  loginName: string
  name: string
  nameEn: string
  roomName: string
  number: number
  startedAt: number
  submittedAt: number | null
  /** null while an answer has no points */
  points: number | null
  /** in the order of the quiz's questions */
  answers: { content: string; points: number | null }[]
}

export const quizResults = get('/dh-teaching/quiz/results', { quizId: id }).replies<QuizResultLine[]>()
