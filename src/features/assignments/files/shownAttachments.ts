import type { Attachment } from '../../../contract/quizzes/assignment.ts'
import type { ShownFile } from './AttachmentList.tsx'

/** Files of the service as a list shows them. */
export const shownAttachments = (files: readonly Attachment[]): ShownFile[] =>
  files.map(({ id, name, size, url }) => ({ key: String(id), name, size, url }))
