/** Rules that the actions of chapters and books share: which rows make a question, and how an answer is found again. */
import type { Endpoint } from '../../contract/endpoint.ts'
import type { BookName, QuestionId } from '../../contract/questions.ts'
import { fieldOf, type MustComeFirst, type Proof } from './action.ts'

interface OfQuestion {
  questionId: QuestionId
}

export const questionIn = ({ questionId }: OfQuestion): QuestionId => questionId

/** It makes a question of the person's own. */
export const makesQuestion =
  (id: QuestionId): MustComeFirst =>
  ({ call, input }) =>
    call === 'question.own' && fieldOf(input, 'clientId') === id

/** It makes the question, or does something with it in the book. */
export const isAboutInBook =
  (book: BookName, id: QuestionId): MustComeFirst =>
  (row) =>
    makesQuestion(id)(row) || (row.call.startsWith(`${book}.`) && fieldOf(row.input, 'questionId') === id)

/** It puts the question into 错题本. */
export const putsIntoWrongBook =
  (id: QuestionId): MustComeFirst =>
  (row) =>
    (row.call === 'question.own' &&
      fieldOf(row.input, 'clientId') === id &&
      fieldOf(row.input, 'book') === 'wrong') ||
    (row.call === 'wrong.add' && fieldOf(row.input, 'questionId') === id)

/** An answer arrived when the service shows the same content. */
export const proofOfAnswer = (ask: Endpoint): Proof<OfQuestion & { content: string }> => ({
  ask,
  args: ({ questionId }) => ({ questionId }),
  shows: (reply, { content }) => fieldOf(reply, 'content') === content,
})
