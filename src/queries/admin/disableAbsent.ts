import { adminAccountDisable, maxDisabled } from '../../contract/admin/adminPeople.ts'
import { administer } from './admin.ts'

/** Disables accounts, however many; one that is disabled already stays so, and a second try goes on where the first ended. */
export async function disableAbsent(ids: readonly number[], reason: string): Promise<void> {
  for (let from = 0; from < ids.length; from += maxDisabled)
    await administer(adminAccountDisable, {
      ids: ids.slice(from, from + maxDisabled),
      disabled: true,
      reason,
    })
}
