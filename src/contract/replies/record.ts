import * as v from 'valibot'
import type * as record from '../record.ts'
import { count, id, nothing, type Replies, text, time } from './shapes.ts'

export const replies = {
  recordLatest: v.nullable(
    v.strictObject({
      courseId: id,
      courseName: text,
      courseNameEn: text,
      coursewareId: id,
      coursewareName: text,
      coursewareNameEn: text,
      thumbnail: text,
      slideId: v.nullable(text),
      slideNo: count,
      slideCount: count,
      percent: count,
      at: time,
    }),
  ),
  recordUpdate: nothing,
} satisfies Replies<typeof record>
