/** Who may read an uploaded file besides the person who uploaded it: one answer for each use, from the area of that use. */
import type { FileUse } from '../../src/contract/files.ts'
import type { FileAsker, MayReadFile } from '../media/files/serving.ts'
import type { FileRow } from '../media/files/uploads.ts'
import { mayReadAssignmentFile } from '../quizzes/assignments/attachmentReaders.ts'
import { mayReadCoursewareFile } from '../teaching/coursewareFiles.ts'

const nobodyElse: MayReadFile = async () => false
/** Faces stand beside names in classes, messages and rankings; covers on the first screens. */
const everybodySignedIn: MayReadFile = async () => true

/** Attachments hang on coursewares and on assignments. */
const mayReadAttachment: MayReadFile = async (asker, file) =>
  (await mayReadCoursewareFile(asker, file)) || mayReadAssignmentFile(asker, file)

const readers: Record<FileUse, MayReadFile> = {
  accounts: nobodyElse,
  attachment: mayReadAttachment,
  avatar: everybodySignedIn,
  examPhoto: nobodyElse,
  cover: everybodySignedIn,
  captions: mayReadCoursewareFile,
  film: mayReadCoursewareFile,
  picture: mayReadCoursewareFile,
  questions: nobodyElse,
  slides: mayReadCoursewareFile,
  specimen: nobodyElse,
}

export const mayReadFile = (asker: FileAsker, file: FileRow): Promise<boolean> =>
  readers[file.useTo](asker, file)
