import type * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Endpoint, Reply } from '../../../src/contract/endpoint.ts'
import * as areas from '../../../src/contract/index.ts'
import { replies } from '../../../src/contract/replies/index.ts'

type Areas = typeof areas
type Schemas = typeof replies

/** Calls of an area that may answer something, by the page's type, that the schema of the reply refuses. */
type Narrower<A extends keyof Schemas & keyof Areas> = {
  [N in keyof Schemas[A] & keyof Areas[A]]: Areas[A][N] extends Endpoint
    ? Schemas[A][N] extends v.GenericSchema
      ? Reply<Areas[A][N]> extends v.InferOutput<Schemas[A][N]>
        ? never
        : N
      : never
    : never
}[keyof Schemas[A] & keyof Areas[A]]

type NarrowerCall = { [A in keyof Schemas & keyof Areas]: Narrower<A> }[keyof Schemas & keyof Areas]

/**
 * A schema that refuses more than its type does not compile unless it stands here with its reason, and neither does a
 * name here without such a schema. That a schema takes nothing else than its type, `Replies` in shapes.ts asks.
 */
const reasons: Record<NarrowerCall, string> = {
  assignmentPaper: 'questions of a paper have no model answer',
  quizPaper: 'questions of a paper have no model answer',
  contents: 'an older service names no pictures',
  ownResources: 'an older service names no specimens',
  quizAttempt: 'an older service names no decisions',
  quizItems: 'an older service names no time',
  quizPublish: 'an older service names no corrections',
  quizSave: 'an older service names no corrections',
  quizTeacherDetail: 'an older service names no corrections',
  scoreBook: 'an older service names no rules',
}

test('the schema and the type of a reply differ only in the calls named here', () => {
  const calls = Object.values(areas).flatMap((area) => Object.keys(area))
  expect(Object.keys(reasons).filter((name) => !calls.includes(name))).toEqual([])
  expect(Object.keys(replies).toSorted()).toEqual(Object.keys(areas).toSorted())
})
