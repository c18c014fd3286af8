import type { AnyQuestion, BaseType, Option, Question } from '../../contract/questions.ts'
import type { PartialCredit } from '../quizzes/points.ts'
import type { AnswerTexts } from './optionText.ts'

/**
 * All that page, worker and service know of one kind of question but its screen, its fields in a form and its form in files.
 * The compiler asks for every field. Pure.
 */
export interface QuestionKind {
  /** as the service stores and the teachers' form shows it; `subjective`: a person reads the answer */
  naming: { id: number; name: string; nameEn: string; subjective: boolean }
  /** How long an answer takes who has not answered enough of them. */
  usualMs: number
  /** Options may stand in any order; those of a fill-in are its blanks. */
  hasLooseOptions: boolean

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

  /** The mistakes in an answer, each by itself; null: answers of this kind are nobody else's to read. */
  wrongParts: ((question: AnyQuestion, content: string, inChild: FindWrongParts) => WrongPart[]) | null
  /** The answer as people read it. @param content not empty */
  answerText(question: Question, content: string, texts: AnswerTexts): string

  /**
   * Points in a quiz, in hundredths; null where a person has to read the answer.
   * @param content not empty
   */
  points(question: Question, content: string, scoring: Scoring): number | null
  /**
   * The question with another right answer; null where it is no whole answer to it. The field is null where a person reads
   * the answers.
   */
  withRightAnswer: ((question: Question, content: string, ofPart: WithRightAnswer) => Question | null) | null

  /** How the teachers' form makes one; null: questions of this kind are changed by files alone. */
  form: QuestionFormRules | null
}

/** How a case asks about its children, whatever kind they are. */
export type JudgeChild = (question: AnyQuestion, content: string) => boolean | null
export type AnsweredChild = (question: AnyQuestion, content: string) => boolean
export type AmendedChild = (question: AnyQuestion, before: string, after: string) => boolean
export type FindWrongParts = (question: AnyQuestion, content: string) => WrongPart[]
/** Leaves a part as it is where a person reads its answer. */
export type WithRightAnswer = (part: Question, content: string) => Question | null

/** A question as far as its kind and its parts tell. */
export interface Parted {
  type: { baseType: BaseType | (string & {}) }
  children: readonly Parted[]
}

export interface WrongPart {
  /** a question, or a stem or part of it */
  asked: AnyQuestion
  /** The smallest thing that was answered wrongly: `asked` itself, or one of its blanks. */
  to: AnyQuestion | Option
  /** the option that was chosen, and the one that is right instead; null where there is none, or no single one */
  chosen: Option | null
  right: Option | null
  /** the same as an answer to the whole question that says nothing else */
  content: string
}

export interface Scoring {
  /** in hundredths */
  maxPoints: number
  partial: PartialCredit
  /** of the parts of a case, in their order; left out: they share its points evenly */
  partPoints?: readonly number[] | undefined
  pointsOfPart: (part: Question, content: string, maxPoints: number) => number | null
}

/** What keeps a question from being asked. */
export type QuestionFault = 'title' | 'options' | 'right' | 'blanks' | 'parts'

export interface QuestionFormRules {
  /** of a new question */
  options: () => Option[]
  /** of a new question: whether its statement is right; null: it is none */
  truth: boolean | null
  /** a new part made of a single choice; null: a question of this kind has no parts */
  part: ((part: Question) => Question) | null
  /** @param question has a title @param ofPart the same of a part, with its title */
  fault(question: Question, ofPart: (part: Question) => QuestionFault | null): QuestionFault | null
}

/** Kinds whose answers are judged here at once, and that nobody marks afterwards. */
export const judgedAtOnce = {
  isEverJudged: () => true,
  isSelfMarked: () => false,
  isAmended: () => false,
} satisfies Partial<QuestionKind>

/** Kinds whose answers a person reads. */
export const readByPeople = {
  hasLooseOptions: false,
  wrongParts: null,
  points: () => null,
  withRightAnswer: null,
} satisfies Partial<QuestionKind>
