import type * as adminImport from '../../admin/adminImport.ts'
import { type Replies, replyId, yes } from '../shapes.ts'

export const replies = {
  adminImportPreview: replyId,
  adminImportConfirm: replyId,
  adminImportRunning: yes,
} satisfies Replies<typeof adminImport>
