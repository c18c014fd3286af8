/** 复核: a student asks to have a released score looked at again, and a teacher answers. Times are ms UTC. */
import * as v from 'valibot'
import { get, id, optional, post, text } from '../endpoint.ts'

/** The words of a request or of an answer: never empty. */
const words = v.pipe(text, v.trim(), v.minLength(1))

export interface OwnComplaint {
  id: number
  /** null: about the whole score */
  questionId: number | null
  text: string
  at: number
  /** Both empty while no teacher has answered. */
  answer: string
  answeredAt: number
}

export interface QuizComplaint extends OwnComplaint {
  accountId: number
  name: string
  nameEn: string
  loginName: string
}

/** One about the same question waits at most. */
export const quizComplain = post('/dh-teaching/quiz/complain', {
  quizId: id,
  questionId: optional(id),
  text: words,
}).replies<null>()
export const quizOwnComplaints = get('/dh-teaching/quiz/complaint/mine', { quizId: id }).replies<
  OwnComplaint[]
>()

/** All of a quiz: those that wait first. */
export const quizComplaints = get('/dh-teaching/quiz/complaint/list', { quizId: id }).replies<
  QuizComplaint[]
>()
/** The points themselves are changed by grading or by a new key. */
export const quizComplaintAnswer = post('/dh-teaching/quiz/complaint/answer', {
  id,
  quizId: id,
  answer: words,
}).replies<null>()
