import type { Question } from '../src/contract/questions.ts'
import type { QuestionRow } from './schema.ts'

/** A stored question as the contract has it: what is a column stands above what the body says. */
export function questionOf(row: Pick<QuestionRow, 'id' | 'body' | 'catalogId' | 'specimenId'>): Question {
  const { id, catalogId, specimenId } = row
  return { ...(JSON.parse(row.body) as Question), id, catalogId, specimenId }
}
