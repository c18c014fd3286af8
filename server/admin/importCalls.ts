import type * as adminImport from '../../src/contract/admin/adminImport.ts'
import type { Context, Handlers } from '../context.ts'
import { notFound } from '../http/failure.ts'
import { transaction } from '../http/idempotency.ts'
import type { Permissions } from '../permissions.ts'
import { startJob } from '../store/jobs/jobs.ts'
import { tenant } from '../store/schema.ts'

const previewKind = 'accounts.preview'
const importKind = 'accounts.import'

/** @throws Failure 404 where the caller uploaded no such table */
async function mustOwnTable({ db, caller }: Context, fileId: number): Promise<void> {
  const file = await db
    .selectFrom('file')
    .select('id')
    .where('tenant', '=', tenant)
    .where('id', '=', fileId)
    .where('ownerId', '=', caller.accountId)
    .where('useTo', '=', 'accounts')
    .where('state', '=', 'ready')
    .executeTakeFirst()
  if (!file) throw notFound()
}

async function begin(context: Context, kind: string, input: object): Promise<number> {
  const id = await transaction(context, (within) => startJob(within, kind, input))
  context.service.jobs.wake()
  return id
}

export const permissions: Permissions<typeof adminImport> = {
  adminImportPreview: 'account.import',
  adminImportConfirm: 'account.import',
  adminImportRunning: 'account.import',
}

export const handlers: Handlers<typeof adminImport> = {
  async adminImportPreview({ fileId }, context) {
    await mustOwnTable(context, fileId)
    return begin(context, previewKind, { fileId })
  },

  async adminImportConfirm(input, context) {
    await mustOwnTable(context, input.fileId)
    return begin(context, importKind, input)
  },

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
}
