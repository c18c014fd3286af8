/** The results of a whole quiz, as its teachers take them along. Points are whole hundredths of a point. */
import { get, id, type Paged, page } from '../endpoint.ts'

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
  /** What they have beyond those of the answers: a correction of the key did not lower a released score. */
  kept: number
  /** in the order of the quiz's questions */
  answers: { content: string; points: number | null }[]
}

/** In parts: the answers of 2,000 students would be one reply of many megabytes. */
export const quizResults = get('/dh-teaching/quiz/results', { quizId: id, ...page }).replies<
  Paged<QuizResultLine>
>()
