import type { Selectable } from 'kysely'
import type * as jobs from '../../src/contract/jobs.ts'
import type { Job } from '../../src/contract/jobs.ts'
import type { Context, Handlers } from '../context.ts'
import { notFound } from '../http/failure.ts'
import type { Permissions } from '../permissions.ts'
import { cancelJob } from '../store/jobs/jobs.ts'
import type { JobTable } from '../store/jobs/tables.ts'
import { tenant } from '../store/schema.ts'

export const permissions: Permissions<typeof jobs> = {
  jobPage: 'job.own',
  jobDetail: 'job.own',
  jobCancel: 'job.own',
}

const ownJobs = ({ db, caller }: Context) =>
  db.selectFrom('job').where('tenant', '=', tenant).where('ownerId', '=', caller.accountId)

export function toJob({ message, result, ...row }: Selectable<JobTable>): Job {
  const { id, kind, state, done, total, createdAt, startedAt, endedAt } = row
  const text: { zh?: string; en?: string } = message === '' ? {} : JSON.parse(message)
  return {
    id,
    kind,
    state,
    done,
    total,
    message: text.zh ?? '',
    messageEn: text.en ?? '',
    result: result === '' ? null : JSON.parse(result),
    createdAt,
    startedAt,
    endedAt,
  }
}

async function ownJob(context: Context, id: number): Promise<Job> {
  const row = await ownJobs(context).selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return toJob(row)
}

export const handlers: Handlers<typeof jobs> = {
  async jobPage({ pageNo, pageSize }, context) {
    const { total } = await ownJobs(context)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    const rows = await ownJobs(context)
      .selectAll()
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute()
    return { records: rows.map(toJob), total }
  },

  jobDetail: ({ id }, context) => ownJob(context, id),

  async jobCancel({ id }, context) {
    await ownJob(context, id)
    const { db, now, service } = context
    await cancelJob(db, id, now)
    service.jobs.wake()
    return ownJob(context, id)
  },
}
