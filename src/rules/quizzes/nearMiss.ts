/** Answers that the rules score and a person should look at. Pure. */
import type { Question } from '../../contract/questions.ts'
import { readParts } from '../kinds/caseStudy.ts'
import { blanks } from '../kinds/fill.ts'
import { kindOf } from '../kinds/index.ts'

/** Whether something in the answer that does not count is written almost like what is right. */
export function isNearMiss(question: Question, content: string): boolean {
  const kind = kindOf(question)
  if (kind === 'TIANKONG') return blanks(question, content).some(({ state }) => state === 'near')
  const parts = kind === 'BINGLI' ? readParts(content) : null
  return question.children.some((part) => isNearMiss(part, parts?.get(part.id) ?? ''))
}
