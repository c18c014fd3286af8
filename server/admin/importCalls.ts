import type * as adminImport from '../../src/contract/admin/adminImport.ts'
import type { Context, Handlers } from '../context.ts'
import { refuse } from '../http/failure.ts'
import { transaction } from '../http/idempotency.ts'
import { mustOwnFiles } from '../media/files/ownFiles.ts'
import { managedPlaces } from '../people/manage/managedPlaces.ts'
import { freshAccounts } from '../people/manage/renewFirstPasswords.ts'
import type { Permissions } from '../permissions.ts'
import { startJob } from '../store/jobs/jobs.ts'
import { tenant } from '../store/schema.ts'

const previewKind = 'accounts.preview'
const importKind = 'accounts.import'
const renewKind = 'accounts.renew'

async function begin(context: Context, kind: string, input: object): Promise<number> {
  const id = await transaction(context, (within) => startJob(within, kind, input))
  context.service.jobs.wake()
  return id
}

/** @throws Failure 404 where the caller uploaded no such table */
async function beginWithTable(context: Context, kind: string, input: { fileId: number }): Promise<number> {
  const id = await transaction(context, async (within) => {
    await mustOwnFiles(within, 'accounts', [input.fileId])
    return startJob(within, kind, input)
  })
  context.service.jobs.wake()
  return id
}

const countFresh = async (context: Context, academyId: number | undefined): Promise<number> =>
  (await freshAccounts(context, context.caller, await managedPlaces(context, academyId))).length

export const permissions: Permissions<typeof adminImport> = {
  adminImportPreview: 'account.import',
  adminImportConfirm: 'account.import',
  adminImportRunning: 'account.import',
  adminFreshCount: 'account.manage',
  adminFreshRenew: 'account.manage',
}

export const handlers: Handlers<typeof adminImport> = {
  adminImportPreview: ({ fileId }, context) => beginWithTable(context, previewKind, { fileId }),
  adminImportConfirm: (input, context) => beginWithTable(context, importKind, input),

  async adminImportRunning(_, { db }) {
    const job = await db
      .selectFrom('job')
      .select('id')
      .where('tenant', '=', tenant)
      .where('kind', '=', importKind)
      .where('state', 'in', ['waiting', 'running'])
      .executeTakeFirst()
    return job !== undefined
  },

  adminFreshCount: ({ academyId }, context) => countFresh(context, academyId),

  async adminFreshRenew({ academyId, accounts, publicKey }, context) {
    const found = await countFresh(context, academyId)
    if (found !== accounts) throw refuse('freshChanged', [found])
    return begin(context, renewKind, { academyId, publicKey })
  },
}
