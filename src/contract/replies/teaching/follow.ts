import * as v from 'valibot'
import * as follow from '../../teaching/follow.ts'
import { count, nothing, type Replies, replyId, replyText, yes } from '../shapes.ts'
import { named } from './course.ts'

const point = v.strictObject({ x: v.number(), y: v.number() })

const state = v.strictObject({
  kind: v.picklist(follow.followKinds),
  coursewareId: v.nullable(replyId),
  slideId: v.nullable(replyText),
  specimenId: v.nullable(replyId),
  view: v.nullable(
    v.strictObject({
      ...point.entries,
      height: v.number(),
      aspect: v.number(),
      rotation: v.number(),
    }),
  ),
  pointer: v.nullable(point),
  roomId: replyId,
  epoch: count,
  seq: count,
  by: named,
  device: replyText,
  live: yes,
  leaseLeftMs: count,
  version: replyText,
})

export const replies = {
  followShow: v.strictObject({ ...state.entries, followers: count, members: count }),
  followEnd: nothing,
  followState: v.nullable(state),
  followStream: v.pipe(
    v.instance(ReadableStream<Uint8Array<ArrayBuffer>>),
    v.description('text/event-stream: each event holds a state as followState answers it'),
  ),
} satisfies Replies<typeof follow>
