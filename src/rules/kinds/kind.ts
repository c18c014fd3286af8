import type { AnyQuestion, BaseType } from '../../contract/questions.ts'

/**
 * How one kind of question is judged and answered. The compiler asks for every field, and for the kind in each table and
 * switch that a kind belongs to. Pure: page, worker and service run it.
 */
export interface QuestionKind {
  /** null: not judged (yet). Content that cannot be read is wrong, and nothing throws. */
  judge(question: AnyQuestion, content: string, judgeChild: JudgeChild): boolean | null
  /** Whether there is enough of an answer to submit it. */
  answered(question: AnyQuestion, content: string, answeredChild: AnsweredChild): boolean
  /** Whether there is anything of an answer; null: where there is enough of one. */
  begun: ((question: AnyQuestion, content: string, begunChild: AnsweredChild) => boolean) | null
  /** Whether an answer is ever judged right, here or by who gave it: what never is cannot be reviewed. */
  isEverJudged(question: Parted, isChildJudged: (child: Parted) => boolean): boolean
  /** Whether a submitted answer can still be marked by who wrote it. */
  isSelfMarked(question: AnyQuestion, isChildMarked: (child: AnyQuestion) => boolean): boolean
  /** Whether an answer is the one before it, only marked by who wrote it. */
  isAmended(question: AnyQuestion, before: string, after: string, isChildAmended: AmendedChild): boolean
  /** How long an answer takes who has not answered enough of them. */
  usualMs: number
}

/** How a case asks about its children, whatever kind they are. */
export type JudgeChild = (question: AnyQuestion, content: string) => boolean | null
export type AnsweredChild = (question: AnyQuestion, content: string) => boolean
export type AmendedChild = (question: AnyQuestion, before: string, after: string) => boolean

/** A question as far as its kind and its parts tell. */
export interface Parted {
  type: { baseType: BaseType | (string & {}) }
  children: readonly Parted[]
}

/** Kinds whose answers are judged here at once, and that nobody marks afterwards. */
export const judgedAtOnce = {
  isEverJudged: () => true,
  isSelfMarked: () => false,
  isAmended: () => false,
} satisfies Partial<QuestionKind>
