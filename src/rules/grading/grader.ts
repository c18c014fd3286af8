import type { AnyQuestion } from '../../contract/questions.ts'

/** What one kind of question knows about the text that answers it. Pure: page, worker and service run it. */
export interface Grader {
  /** null: not judged (yet). Content that cannot be read is wrong, and nothing throws. */
  judge(question: AnyQuestion, content: string, judgeChild: JudgeChild): boolean | null
  /** whether there is enough of an answer to submit it */
  answered(question: AnyQuestion, content: string, answeredChild: AnsweredChild): boolean
  /** whether there is anything of an answer; left out: where there is enough of one */
  begun?(question: AnyQuestion, content: string, begunChild: AnsweredChild): boolean
}

/** How a case asks about its children, whatever kind they are. */
export type JudgeChild = (question: AnyQuestion, content: string) => boolean | null
export type AnsweredChild = (question: AnyQuestion, content: string) => boolean
