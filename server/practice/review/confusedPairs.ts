/** Confusions in one answer: wrong choices, wrong pairs and names of other structures, however deep in a case. */
import type { AnyQuestion } from '../../../src/contract/questions.ts'
import { readParts } from '../../../src/rules/kinds/caseStudy.ts'
import { blanks } from '../../../src/rules/kinds/fill.ts'
import { kindOf } from '../../../src/rules/kinds/index.ts'
import { wrongAnswersIn } from '../../questions/wrongAnswers.ts'
import { type BilingualWords, misnamedStructure, type Structure } from './misnamedStructure.ts'

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

/** Answers to one question that are kept judged: most people make the same few mistakes. */
const maxKeptAnswers = 50
/** characters; longer ones are hardly ever given twice */
const maxKeptLength = 200

/** Remembers what was computed of an answer as long as its question is kept as it is, see parsedQuestions. */
function memoizeByAnswer<T>(compute: (question: AnyQuestion, content: string) => T): typeof compute {
  const byQuestion = new WeakMap<AnyQuestion, Map<string, T>>()
  return (question, content) => {
    const known = byQuestion.get(question) ?? new Map<string, T>()
    byQuestion.set(question, known)
    const value = known.get(content) ?? compute(question, content)
    if (known.size < maxKeptAnswers && content.length <= maxKeptLength) known.set(content, value)
    return value
  }
}

const blanksIn = memoizeByAnswer(blanks)
const slipsOf = memoizeByAnswer(wrongAnswersIn)

/** @param shown the specimen that is seen with it */
export function confusedPairsIn(
  question: AnyQuestion,
  content: string,
  marksOf: MarksOf,
  shown = question.specimenId,
): Mistake[] {
  const kind = kindOf(question)
  if (kind === 'TIANKONG') {
    const marks = shown === null ? [] : marksOf(shown)
    return blanksIn(question, content).flatMap((blank): Mistake[] => {
      const pair = misnamedStructure(blank, marks)
      return pair ? [[question, ...pair]] : []
    })
  }
  if (kind === 'BINGLI') {
    const parts = readParts(content)
    return question.children.flatMap((child) => {
      const own = parts?.get(child.id)
      return own === undefined ? [] : confusedPairsIn(child, own, marksOf, child.specimenId ?? shown)
    })
  }
  return slipsOf(question, content).flatMap(({ asked, right, chosen }): Mistake[] =>
    chosen ? [[asked, right ?? nothing, chosen]] : [],
  )
}
