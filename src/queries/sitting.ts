/** Practice outside of a review: what is answered there of 错题本 counts for its review all the same. */
import type { AnyQuestion, QuestionId } from '../contract/questions.ts'
import { stands } from './books.ts'
import { noteReview, usualHere } from './reviewed.ts'

type Submit = () => Promise<{ correct: boolean | null }>

/**
 * One sitting: the first verdict on each question that stood in 错题本 before it is a review of it.
 * @returns stores an answer by `submit`, and what it means for review
 */
export function newSitting() {
  const counted = new Set<QuestionId>()
  return async (question: AnyQuestion, content: string, ms: number, submit: Submit): Promise<void> => {
    const { id, type } = question
    const stood = stands('wrong', id)
    const { correct } = await submit()
    // a short answer is judged by its own second step
    if (!stood || correct === null || counted.has(id)) return
    counted.add(id)
    const usual = usualHere(type.baseType)
    await noteReview({ questionId: id, content, correct, ms, guessed: false, usual }).catch(
      (error: unknown) =>
        // the answer itself is stored: it is not to be given once more
        console.error(error),
    )
  }
}
