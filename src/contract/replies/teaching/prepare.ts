import * as v from 'valibot'
import { depths, keepKinds } from '../../sync.ts'
import * as prepare from '../../teaching/prepare.ts'
import { count, nothing, type Replies, replyId, replyText, replyTime } from '../shapes.ts'
import { named } from './course.ts'

const preparation = v.strictObject({
  id: replyId,
  roomId: replyId,
  roomName: replyText,
  courseId: replyId,
  courseName: replyText,
  courseNameEn: replyText,
  title: replyText,
  labAt: v.nullable(replyTime),
  note: replyText,
  items: v.array(
    v.strictObject({
      ...named.entries,
      kind: v.picklist(prepare.preparedKinds),
      thumbnail: replyText,
      keepKind: v.picklist(keepKinds),
      depth: v.picklist(depths),
      version: replyText,
    }),
  ),
  readiness: v.nullable(
    v.strictObject({
      ready: count,
      members: count,
      missing: v.array(v.strictObject({ ...named.entries, loginName: replyText })),
    }),
  ),
})

export const replies = {
  prepareList: v.array(preparation),
  prepareSave: preparation,
  prepareRemove: nothing,
} satisfies Replies<typeof prepare>
