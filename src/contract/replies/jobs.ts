import * as v from 'valibot'
import type * as jobs from '../jobs.ts'
import { count, pagedOf, type Replies, replyId, replyText, replyTime } from './shapes.ts'

const job = v.strictObject({
  id: replyId,
  kind: replyText,
  state: v.picklist(['waiting', 'running', 'done', 'failed', 'cancelled']),
  done: count,
  total: count,
  message: replyText,
  messageEn: replyText,
  result: v.unknown(),
  createdAt: replyTime,
  startedAt: v.nullable(replyTime),
  endedAt: v.nullable(replyTime),
})

export const replies = { jobPage: pagedOf(job), jobDetail: job, jobCancel: job } satisfies Replies<
  typeof jobs
>
