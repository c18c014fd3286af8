/** As many announcements and messages as wanted, a minute apart; the messages to one person. */
import type { Db } from '../../server/store/db.ts'
import { tenant } from '../../server/store/schema.ts'

const begun = Date.UTC(2026, 0, 1)

export async function fillManyNotices(db: Db, count: number, accountId: number): Promise<void> {
  const numbers = `with recursive k(i) as (select 1 union all select i + 1 from k where i < ${count})`
  const columns = '"tenant", "key", "title", "titleEn", "content", "contentEn", "createTime"'
  const content = `'本周开放显微镜室。'`
  const contentEn = `'The microscope room is open this week.'`
  const values = `${tenant}, 'many/' || k.i, '通知 ' || k.i, 'Notice ' || k.i, ${content}, ${contentEn}, ${begun} + 60000 * cast(k.i as bigint)`
  await db.kysely.transaction().execute(async (within) => {
    await db.rows(`insert into "announcement" (${columns}) ${numbers} select ${values} from k`, [], within)
    await db.rows(
      `insert into "message" (${columns}, "accountId") ${numbers} select ${values}, ${accountId} from k`,
      [],
      within,
    )
  })
  await db.rows(db.name === 'sqlite' ? 'pragma optimize' : 'vacuum analyze', [], 'writer')
}
