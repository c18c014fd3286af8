import type { MayReadFile } from '../../media/files/serving.ts'
import { tenant } from '../../store/schema.ts'

/**
 * Whether somebody may read a file of an assignment: its teachers read what was handed in, and the members of its
 * course read what the teachers attached. A student never reads another's.
 */
export const mayReadAssignmentFile: MayReadFile = async ({ rows, caller }, { id, ownerId }) => {
  const found = await rows(
    `select 1 as "is" from "assignment" p
      join "courseTeacher" t on t."tenant" = p."tenant" and t."courseId" = p."courseId" and t."accountId" = ?
      join "assignmentSubmission" s on s."tenant" = p."tenant" and s."assignmentId" = p."id" and s."accountId" = ?
      where p."tenant" = ? and ',' || replace(replace(s."attachments", '[', ''), ']', '') || ',' like ? limit 1`,
    [caller.accountId, ownerId, tenant, `%,${id},%`],
  )
  if (found.length > 0) return true
  const given = await rows(
    `select 1 as "is" from "assignment" p
      join "roomMember" m on m."tenant" = p."tenant" and m."courseId" = p."courseId" and m."leftAt" is null
        and m."accountId" = ?
      where p."tenant" = ? and ',' || replace(replace(p."attachments", '[', ''), ']', '') || ',' like ? limit 1`,
    [caller.accountId, tenant, `%,${id},%`],
  )
  return given.length > 0
}
