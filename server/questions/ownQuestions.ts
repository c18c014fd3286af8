/** Rows of questions that somebody makes of a mark: in no chapter, and seen by nobody else. */
import type { AnyQuestion } from '../../src/contract/questions.ts'
import type { Executor } from '../store/db.ts'
import { tenant } from '../store/schema.ts'

interface OwnQuestion {
  /** the same person's device makes it once */
  key: string
  specimenId: number
  creator: number
  /** the device's UUID */
  clientId: string
  question: AnyQuestion
}

/** What is there already under the key stays as it is. */
export async function insertOwnQuestion(
  db: Executor,
  { key, specimenId, creator, clientId, question }: OwnQuestion,
): Promise<void> {
  const { baseType } = question.type
  const body = JSON.stringify(question)
  await db
    .insertInto('question')
    .values({ tenant, key, catalogId: 0, baseType, specimenId, body, position: 0, creator, clientId })
    .onConflict((conflict) => conflict.columns(['tenant', 'key']).doNothing())
    .execute()
}

export async function rewriteOwnQuestion(db: Executor, id: number, question: AnyQuestion): Promise<void> {
  await db
    .updateTable('question')
    .set({ body: JSON.stringify(question) })
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .execute()
}
