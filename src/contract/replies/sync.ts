import * as v from 'valibot'
import type * as sync from '../sync.ts'
import { count, id, type Replies, text } from './shapes.ts'

const envelope = v.strictObject({
  code: v.union([v.number(), v.literal('02012001')]),
  message: text,
  data: v.unknown(),
})

const sizes = v.strictObject({ overview: count, study: count, focus: count, full: count })

export const replies = {
  batch: v.strictObject({
    results: v.array(
      v.strictObject({ key: text, status: count, reply: envelope, retryAfter: v.optional(count) }),
    ),
  }),
  contents: v.strictObject({
    name: text,
    nameEn: text,
    calls: v.array(
      v.strictObject({
        path: text,
        query: v.record(v.string(), v.union([v.string(), v.number()])),
        version: v.optional(text),
      }),
    ),
    pictures: v.array(text),
    packs: v.array(v.strictObject({ specimenId: id, url: text, bytes: count, etag: text })),
    bytes: count,
    sizes,
    pending: count,
  }),
  chapterSizes: v.array(v.strictObject({ catalogId: id, sizes })),
} satisfies Replies<typeof sync>
