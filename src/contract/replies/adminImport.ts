import type * as adminImport from '../adminImport.ts'
import { id, type Replies, yes } from './shapes.ts'

export const replies = {
  adminImportPreview: id,
  adminImportConfirm: id,
  adminImportRunning: yes,
} satisfies Replies<typeof adminImport>
