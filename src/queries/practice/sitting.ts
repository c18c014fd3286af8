/** An answer to a question of 错题本 counts for its review, in a review and in any other practice. */
import type { AnyQuestion, QuestionId } from '../../contract/questions.ts'
import type { Beside } from '../../outbox/entry.ts'
import { judge } from '../../rules/kinds/index.ts'
import { isKnownInBook } from './books.ts'
import { answerRemarked } from './review.ts'
import { submitReviewed, usualHere } from './reviewed.ts'

interface Answer {
  question: AnyQuestion
  content: string
  /** from sight to answer */
  ms: number
  /** it marks the previous answer otherwise */
  amends?: boolean | undefined
  /** said before the answer */
  guessed?: boolean
  /** @param beside rows that are stored with it, or not at all */
  submit: (beside?: Beside) => Promise<{ correct: boolean | null }>
}

/**
 * One sitting: the first verdict on each question that stood in 错题本 before it is a review of it; marked otherwise, it
 * is rated anew.
 * @returns stores an answer by `submit` and what it means for review, both or none
 */
export function newSitting() {
  const counted = new Set<QuestionId>()
  /** those whose last answer was judged */
  const judged = new Set<QuestionId>()

  return async ({
    submit,
    question,
    content,
    ms,
    amends = false,
    guessed = false,
  }: Answer): Promise<void> => {
    const { id, type } = question
    const stood = isKnownInBook('wrong', id)
    const correct = judge(question, content)
    if (amends && correct !== null && (await answerRemarked(question, content, correct, submit))) return
    const isFirst = stood && !counted.has(id) && !(amends && judged.has(id))
    if (correct !== null && isFirst) {
      const usual = usualHere(type.baseType)
      await submitReviewed({ questionId: id, content, correct, ms, guessed, usual }, submit)
      counted.add(id)
    } else await submit()
    // a short answer is judged by its own second step
    if (correct === null) judged.delete(id)
    else judged.add(id)
  }
}
