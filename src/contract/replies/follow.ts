import * as v from 'valibot'
import * as follow from '../follow.ts'
import { named } from './course.ts'
import { count, id, nothing, type Replies, text, yes } from './shapes.ts'

const point = v.strictObject({ x: v.number(), y: v.number() })

const state = v.strictObject({
  kind: v.picklist(follow.followKinds),
  coursewareId: v.nullable(id),
  slideId: v.nullable(text),
  specimenId: v.nullable(id),
  view: v.nullable(
    v.strictObject({
      ...point.entries,
      height: v.number(),
      aspect: v.number(),
      rotation: v.number(),
    }),
  ),
  pointer: v.nullable(point),
  roomId: id,
  epoch: count,
  seq: count,
  by: named,
  device: text,
  live: yes,
  leaseLeftMs: count,
  version: text,
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
