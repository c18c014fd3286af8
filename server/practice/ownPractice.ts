/** All that somebody practised. */
import type { Executor } from '../store/db.ts'
import { tenant } from '../store/schema.ts'

export async function deleteOwnPractice(db: Executor, accountId: number): Promise<void> {
  for (const table of [
    'paper',
    'answer',
    'submission',
    'bookItem',
    'bookCatalog',
    'reviewEntry',
    'stationAnswer',
    'practiceSetting',
  ] as const)
    await db.deleteFrom(table).where('tenant', '=', tenant).where('accountId', '=', accountId).execute()
}
