/** Confusions in one answer: wrong choices, wrong pairs and names of other structures, however deep in a case. */
import type { AnyQuestion } from '../../../src/contract/questions.ts'
import { readParts } from '../../../src/rules/kinds/caseStudy.ts'
import { blanks } from '../../../src/rules/kinds/fill.ts'
import { kindOf } from '../../../src/rules/kinds/index.ts'
import { slipsIn } from '../../questions/slips.ts'
import { type BilingualWords, namedInstead, type Structure } from './namedInstead.ts'

/**
 * A mistake: the stem or question, the right answer (empty where no single thing is right), the answer given instead.
 */
export type Mistake = [
  asked: Pick<AnyQuestion, 'id' | 'title' | 'titleEn'>,
  right: BilingualWords,
  chosen: BilingualWords,
]

/** The structures of a specimen. */
export type MarksOf = (specimenId: number) => readonly Structure[]

const nothing: BilingualWords = { content: '', contentEn: '' }

/** @param shown the specimen that is seen with it */
export function mistakesIn(
  question: AnyQuestion,
  content: string,
  marksOf: MarksOf,
  shown = question.specimenId,
): Mistake[] {
  const kind = kindOf(question)
  if (kind === 'TIANKONG') {
    const marks = shown === null ? [] : marksOf(shown)
    return blanks(question, content).flatMap((blank): Mistake[] => {
      const pair = namedInstead(blank, marks)
      return pair ? [[question, ...pair]] : []
    })
  }
  if (kind === 'BINGLI') {
    const parts = readParts(content)
    return question.children.flatMap((child) => {
      const own = parts?.get(child.id)
      return own === undefined ? [] : mistakesIn(child, own, marksOf, child.specimenId ?? shown)
    })
  }
  return slipsIn(question, content).flatMap(({ asked, right, chosen }): Mistake[] =>
    chosen ? [[asked, right ?? nothing, chosen]] : [],
  )
}
