import type { AnyQuestion } from '../../../contract/questions.ts'
import { readParts } from '../../../rules/kinds/caseStudy.ts'
import { isAnswered, kindOf } from '../../../rules/kinds/index.ts'
import { stems } from '../../../rules/kinds/matching.ts'

/** How many parts of a case, or stems of a matching question, have no answer yet; 0 for kinds without any. */
export function partsLeft(question: AnyQuestion, content: string): number {
  switch (kindOf(question)) {
    case 'BINGLI': {
      const parts = readParts(content)
      return question.children.filter((child) => !isAnswered(child, parts?.get(child.id) ?? '')).length
    }
    case 'PEIWU':
      return stems(question, content).filter(({ chosen }) => chosen === null).length
    default:
      return 0
  }
}
