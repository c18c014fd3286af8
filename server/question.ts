import type { Question } from '../src/contract/questions.ts'
import type { QuestionRow } from './schema.ts'

/** A stored question as the contract has it: what is a column stands above what the body says. */
export function questionOf(row: Pick<QuestionRow, 'id' | 'body' | 'catalogId' | 'specimenId'>): Question {
  const { id, catalogId, specimenId } = row
  return inChapter({ ...(JSON.parse(row.body) as Question), id, specimenId }, catalogId)
}

/** The parts of a question are in its chapter. */
const inChapter = (question: Question, catalogId: number): Question => ({
  ...question,
  catalogId,
  children: question.children.map((child) => inChapter(child, catalogId)),
})
