import * as v from 'valibot'
import type * as record from '../../teaching/record.ts'
import { count, nothing, type Replies, replyId, replyText, replyTime } from '../shapes.ts'

export const replies = {
  recordLatest: v.nullable(
    v.strictObject({
      courseId: replyId,
      courseName: replyText,
      courseNameEn: replyText,
      coursewareId: replyId,
      coursewareName: replyText,
      coursewareNameEn: replyText,
      thumbnail: replyText,
      slideId: v.nullable(replyText),
      slideNo: count,
      slideCount: count,
      percent: count,
      at: replyTime,
    }),
  ),
  recordUpdate: nothing,
} satisfies Replies<typeof record>
