import * as v from 'valibot'
import type * as files from '../files.ts'
import { fileUseNames } from '../files.ts'
import { count, nothing, type Replies, replyId, replyText, replyTime } from './shapes.ts'

const uploaded = v.strictObject({
  id: replyId,
  url: replyText,
  name: replyText,
  size: count,
  type: replyText,
  width: v.nullable(count),
  height: v.nullable(count),
})

const usedIn = v.array(v.strictObject({ name: replyText, nameEn: replyText }))
const used = v.strictObject({ id: replyId, name: replyText, nameEn: replyText, usedIn })

export const replies = {
  fileUpload: uploaded,
  fileBegin: v.strictObject({ id: replyId, offset: count }),
  filePiece: v.strictObject({ offset: count }),
  fileFinish: uploaded,
  fileWhole: uploaded,
  accountImage: replyText,
  fileRemove: nothing,
  ownResources: v.strictObject({
    marks: v.array(v.strictObject({ specimenId: replyId, name: replyText, nameEn: replyText, count })),
    notes: v.array(v.strictObject({ questionId: replyId, chapterId: count, text: replyText })),
    files: v.array(
      v.strictObject({
        id: replyId,
        url: replyText,
        name: replyText,
        size: count,
        useTo: v.picklist(fileUseNames),
        at: replyTime,
      }),
    ),
    specimenCount: count,
    coursewares: v.array(used),
    decks: v.array(used),
    specimens: v.array(used),
    questions: v.array(
      v.strictObject({
        id: replyId,
        courseId: replyId,
        title: replyText,
        titleEn: replyText,
        usedIn,
      }),
    ),
  }),
} satisfies Replies<typeof files>
