import * as v from 'valibot'
import * as prepare from '../prepare.ts'
import { depths, keepKinds } from '../sync.ts'
import { named } from './course.ts'
import { count, id, nothing, type Replies, text, time } from './shapes.ts'

const preparation = v.strictObject({
  id,
  roomId: id,
  roomName: text,
  courseId: id,
  courseName: text,
  courseNameEn: text,
  title: text,
  labAt: v.nullable(time),
  note: text,
  items: v.array(
    v.strictObject({
      ...named.entries,
      kind: v.picklist(prepare.preparedKinds),
      thumbnail: text,
      keepKind: v.picklist(keepKinds),
      depth: v.picklist(depths),
      version: text,
    }),
  ),
  readiness: v.nullable(
    v.strictObject({
      ready: count,
      members: count,
      missing: v.array(v.strictObject({ ...named.entries, loginName: text })),
    }),
  ),
})

export const replies = {
  prepareList: v.array(preparation),
  prepareSave: preparation,
  prepareRemove: nothing,
} satisfies Replies<typeof prepare>
