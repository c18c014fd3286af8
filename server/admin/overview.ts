/** How the school stands, and what is still missing before lessons can begin. */
import type { AdminOverview, ChannelName, FirstStep } from '../../src/contract/admin/adminSystem.ts'
import { roleBits } from '../../src/rules/roles.ts'
import type { Context } from '../context.ts'
import { isOfSchool } from '../people/manage/managedPlaces.ts'
import { channelKindOf } from '../people/senders/channels.ts'
import { tenant } from '../store/schema.ts'
import { defaultSchoolName, readSettings } from '../system/settings.ts'
import { readVersion } from './version.ts'

const countSql = {
  students: `select count(*) as "n" from "account" where "tenant" = ? and "disabled" = 0 and ("roles" & ${roleBits.Student}) <> 0`,
  teachers: `select count(*) as "n" from "account" where "tenant" = ? and "disabled" = 0 and ("roles" & ${roleBits.Teacher}) <> 0`,
  disabled: `select count(*) as "n" from "account" where "tenant" = ? and "disabled" = 1`,
  academies: `select count(*) as "n" from "academy" where "tenant" = ? and "archivedAt" is null`,
  terms: `select count(*) as "n" from "term" where "tenant" = ?`,
  subjects: `select count(*) as "n" from "subject" where "tenant" = ? and "enabled" = 1`,
  specimens: `select count(*) as "n" from "specimen" where "tenant" = ? and "deleted" = 0 and "published" = 1`,
  questions: `select coalesce(sum("n"), 0) as "n" from "questionTally" where "tenant" = ?`,
  decks: `select count(*) as "n" from "deck" where "tenant" = ?`,
  courses: `select count(*) as "n" from "course" where "tenant" = ?`,
} as const satisfies Record<keyof AdminOverview['counts'], string>

const healthSql = {
  jobsWaiting: `select count(*) as "n" from "job" where "tenant" = ? and "state" = 'waiting'`,
  jobsRunning: `select count(*) as "n" from "job" where "tenant" = ? and "state" = 'running'`,
  jobsFailed: `select count(*) as "n" from "job" where "tenant" = ? and "state" = 'failed'`,
  outgoingWaiting: `select count(*) as "n" from "outgoing" where "tenant" = ? and "state" = 'waiting'`,
  outgoingFailed: `select count(*) as "n" from "outgoing" where "tenant" = ? and "state" = 'failed'`,
  questionReports: `select count(*) as "n" from "questionReport" where "tenant" = ?`,
  fileBytes: `select coalesce(sum("size"), 0) as "n" from "file" where "tenant" = ?`,
} as const

async function numbersOf<K extends string>(
  { rows }: Context,
  queries: Record<K, string>,
): Promise<Record<K, number>> {
  const found = {} as Record<K, number>
  for (const name of Object.keys(queries) as K[]) {
    const [row] = await rows<{ n: number | string }>(queries[name], [tenant])
    found[name] = Number(row?.n ?? 0)
  }
  return found
}

export async function readOverview(context: Context): Promise<AdminOverview> {
  const counts = await numbersOf(context, countSql)
  const health = await numbersOf(context, healthSql)
  const { schoolName, lastBackupAt } = await readSettings(context.db)
  const { config } = context.service
  const leaves = (channel: ChannelName) => ['smtp', 'http'].includes(channelKindOf(config, channel))
  const isMissing: Record<FirstStep, boolean> = {
    name: schoolName === defaultSchoolName,
    terms: counts.terms === 0,
    academies: counts.academies === 0,
    accounts: counts.students === 0,
    subjects: counts.subjects === 0,
    specimens: counts.specimens === 0,
    questions: counts.questions === 0,
    senders: !leaves('mail') && !leaves('sms'),
  }
  const isAll = isOfSchool(context)
  return {
    counts,
    missing: isAll ? (Object.keys(isMissing) as FirstStep[]).filter((step) => isMissing[step]) : [],
    health: {
      ...health,
      lastBackupAt,
      version: await readVersion(context.service.config.dist),
      database: context.service.db.name,
    },
    canSeeAll: isAll,
  }
}
