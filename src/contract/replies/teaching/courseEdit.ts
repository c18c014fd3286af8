import * as v from 'valibot'
import type * as courseEdit from '../../teaching/courseEdit.ts'
import { nothing, type Replies, replyId } from '../shapes.ts'
import { named } from './course.ts'

export const replies = {
  courseSave: replyId,
  courseCopy: replyId,
  courseEnd: nothing,
  courseTeacherSave: nothing,
  staffSearch: v.array(named),
} satisfies Replies<typeof courseEdit>
