/** The schemas of replies: what the service promises beside the types; only the service and the tests import them. */
import * as v from 'valibot'
import type { Endpoint, Reply } from '../endpoint.ts'

/** A schema for each call of an area: one that is missing or wrong does not compile. */
export type Replies<Area> = {
  [Name in keyof Area as Area[Name] extends Endpoint ? Name : never]: Area[Name] extends Endpoint
    ? v.GenericSchema<Reply<Area[Name]>>
    : never
}

export const replyId = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
/** A time (ms UTC). */
export const replyTime = count
export const replyText = v.string()
export const yes = v.boolean()
export const verdict = v.nullable(v.boolean())
export const nothing = v.null()
export const pagedOf = <T>(record: v.GenericSchema<T>) =>
  v.strictObject({ records: v.array(record), total: count })
