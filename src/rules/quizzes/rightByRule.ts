/** Whether an answer is right by the rules alone: a help for who gives the score. Pure. */
import type { Question } from '../../contract/questions.ts'
import { questionPoints } from './questionPoints.ts'

/** Any number does: all of it is right, anything less is not. */
const whole = 10_000

/** @returns null where a person has to read the answer, whatever its writer thought of it */
export function isRightByRule(question: Question, content: string): boolean | null {
  const points = questionPoints(question, content, whole, 'whole')
  return points === null ? null : points === whole
}

/** How many of the questions are right by the rules, and how many answers a person has to read. */
export function countByRule(
  questions: readonly Question[],
  contents: ReadonlyMap<number, string>,
): { right: number; toRead: number } {
  const verdicts = questions.map((question) => isRightByRule(question, contents.get(question.id) ?? ''))
  return {
    right: verdicts.filter((verdict) => verdict === true).length,
    toRead: verdicts.filter((verdict) => verdict === null).length,
  }
}
