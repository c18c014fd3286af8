import * as v from 'valibot'
import { markColors, markShapes } from '../specimens.ts'
import * as teacherMarks from '../teacherMarks.ts'
import { id, nothing, type Replies, text, time } from './shapes.ts'

export const replies = {
  teacherMarks: v.array(
    v.strictObject({
      clientId: text,
      specimenId: id,
      shape: v.picklist(markShapes),
      points: v.array(v.tuple([v.number(), v.number()])),
      frame: v.number(),
      name: text,
      nameEn: text,
      desc: text,
      color: v.picklist(markColors),
      scope: v.picklist(teacherMarks.markScopes),
      roomId: v.nullable(id),
      roomName: text,
      shownFrom: time,
    }),
  ),
  teacherMarkSave: nothing,
  teacherMarkDelete: nothing,
} satisfies Replies<typeof teacherMarks>
