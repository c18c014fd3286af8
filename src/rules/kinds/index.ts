import type { AnyQuestion, BaseType } from '../../contract/questions.ts'
import { caseStudy } from './caseStudy.ts'
import { fill } from './fill.ts'
import type { Parted, QuestionKind } from './kind.ts'
import { matching } from './matching.ts'
import { multiple } from './multiple.ts'
import { other } from './other.ts'
import { shortAnswer } from './shortAnswer.ts'
import { single } from './single.ts'
import { trueFalse } from './trueFalse.ts'

/** The one list of kinds. */
export const questionKinds: Record<BaseType, QuestionKind> = {
  DANXUAN: single,
  DUOXUAN: multiple,
  PANDUAN: trueFalse,
  TIANKONG: fill,
  WENDA: shortAnswer,
  PEIWU: matching,
  BINGLI: caseStudy,
  OTHER: other,
}

/** Kinds with their own grader. An unknown baseType is treated as OTHER. */
export const knownKinds: readonly string[] = Object.keys(questionKinds).filter((kind) => kind !== 'OTHER')

/** The kind as this build knows it: one that it does not know is OTHER. */
export function kindOf(question: Pick<Parted, 'type'>): BaseType {
  const { baseType } = question.type
  return Object.hasOwn(questionKinds, baseType) ? (baseType as BaseType) : 'OTHER'
}

/** Whether an answer is ever judged right, here or by who gave it: what never is cannot be reviewed. A case needs it of all its parts. */
export const isEverJudged = (question: Parted): boolean =>
  questionKinds[kindOf(question)].isEverJudged(question, isEverJudged)

/**
 * Right, wrong, or not judged (null: a short answer before its self-mark, and kinds that nobody judges here).
 * The page shows it at once and the service says it again; content that cannot be read is wrong.
 */
export function judge(question: AnyQuestion, content: string): boolean | null {
  return questionKinds[kindOf(question)].judge(question, content, judge)
}

/** Whether there is enough of an answer to submit it. */
export function isAnswered(question: AnyQuestion, content: string): boolean {
  return questionKinds[kindOf(question)].answered(question, content, isAnswered)
}

/** Whether there is anything of an answer, though it may not be enough to submit it: some parts have theirs. */
export function isBegun(question: AnyQuestion, content: string): boolean {
  const { begun, answered } = questionKinds[kindOf(question)]
  return begun ? begun(question, content, isBegun) : answered(question, content, isAnswered)
}

/** Whether a submitted answer can still be marked by who wrote it: a short answer, or a case with one. */
export const isSelfMarked = (question: AnyQuestion): boolean =>
  questionKinds[kindOf(question)].isSelfMarked(question, isSelfMarked)

/**
 * Whether an answer is the one before it, only marked by who wrote it: 我答对了 after 我没答对, 算我写对了. An answer given
 * again in the same words looks alike, so the device says with it that it is meant as a mark.
 */
export const isAmended = (question: AnyQuestion, before: string, after: string): boolean =>
  questionKinds[kindOf(question)].isAmended(question, before, after, isAmended)
