/** What a keyword is looked for in: the names of specimens and marks, folded, and the forms of those that have others. */
import { searchText } from '../../src/rules/words/keyword.ts'
import type { Db } from '../store/db.ts'
import { tenant } from '../store/schema.ts'

/** names that one transaction reads: a few milliseconds */
const maxNamesAtOnce = 200

/**
 * Reads the names that came since. In the order of their ids, so that two processes that do the same do not hold each
 * other up.
 */
export async function readSearched(db: Db): Promise<void> {
  const unread = `select "id", "text" from "word" where "tenant" = ? and "searched" is null order by "id" limit ?`
  for (;;) {
    const some = await db.rows<{ id: number; text: string }>(unread, [tenant, maxNamesAtOnce])
    if (some.length === 0) return
    await db.kysely.transaction().execute(async (within) => {
      for (const { id, text } of some)
        await db.rows(
          'update "word" set "searched" = ? where "tenant" = ? and "id" = ?',
          [searchText(text), tenant, id],
          within,
        )
    })
  }
}
