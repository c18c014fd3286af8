import * as v from 'valibot'
import type * as files from '../files.ts'
import { fileUseNames } from '../files.ts'
import { count, id, type Replies, text, time } from './shapes.ts'

const uploaded = v.strictObject({
  id,
  url: text,
  name: text,
  size: count,
  type: text,
  width: v.nullable(count),
  height: v.nullable(count),
})

const used = v.strictObject({ id, name: text, nameEn: text, usedIn: v.array(text) })

export const replies = {
  fileUpload: uploaded,
  fileBegin: v.strictObject({ id, offset: count }),
  filePiece: v.strictObject({ offset: count }),
  fileFinish: uploaded,
  fileWhole: uploaded,
  accountImage: text,
  ownResources: v.strictObject({
    marks: v.array(v.strictObject({ specimenId: id, name: text, nameEn: text, count })),
    notes: v.array(v.strictObject({ questionId: id, chapterId: id, text })),
    files: v.array(
      v.strictObject({ id, url: text, name: text, size: count, useTo: v.picklist(fileUseNames), at: time }),
    ),
    specimenCount: count,
    coursewares: v.array(used),
    decks: v.array(used),
  }),
} satisfies Replies<typeof files>
