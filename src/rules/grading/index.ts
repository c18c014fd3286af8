import type { AnyQuestion, BaseType, QuestionType } from '../../contract/questions.ts'
import { caseStudy } from './caseStudy.ts'
import { fill } from './fill.ts'
import type { Grader } from './grader.ts'
import { matching } from './matching.ts'
import { multiple } from './multiple.ts'
import { other } from './other.ts'
import { shortAnswer } from './shortAnswer.ts'
import { single } from './single.ts'
import { trueFalse } from './trueFalse.ts'

const graders: Record<BaseType, Grader> = {
  DANXUAN: single,
  DUOXUAN: multiple,
  PANDUAN: trueFalse,
  TIANKONG: fill,
  WENDA: shortAnswer,
  PEIWU: matching,
  BINGLI: caseStudy,
  OTHER: other,
}

/** All but OTHER: what is none of them is OTHER, whatever it is called. */
export const knownKinds: readonly string[] = Object.keys(graders).filter((kind) => kind !== 'OTHER')

interface Typed {
  type: Pick<QuestionType, 'baseType'>
}

/** The kind as this build knows it: one that it does not know is OTHER. */
export function kindOf(question: Typed): BaseType {
  const { baseType } = question.type
  return Object.hasOwn(graders, baseType) ? (baseType as BaseType) : 'OTHER'
}

interface Parted extends Typed {
  children: readonly Parted[]
}

/** Whether an answer is ever judged right, here or by who gave it: what never is cannot be reviewed. A case needs it of all its parts. */
export function isEverJudged(question: Parted): boolean {
  const kind = kindOf(question)
  return kind !== 'OTHER' && (kind !== 'BINGLI' || question.children.every(isEverJudged))
}

/**
 * Right, wrong, or not judged (null: a short answer before its self-mark, and kinds that nobody judges here).
 * The page shows it at once and the service says it again; content that cannot be read is wrong.
 */
export function judge(question: AnyQuestion, content: string): boolean | null {
  return graders[kindOf(question)].judge(question, content, judge)
}

/** Whether there is enough of an answer to submit it. */
export function isAnswered(question: AnyQuestion, content: string): boolean {
  return graders[kindOf(question)].answered(question, content, isAnswered)
}

/** Whether there is anything of an answer, though it may not be enough to submit it: some parts have theirs. */
export function isBegun(question: AnyQuestion, content: string): boolean {
  const { begun, answered } = graders[kindOf(question)]
  return begun ? begun(question, content, isBegun) : answered(question, content, isAnswered)
}

/** Whether a submitted answer can still be marked by who wrote it: a short answer, or a case with one. */
export const isSelfMarked = (question: AnyQuestion): boolean =>
  kindOf(question) === 'WENDA' || (kindOf(question) === 'BINGLI' && question.children.some(isSelfMarked))
