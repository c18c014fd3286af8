/** Mistakes in an answer, each by itself: an option, a pair, a written text; however deep in a case. */
import type { AnyQuestion } from '../../src/contract/questions.ts'
import { kindOf, questionKinds } from '../../src/rules/kinds/index.ts'
import type { FindWrongParts } from '../../src/rules/kinds/kind.ts'

/** Whether answers of its kind are looked through at all: texts that were written freely are nobody else's to read. */
export const findsWrongAnswers = (question: AnyQuestion): boolean =>
  questionKinds[kindOf(question)].wrongParts !== null

export const wrongAnswersIn: FindWrongParts = (question, content) =>
  questionKinds[kindOf(question)].wrongParts?.(question, content, wrongAnswersIn) ?? []
