/** Devices tell how much they have not sent and what they keep. */
import type * as devices from '../../src/contract/devices.ts'
import type { Context, Handlers } from '../context.ts'
import { sha256 } from '../hash.ts'
import type { Permissions } from '../permissions.ts'
import { tenant } from '../store/schema.ts'
import { endSession } from './session.ts'

/** Names a session without what a token could be looked up by. */
const sessionName = (tokenHash: string) => sha256(`session ${tokenHash}`).slice(0, 24)

const openSessions = ({ db, now }: Pick<Context, 'db' | 'now'>, accountId: number) =>
  db
    .selectFrom('session')
    .select(['tokenHash', 'deviceName', 'createdAt', 'renewedAt'])
    .where('tenant', '=', tenant)
    .where('accountId', '=', accountId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('renewedAt', 'desc')
    .orderBy('createdAt', 'desc')
    .execute()

/** Where somebody is signed in. */
export async function signedInDevicesOf(
  context: Pick<Context, 'db' | 'now' | 'caller'>,
  accountId: number,
): Promise<devices.SignedInDevice[]> {
  const rows = await openSessions(context, accountId)
  return rows.map(({ tokenHash, deviceName, createdAt, renewedAt }) => ({
    id: sessionName(tokenHash),
    name: deviceName,
    firstSeen: createdAt,
    lastSeen: renewedAt,
    isThis: tokenHash === context.caller.tokenHash,
  }))
}

/** Ends a session by its name; one that is not there is ended already. */
export async function endNamedSession(context: Context, accountId: number, name: string): Promise<void> {
  const ended = (await openSessions(context, accountId)).find(
    ({ tokenHash }) => sessionName(tokenHash) === name,
  )
  if (ended) await endSession(context, ended.tokenHash)
}

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

  signedInDevices: (_, context) => signedInDevicesOf(context, context.caller.accountId),

  async endDevice({ id }, context) {
    await endNamedSession(context, context.caller.accountId, id)
    return null
  },
}
