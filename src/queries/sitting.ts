/** Practice outside of a review: what is answered there of 错题本 counts for its review all the same. */
import type { AnyQuestion, QuestionId } from '../contract/questions.ts'
import { handInEntry } from '../rules/handIn.ts'
import { type Answered, stands } from './books.ts'
import { remarkReview } from './review.ts'
import { noteReview, usualHere } from './reviewed.ts'

interface Given {
  question: AnyQuestion
  content: string
  /** from sight to answer */
  ms: number
  /** it marks otherwise what was answered before */
  amends?: boolean | undefined
  /** said before the answer */
  guessed?: boolean
  /** under which it may be told twice: its review is told once */
  key?: string | undefined
}

interface Answer extends Given {
  submit: () => Promise<Answered>
}

interface Verdict extends Given {
  correct: boolean
  /** the question stood in 错题本 before this answer */
  stood: boolean
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

  async function note({
    question,
    content,
    ms,
    correct,
    amends,
    guessed = false,
    key,
    stood,
  }: Verdict): Promise<void> {
    const { id, type } = question
    if (amends && (await remarkReview(question, content, correct))) return
    const again = amends && judged.has(id)
    judged.add(id)
    if (!stood || counted.has(id) || again) return
    counted.add(id)
    const usual = usualHere(type.baseType)
    await noteReview({ questionId: id, content, correct, ms, guessed, usual }, key && handInEntry(key))
  }

  return async ({ submit, ...answer }: Answer): Promise<void> => {
    const { id } = answer.question
    const before = stands('wrong', id)
    const { correct, stood = before } = await submit()
    // a short answer is judged by its own second step
    if (correct === null) judged.delete(id)
    // the answer itself is stored: it is not to be given once more
    else await note({ ...answer, correct, stood }).catch((error: unknown) => console.error(error))
  }
}
