/** Devices tell how much they have not sent and what they keep. */
import type * as devices from '../../src/contract/devices.ts'
import type { Handlers } from '../context.ts'
import type { Permissions } from '../permissions.ts'
import { tenant } from '../store/schema.ts'

export const permissions: Permissions<typeof devices> = {
  deviceReport: 'account.self',
  deviceReports: 'account.self',
}

export const handlers: Handlers<typeof devices> = {
  async deviceReport({ uuid, name, unsent, packs }, { db, caller, now }) {
    const told = { name, unsent, packs: JSON.stringify(packs), lastSeenAt: now, reportedAt: now }
    await db
      .insertInto('device')
      .values({ tenant, accountId: caller.accountId, uuid, ...told })
      .onConflict((conflict) => conflict.columns(['tenant', 'accountId', 'uuid']).doUpdateSet(told))
      .execute()
    return null
  },

  async deviceReports(_, { db, caller }) {
    const rows = await db
      .selectFrom('device')
      .select(['uuid', 'name', 'unsent', 'packs', 'reportedAt'])
      .where('tenant', '=', tenant)
      .where('accountId', '=', caller.accountId)
      .orderBy('reportedAt', 'desc')
      .orderBy('uuid')
      .execute()
    return rows.map((row) => ({ ...row, packs: JSON.parse(row.packs) }))
  },
}
