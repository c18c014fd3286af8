/** 题目纠错 from the teachers' side: what was reported, mending the question, and telling who reported it; new questions. */
import { get, id, type Paged, page, post, title, uuid } from './endpoint.ts'
import { opened } from './forms/opened.ts'
import { questionInForm } from './forms/questionInForm.ts'
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
  base: opened,
}).replies<Question>()
/** Writes a new question of the school, behind those of its chapter. */
export const questionAdd = post('/dh-questionbank/question/add', {
  /** The form's own: asked again after a lost answer, it is the same question. */
  clientId: uuid,
  catalogId: id,
  question: questionInForm,
}).replies<Question>()
