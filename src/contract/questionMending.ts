/** 题目纠错 from the teachers' side: what was reported, mending the question, and telling who reported it. */
import { get, id, type Paged, page, post, title } from './endpoint.ts'
import { questionInForm } from './questionInForm.ts'
import type { mistakeKinds, Question } from './questions.ts'

export interface QuestionReportLine {
  id: number
  kind: (typeof mistakeKinds)[number] | (string & {})
  text: string
  at: number
  /** null where it is gone */
  question: Question | null
}

export const questionReportPage = get('/dh-questionbank/question/report/page', page).replies<
  Paged<QuestionReportLine>
>()
/** Tells who reported it what came of it, and takes the report off the list. */
export const questionReportClose = post('/dh-questionbank/question/report/close', {
  id,
  answer: title,
}).replies<null>()
/** Writes a question of the school anew; what the form does not know of it stays. */
export const questionMend = post('/dh-questionbank/question/mend', {
  id,
  question: questionInForm,
}).replies<Question>()
