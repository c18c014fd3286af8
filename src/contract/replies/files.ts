import * as v from 'valibot'
import type * as files from '../files.ts'
import { count, id, type Replies, text } from './shapes.ts'

const uploaded = v.strictObject({
  id,
  url: text,
  name: text,
  size: count,
  type: text,
  width: v.nullable(count),
  height: v.nullable(count),
})

export const replies = {
  fileUpload: uploaded,
  fileBegin: v.strictObject({ id, offset: count }),
  filePiece: v.strictObject({ offset: count }),
  fileFinish: uploaded,
  fileWhole: uploaded,
  accountImage: text,
} satisfies Replies<typeof files>
