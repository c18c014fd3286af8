/** What was taken for what in one answer: wrong choices, wrong pairs and names of other structures, however deep in a case. */
import type { AnyQuestion, Question } from '../src/contract/questions.ts'
import type { Mark } from '../src/contract/specimens.ts'
import { blanks } from '../src/rules/grading/fill.ts'
import { kindOf } from '../src/rules/grading/index.ts'
import { readRecord } from '../src/rules/grading/json.ts'
import { readPairs } from '../src/rules/grading/matching.ts'
import { namedInstead, type Said } from './namedInstead.ts'

/** A stem or question, what was right, what was said instead. */
export type Mistake = [asked: Pick<AnyQuestion, 'id' | 'title' | 'titleEn'>, right: Said, chosen: Said]

/** The structures of a specimen. */
export type MarksOf = (specimenId: number) => readonly Mark[]

/** By the ids of the options; what there is no longer is no confusion. */
function chosenInstead(question: AnyQuestion, options: Question['options'], right: number, chosen: number) {
  const of = (id: number) => options.find((option) => option.id === id)
  const [a, b] = [of(right), of(chosen)]
  return a && b && a !== b ? [[question, a, b] satisfies Mistake] : []
}

/** @param shown the specimen that is seen with it */
export function mistakesIn(
  question: AnyQuestion,
  content: string,
  marksOf: MarksOf,
  shown = question.specimenId,
): Mistake[] {
  const { options, children } = question
  const kind = kindOf(question)
  if (kind === 'DANXUAN') {
    const right = options.find(({ answer }) => answer === true)?.id
    return right === undefined ? [] : chosenInstead(question, options, right, Number(content))
  }
  if (kind === 'TIANKONG') {
    const marks = shown === null ? [] : marksOf(shown)
    return blanks(question, content).flatMap((blank): Mistake[] => {
      const pair = namedInstead(blank, marks)
      return pair ? [[question, ...pair]] : []
    })
  }
  if (kind === 'PEIWU') {
    const pairs = readPairs(content)
    return children.flatMap((stem): Mistake[] => {
      const chosen = pairs?.get(stem.id)
      return chosen === undefined || stem.answer === null
        ? []
        : chosenInstead(stem, options, stem.answer, chosen)
    })
  }
  if (kind !== 'BINGLI') return []
  const given = new Map(readRecord(content) ?? [])
  return children.flatMap((child) => {
    const own = given.get(String(child.id))
    return typeof own === 'string' ? mistakesIn(child, own, marksOf, child.specimenId ?? shown) : []
  })
}
