import * as v from 'valibot'
import { markColors, markShapes } from '../../specimens.ts'
import * as teacherMarks from '../../teaching/teacherMarks.ts'
import { nothing, type Replies, replyId, replyText, replyTime } from '../shapes.ts'

export const replies = {
  teacherMarks: v.array(
    v.strictObject({
      clientId: replyText,
      specimenId: replyId,
      shape: v.picklist(markShapes),
      points: v.array(v.tuple([v.number(), v.number()])),
      frame: v.number(),
      name: replyText,
      nameEn: replyText,
      desc: replyText,
      color: v.picklist(markColors),
      scope: v.picklist(teacherMarks.markScopes),
      roomId: v.nullable(replyId),
      roomName: replyText,
      shownFrom: replyTime,
    }),
  ),
  teacherMarkSave: nothing,
  teacherMarkDelete: nothing,
} satisfies Replies<typeof teacherMarks>
