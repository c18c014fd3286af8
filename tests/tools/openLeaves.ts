import { closedSubjectsReader, inOpenSubject } from '../../server/library/openSubjects.ts'
import type { Db } from '../../server/store/db.ts'
import { tenant } from '../../server/store/schema.ts'

/** The catalogues with none below them, of subjects that are open: what stands in them is listed. */
export async function openLeaves(db: Db): Promise<{ id: number; subjectId: number }[]> {
  const closed = await closedSubjectsReader(db.rows)()
  return db.rows(
    `select c."id", c."subjectId" from "catalog" c where c."tenant" = ? and not exists
      (select 1 from "catalog" below where below."tenant" = c."tenant" and below."parentId" = c."id")
      and ${inOpenSubject('c."subjectId"', closed)} order by c."id"`,
    [tenant, ...closed],
  )
}
