/** Drafts become rows; the same question again is the same row. */

import { endPosition, insertQuestions, updateQuestions } from '../../server/questions/questionRows.ts'
import type { Executor } from '../../server/store/db.ts'
import { type QuestionRow, tenant } from '../../server/store/schema.ts'
import type { Question } from '../../src/contract/questions.ts'
import { withIdsOf } from './ids.ts'
import type { Draft } from './model.ts'
import { writeMoodle } from './moodle/write.ts'

export type Result = 'imported' | 'updated' | 'already'

type Known = Pick<QuestionRow, 'id' | 'key' | 'catalogId' | 'specimenId' | 'body'>

/** @throws nothing of its own: what a draft says has been checked */
export class Store {
  readonly #db: Executor
  readonly #ends = new Map<number, number>()

  constructor(db: Executor) {
    this.#db = db
  }

  known(key: string): Promise<Known | undefined> {
    return this.#db
      .selectFrom('question')
      .select(['id', 'key', 'catalogId', 'specimenId', 'body'])
      .where('tenant', '=', tenant)
      .where('key', '=', key)
      .executeTakeFirst()
  }

  async put(key: string, draft: Draft, catalogId: number): Promise<Result> {
    const before = await this.known(key)
    const { specimenId, ...question } = before ? withBefore(draft, before) : draft.question
    const told = { catalogId, baseType: question.type.baseType, specimenId, body: JSON.stringify(question) }
    if (!before) {
      const position = await this.#end(catalogId)
      await insertQuestions(this.#db, [{ key, position, ...told }])
      return 'imported'
    }
    const isSame =
      before.catalogId === catalogId && before.specimenId === specimenId && sameText(before.body, told.body)
    if (isSame) return 'already'
    await updateQuestions(this.#db, [before.id], told)
    return 'updated'
  }

  /** Behind what is there. */
  async #end(catalogId: number): Promise<number> {
    const next = this.#ends.get(catalogId)
    if (next !== undefined) {
      this.#ends.set(catalogId, next + 1)
      return next
    }
    const end = await endPosition(this.#db, catalogId)
    this.#ends.set(catalogId, end + 1)
    return end
  }
}

/** The order of a row's keys says nothing. */
const sameText = (a: string, b: string): boolean => sorted(JSON.parse(a)) === sorted(JSON.parse(b))

const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    one !== null && typeof one === 'object' && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  )

/** The changed question. Facts that the file's format cannot express stay as they were. */
function withBefore({ question, saysAll = false }: Draft, { body, specimenId }: Known): Question {
  const before = { ...(JSON.parse(body) as Question), specimenId }
  if (!saysAll && saidInMoodle(before) === saidInMoodle(question)) return before
  return withIdsOf(kept(question, before, saysAll), before)
}

const saidInMoodle = (question: Question): string =>
  writeMoodle([{ key: '', path: [], question }], new Map()).xml

function kept(question: Question, before: Question, saysAll: boolean): Question {
  const children = question.children.map((child, n) => {
    const other = before.children[n]
    if (!other) return child
    const { keywords, keywordsEn, difficulty } = other
    const told = saysAll ? {} : { keywords, ...(keywordsEn && { keywordsEn }), difficulty }
    return { ...kept(child, other, saysAll), ...told }
  })
  const isSamePlace =
    question.specimenId === before.specimenId &&
    question.annotation?.x === before.annotation?.x &&
    question.annotation?.y === before.annotation?.y
  // the exact view is known here alone
  if (saysAll && !isSamePlace) return { ...question, children }
  if (saysAll) return { ...question, children, annotation: shownAsBefore(question, before) }
  return { ...question, children, specimenId: before.specimenId, annotation: before.annotation }
}

/** A table that says no more than the place leaves the rest as it was. */
function shownAsBefore(
  { annotation: now }: Question,
  { annotation: then }: Question,
): Question['annotation'] {
  if (!now || !then || (now.shape === 'arrow' && now.frame === undefined)) return then
  return { ...then, ...now }
}
