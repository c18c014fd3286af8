import { Failure } from '../../http/failure.ts'
import type { FileAsker, MayReadFile } from '../../media/files/serving.ts'
import { tenant } from '../../store/schema.ts'
import { requireQuizRight } from '../quiz.ts'

/** Whether the caller sees what is handed in for a course: as the lists say it, a substitute on the given days alone. */
async function mayWatch(asker: FileAsker, courseId: number): Promise<boolean> {
  try {
    await requireQuizRight(asker, courseId, 'watch')
    return true
  } catch (failure) {
    if (failure instanceof Failure) return false
    throw failure
  }
}

/**
 * Whether somebody may read a file of an assignment: its teachers read what was handed in, and the members of its
 * course read what the teachers attached. A student never reads another's.
 */
export const mayReadAssignmentFile: MayReadFile = async (asker, { id, ownerId }) => {
  const { rows, caller } = asker
  const handedIn = await rows<{ courseId: number }>(
    `select distinct p."courseId" from "assignment" p
      join "assignmentSubmission" s on s."tenant" = p."tenant" and s."assignmentId" = p."id" and s."accountId" = ?
      where p."tenant" = ? and ',' || replace(replace(s."attachments", '[', ''), ']', '') || ',' like ?`,
    [ownerId, tenant, `%,${id},%`],
  )
  for (const { courseId } of handedIn) if (await mayWatch(asker, courseId)) return true
  const given = await rows(
    `select 1 as "is" from "assignment" p
      join "roomMember" m on m."tenant" = p."tenant" and m."courseId" = p."courseId" and m."leftAt" is null
        and m."accountId" = ?
      where p."tenant" = ? and ',' || replace(replace(p."attachments", '[', ''), ']', '') || ',' like ? limit 1`,
    [caller.accountId, tenant, `%,${id},%`],
  )
  return given.length > 0
}
