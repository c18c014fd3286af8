import * as v from 'valibot'
import type * as sync from '../sync.ts'
import { count, type Replies, replyId, replyText } from './shapes.ts'

const envelope = v.strictObject({
  code: v.union([v.number(), v.literal('02012001')]),
  message: replyText,
  data: v.unknown(),
})

const sizes = v.strictObject({ overview: count, study: count, focus: count, full: count })

export const replies = {
  batch: v.strictObject({
    results: v.array(
      v.strictObject({ key: replyText, status: count, reply: envelope, retryAfter: v.optional(count) }),
    ),
  }),
  contents: v.strictObject({
    name: replyText,
    nameEn: replyText,
    calls: v.array(
      v.strictObject({
        path: replyText,
        query: v.record(v.string(), v.union([v.string(), v.number()])),
        version: v.optional(replyText),
      }),
    ),
    pictures: v.array(replyText),
    packs: v.array(v.strictObject({ specimenId: replyId, url: replyText, bytes: count, etag: replyText })),
    bytes: count,
    sizes,
    pending: count,
  }),
  chapterSizes: v.array(v.strictObject({ catalogId: replyId, sizes })),
} satisfies Replies<typeof sync>
