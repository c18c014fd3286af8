/** Devices tell how much they have not sent and what they keep. */
import type * as devices from '../../src/contract/devices.ts'
import type { Context, Handlers } from '../context.ts'
import { sha256 } from '../hash.ts'
import type { Permissions } from '../permissions.ts'
import { tenant } from '../store/schema.ts'
import { endSession } from './session.ts'

/** Names a session without what a token could be looked up by. */
const sessionName = (tokenHash: string) => sha256(`session ${tokenHash}`).slice(0, 24)

const openSessions = ({ db, caller, now }: Context) =>
  db
    .selectFrom('session')
    .select(['tokenHash', 'deviceName', 'createdAt', 'renewedAt'])
    .where('tenant', '=', tenant)
    .where('accountId', '=', caller.accountId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('renewedAt', 'desc')
    .orderBy('createdAt', 'desc')
    .execute()

export const permissions: Permissions<typeof devices> = {
  deviceReport: 'account.self',
  deviceReports: 'account.self',
  endDevice: 'account.self',
  signedInDevices: 'account.self',
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

  async signedInDevices(_, context) {
    const rows = await openSessions(context)
    return rows.map(({ tokenHash, deviceName, createdAt, renewedAt }) => ({
      id: sessionName(tokenHash),
      name: deviceName,
      firstSeen: createdAt,
      lastSeen: renewedAt,
      isThis: tokenHash === context.caller.tokenHash,
    }))
  },

  async endDevice({ id }, context) {
    const ended = (await openSessions(context)).find(({ tokenHash }) => sessionName(tokenHash) === id)
    if (ended) await endSession(context, ended.tokenHash)
    return null
  },
}
