import * as v from 'valibot'
import type * as jobs from '../jobs.ts'
import { count, id, pagedOf, type Replies, text, time } from './shapes.ts'

const job = v.strictObject({
  id,
  kind: text,
  state: v.picklist(['waiting', 'running', 'done', 'failed', 'cancelled']),
  done: count,
  total: count,
  message: text,
  messageEn: text,
  result: v.unknown(),
  createdAt: time,
  startedAt: v.nullable(time),
  endedAt: v.nullable(time),
})

export const replies = { jobPage: pagedOf(job), jobDetail: job, jobCancel: job } satisfies Replies<
  typeof jobs
>
