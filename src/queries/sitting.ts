/** What is answered of 错题本 counts for its review, in a review and in any other practice. */
import type { AnyQuestion, QuestionId } from '../contract/questions.ts'
import type { Beside } from '../outbox/entry.ts'
import { judge } from '../rules/grading/index.ts'
import { stands } from './books.ts'
import { remarkReview } from './review.ts'
import { noteReview, submitReviewed, usualHere } from './reviewed.ts'

interface Given {
  question: AnyQuestion
  content: string
  /** from sight to answer */
  ms: number
  /** it marks otherwise what was answered before */
  amends?: boolean | undefined
  /** said before the answer */
  guessed?: boolean
}

interface Answer extends Given {
  /** @param beside what is stored with it, or not at all */
  submit: (beside?: Beside) => Promise<{ correct: boolean | null }>
}

/**
 * One sitting: the first verdict on each question that stood in 错题本 before it is a review of it; marked otherwise, it
 * is rated anew.
 * @returns stores an answer by `submit`, and what it means for review
 */
export function newSitting() {
  const counted = new Set<QuestionId>()
  /** those whose last answer was judged */
  const judged = new Set<QuestionId>()

  /** Stands already, and is marked otherwise: it is not to be given once more. */
  async function amend(answer: Given, correct: boolean, stood: boolean): Promise<void> {
    const { question, content, ms, guessed = false } = answer
    const { id, type } = question
    if (await remarkReview(question, content, correct)) return
    const again = judged.has(id)
    judged.add(id)
    if (!stood || counted.has(id) || again) return
    counted.add(id)
    await noteReview({ questionId: id, content, correct, ms, guessed, usual: usualHere(type.baseType) })
  }

  return async ({ submit, ...answer }: Answer): Promise<void> => {
    const { question, content, ms, amends, guessed = false } = answer
    const { id, type } = question
    const stood = stands('wrong', id)
    const correct = judge(question, content)
    if (amends && correct !== null) {
      await submit()
      return amend(answer, correct, stood).catch((error: unknown) => console.error(error))
    }
    if (correct !== null && stood && !counted.has(id)) {
      const usual = usualHere(type.baseType)
      await submitReviewed({ questionId: id, content, correct, ms, guessed, usual }, submit)
      counted.add(id)
    } else await submit()
    // a short answer is judged by its own second step
    if (correct === null) judged.delete(id)
    else judged.add(id)
  }
}
