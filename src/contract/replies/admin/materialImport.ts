import type * as materialImport from '../../admin/materialImport.ts'
import { type Replies, replyId } from '../shapes.ts'

export const replies = {
  specimenImport: replyId,
  specimenReplace: replyId,
  ownSpecimenImport: replyId,
  questionImport: replyId,
} satisfies Replies<typeof materialImport>
