/** Practice outside of a review: what is answered there of 错题本 counts for its review all the same. */
import type { AnyQuestion, QuestionId } from '../contract/questions.ts'
import { stands } from './books.ts'

type Submit = () => Promise<{ correct: boolean | null }>

/** The curve's own code is not waited for by those who never review. */
async function count({ id, type }: AnyQuestion, content: string, ms: number, correct: boolean) {
  const { noteReview, usualHere } = await import('./reviewed.ts')
  const usual = usualHere(type.baseType)
  await noteReview({ questionId: id, content, correct, ms, guessed: false, usual })
}

/**
 * One sitting: the first verdict on each question that stood in 错题本 before it is a review of it.
 * @returns stores an answer by `submit`, and what it means for review
 */
export function newSitting() {
  const counted = new Set<QuestionId>()
  return async (question: AnyQuestion, content: string, ms: number, submit: Submit): Promise<void> => {
    const stood = stands('wrong', question.id)
    const { correct } = await submit()
    // a short answer is judged by its own second step
    if (!stood || correct === null || counted.has(question.id)) return
    counted.add(question.id)
    // the answer itself is stored: it is not to be given once more
    await count(question, content, ms, correct).catch((error: unknown) => console.error(error))
  }
}
