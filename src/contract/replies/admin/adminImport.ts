import type * as adminImport from '../../admin/adminImport.ts'
import { count, type Replies, replyId, yes } from '../shapes.ts'

export const replies = {
  adminImportPreview: replyId,
  adminImportConfirm: replyId,
  adminImportRunning: yes,
  adminFreshCount: count,
  adminFreshRenew: replyId,
} satisfies Replies<typeof adminImport>
