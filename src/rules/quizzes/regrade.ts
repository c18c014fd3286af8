/** Corrections of a quiz's key after students have answered, and the points that attempts then have. Pure. */
import type { Question } from '../../contract/questions.ts'
import type { KeyChange } from '../../contract/quizzes/quizTeaching.ts'
import { kindOf, questionKinds } from '../kinds/index.ts'
import type { PartialCredit } from './points.ts'
import { questionPoints } from './questionPoints.ts'

/** How a question gives points at one time. */
export interface QuestionKey {
  published: Question
  /** With the answers that are right now. */
  question: Question
  /** Answers that are right besides. */
  accepted: readonly string[]
  counts: 'judged' | 'full' | 'leftOut'
}

export const publishedKey = (question: Question): QuestionKey => ({
  published: question,
  question,
  accepted: [],
  counts: 'judged',
})

/** The key after a correction. All corrections but `accept` replace those before them. */
export function changedKey(key: QuestionKey, change: KeyChange): QuestionKey {
  const plain = publishedKey(key.published)
  switch (change.kind) {
    case 'accept':
      return { ...key, accepted: [...key.accepted, change.content] }
    case 'key':
      return { ...plain, question: withRightAnswer(key.published, change.content) ?? key.question }
    case 'void':
      return { ...key, counts: 'full' }
    case 'leaveOut':
      return { ...key, counts: 'leftOut' }
    case 'asPublished':
      return plain
  }
}

/** The most that a question of a quiz gives, in hundredths. */
interface QuestionWorth {
  maxPoints: number
  /** Of the parts of a case; absent: even shares. */
  partPoints?: readonly number[] | undefined
}

/**
 * @param given points that a person gave: they stay whatever the key says, unless the question is left out
 * @returns null where a person has to score it
 */
export function keyPoints(
  { question, accepted, counts }: QuestionKey,
  answer: { content: string; given: number | null },
  { maxPoints, partPoints }: QuestionWorth,
  partial: PartialCredit,
): number | null {
  if (counts === 'leftOut') return 0
  if (answer.given !== null) return answer.given
  const { content } = answer
  const isFull = counts === 'full' || (content !== '' && accepted.includes(content))
  return isFull ? maxPoints : questionPoints(question, content, maxPoints, partial, partPoints)
}

/** Points and maximum of an attempt under one version of the key. */
export interface VersionPoints {
  /** null while an answer has none */
  points: number | null
  maxPoints: number
  /** The teacher did not choose that released scores may fall with this version. */
  keepsReleased: boolean
}

const isLess = (one: { points: number; maxPoints: number }, other: { points: number; maxPoints: number }) =>
  BigInt(one.points) * BigInt(other.maxPoints) < BigInt(other.points) * BigInt(one.maxPoints)

/**
 * Points of an attempt after the corrections of the key: what its answers give under the last version, but with no
 * version that keeps released scores a smaller share of the maximum than before it. A version that may lower them
 * takes away what earlier ones kept too.
 * @param versions in their order, each with the answers, decisions and points given by hand as they are now
 */
export function pointsAfterRegrades(versions: readonly VersionPoints[]): number | null {
  const last = versions.at(-1)
  if (!last || last.points === null) return null
  let best: { points: number; maxPoints: number } | null = null
  for (const { points, maxPoints, keepsReleased } of versions) {
    if (!keepsReleased) best = null
    if (points !== null && maxPoints > 0 && (!best || isLess(best, { points, maxPoints })))
      best = { points, maxPoints }
  }
  if (!best || last.maxPoints === 0) return last.points
  const product = BigInt(best.points) * BigInt(last.maxPoints)
  const of = BigInt(best.maxPoints)
  // Rounded up: half a hundredth less would be a lower score.
  return Number((product + of - 1n) / of)
}

/** Whether a person reads all answers to it. */
const isRead = (question: Question): boolean => questionKinds[kindOf(question)].withRightAnswer === null

/** Whether another answer can be made the right one: not where a person reads all of it. */
export const canChangeKey = (question: Question): boolean =>
  kindOf(question) === 'BINGLI' ? !question.children.every(isRead) : !isRead(question)

/**
 * The question with another right answer.
 * @param content an answer as a student gives it
 * @returns null where it is no whole answer to the question, or a person has to read its answers
 */
export function withRightAnswer(question: Question, content: string): Question | null {
  if (!canChangeKey(question)) return null
  const change = questionKinds[kindOf(question)].withRightAnswer
  // a part that a person reads keeps its model answer
  const ofPart = (part: Question, given: string) => (isRead(part) ? part : withRightAnswer(part, given))
  return change?.(question, content, ofPart) ?? null
}
