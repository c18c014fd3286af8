/** Who may read the files of coursewares: whoever sees a courseware of the file's owner that names the file. */

import type { MayReadFile } from '../media/files/serving.ts'
import { tenant } from '../store/schema.ts'
import { taughtSql, visibleSql } from './coursewares.ts'

/** A document that may not be downloaded is read by the staff alone: students get its pages as pictures. */
const namingSql = `(k."attachments" like ? or k."video" like ? or k."slides" like ? or (k."doc" like ?
  and (k."allowDownloadDoc" = 1 or k."ownerId" = ? or ${taughtSql})))`

/** Only the owner's own coursewares count: naming the file of another person opens nothing. */
export const mayReadCoursewareFile: MayReadFile = async (asker, { id, ownerId }) => {
  const { accountId } = asker.caller
  const visible = visibleSql(asker)
  const named = `%/media/own/file/${id}/%`
  const found = await asker.rows<object>(
    `select 1 as "is" from "courseware" k where k."tenant" = ? and k."ownerId" = ? and ${namingSql}
      and ${visible.sql} limit 1`,
    [
      tenant,
      ownerId,
      named,
      named,
      named,
      named,
      accountId,
      accountId,
      asker.now,
      asker.now,
      ...visible.values,
    ],
  )
  return found.length > 0
}
