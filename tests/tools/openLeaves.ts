import { inOpenSubject } from '../../server/library/openSubjects.ts'
import type { Db } from '../../server/store/db.ts'
import { tenant } from '../../server/store/schema.ts'

/** The catalogues with none below them, of subjects that are open: what stands in them is listed. */
export const openLeaves = (db: Db) =>
  db.rows<{ id: number; subjectId: number }>(
    `select c."id", c."subjectId" from "catalog" c where c."tenant" = ? and not exists
      (select 1 from "catalog" below where below."tenant" = c."tenant" and below."parentId" = c."id")
      and ${inOpenSubject('c."subjectId"')} order by c."id"`,
    [tenant],
  )
