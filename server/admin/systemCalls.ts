import type * as adminSystem from '../../src/contract/admin/adminSystem.ts'
import type {
  AdminSettings,
  FileOwner,
  ManagedJob,
  NoticeAudience,
} from '../../src/contract/admin/adminSystem.ts'
import { moduleNames } from '../../src/contract/admin/modules.ts'
import type { Args } from '../../src/contract/endpoint.ts'
import { inLang } from '../../src/rules/lang.ts'
import type { Context, Handlers } from '../context.ts'
import { notAllowed, notFound, refuse } from '../http/failure.ts'
import { transaction } from '../http/idempotency.ts'
import { audienceIds, cancelNotice, planNotice, plannedNotices, senderOf } from '../notices/plannedNotices.ts'
import { isInOwnAcademy } from '../people/academies.ts'
import { mustBeAsOpened } from '../people/changedMeanwhile.ts'
import { isOfSchool } from '../people/manage/managedPlaces.ts'
import { type Permissions, requirePermission } from '../permissions.ts'
import { cancelJob, type JobRow } from '../store/jobs/jobs.ts'
import { tenant } from '../store/schema.ts'
import { recordChange } from '../system/audit.ts'
import { toJob } from '../system/jobCalls.ts'
import { auditEntries } from '../system/readAudit.ts'
import { lockSettings, readSettings, writeSetting } from '../system/settings.ts'
import { readOverview } from './overview.ts'
import { materialFilesOf } from './ownerFiles.ts'
import { senderStatuses, testSender } from './senderStatus.ts'

async function readAdminSettings({ db }: Context): Promise<AdminSettings> {
  const all = await readSettings(db)
  const { schoolName, schoolNameEn, passwordPolicy, canEditName, fileSpaceMb, aiEnable, aiChatUrl } = all
  const { auditDays, canChooseClass, scoreDigits, resitCap } = all
  return {
    schoolName,
    schoolNameEn,
    passwordPolicy,
    canEditName,
    canChooseClass,
    fileSpaceMb,
    aiEnable,
    aiChatUrl,
    installModules: moduleNames.filter((name) => all.installModules.includes(name)),
    auditDays,
    scoreDigits,
    resitCap,
  }
}

async function changeSettings(
  within: Context,
  { base, ...sent }: Args<typeof adminSystem.adminSettingsSave>,
): Promise<void> {
  await lockSettings(within.db)
  const old = await readAdminSettings(within)
  const { scoreDigits = old.scoreDigits, resitCap = old.resitCap, installModules = old.installModules } = sent
  const given: AdminSettings = { ...sent, scoreDigits, resitCap, installModules }
  await mustBeAsOpened(within, { thing: 'setting', thingId: 'school' }, { base, now: old, after: given })
  if (given.schoolName === '') throw refuse('schoolNameEmpty', [], { field: 'schoolName' })
  if (given.passwordPolicy.maxLength < given.passwordPolicy.minLength)
    throw refuse('policyLengths', [], { field: 'maxLength' })
  const names = (Object.keys(given) as (keyof AdminSettings)[]).filter(
    (name) => JSON.stringify(old[name]) !== JSON.stringify(given[name]),
  )
  for (const name of names) await writeSetting(within.db, name, given[name])
  if (names.length === 0) return
  // the audit leaves out what is called a password: its rules are none
  const part = (from: AdminSettings) =>
    Object.fromEntries(names.map((name) => [name === 'passwordPolicy' ? 'rules' : name, from[name]]))
  const facts = { before: part(old), after: part(given) }
  await recordChange(within, { what: 'setting.edit', thing: 'setting', thingId: 'school', ...facts })
}

/** An administrator of an academy writes messages to it alone; announcements are the school's. */
async function mustReach(
  context: Context,
  form: adminSystem.NoticeFormName,
  { academyIds }: NoticeAudience,
): Promise<void> {
  if (isOfSchool(context)) return
  if (form === 'announcement' || academyIds.length === 0) throw refuse('noticeForAll')
  for (const id of academyIds) {
    const isOwn = await isInOwnAcademy(context, id)
    requirePermission(context, 'notice.send', isOwn ? ['ownAcademy'] : [])
  }
}

export const permissions: Permissions<typeof adminSystem> = {
  adminOverview: 'admin.open',
  adminSettings: 'setting.edit',
  adminSettingsSave: 'setting.edit',
  adminSenders: 'setting.edit',
  adminSenderTest: 'setting.edit',
  adminNoticePage: 'notice.send',
  adminNoticeCount: 'notice.send',
  adminNoticeSend: 'notice.send',
  adminNoticeCancel: 'notice.send',
  adminAuditPage: 'audit.read',
  adminJobPage: 'job.manage',
  adminJobCancel: 'job.manage',
  adminFilePage: 'file.manage',
  adminFileList: 'file.manage',
}

export const handlers: Handlers<typeof adminSystem> = {
  adminOverview: (_, context) => readOverview(context),
  adminSettings: (_, context) => readAdminSettings(context),

  async adminSettingsSave(given, context) {
    await transaction(context, (within) => changeSettings(within, given))
    return null
  },

  adminSenders: (_, context) => senderStatuses(context),

  async adminSenderTest(given, context) {
    await testSender(context, given)
    return null
  },

  adminNoticePage: (page, context) =>
    plannedNotices(page, context, isOfSchool(context) ? null : context.caller.accountId),

  async adminNoticeCount({ audience }, context) {
    await mustReach(context, 'message', audience)
    return (await audienceIds(context, audience)).length
  },

  async adminNoticeSend(given, context) {
    await mustReach(context, given.form, given.audience)
    const id = await transaction(context, (within) => planNotice(within, given))
    context.service.jobs.wake()
    return id
  },

  async adminNoticeCancel({ id }, context) {
    const isOwn = (await senderOf(context, id)) === context.caller.accountId
    if (!isOwn && !isOfSchool(context)) throw notAllowed()
    await transaction(context, (within) => cancelNotice(within, id))
    return null
  },

  adminAuditPage: (search, context) => auditEntries(search, context),

  async adminJobPage({ pageNo, pageSize }, { rows, lang }) {
    const [counted] = await rows<{ n: number | string }>(
      'select count(*) as "n" from "job" where "tenant" = ?',
      [tenant],
    )
    const lines = await rows<JobRow & { ownerName: string | null; ownerNameEn: string | null }>(
      `select j.*, a."fullName" as "ownerName", a."fullNameEn" as "ownerNameEn" from "job" j
        left join "account" a on a."tenant" = j."tenant" and a."id" = j."ownerId"
        where j."tenant" = ? order by j."id" desc limit ? offset ?`,
      [tenant, pageSize, (pageNo - 1) * pageSize],
    )
    const records = lines.map(({ ownerName, ownerNameEn, ...line }): ManagedJob => {
      // a result may hold what only its owner may read
      const { result: _, ...job } = toJob(line)
      return { ...job, ownerName: inLang(lang, ownerName ?? '', ownerNameEn ?? '') }
    })
    return { records, total: Number(counted?.n ?? 0) }
  },

  async adminJobCancel({ id }, context) {
    const { db, now, service } = context
    const job = await db
      .selectFrom('job')
      .select(['id', 'kind'])
      .where('tenant', '=', tenant)
      .where('id', '=', id)
      .executeTakeFirst()
    if (!job) throw notFound()
    await transaction(context, async (within) => {
      await cancelJob(within.db, id, now)
      await recordChange(within, {
        what: 'job.cancel',
        thing: 'job',
        thingId: id,
        before: { kind: job.kind },
      })
    })
    service.jobs.wake()
    return null
  },

  adminFileList: (asked, context) => materialFilesOf(asked, context),

  async adminFilePage({ pageNo, pageSize }, { rows, lang }) {
    const [counted] = await rows<{ n: number | string }>(
      'select count(distinct "ownerId") as "n" from "file" where "tenant" = ?',
      [tenant],
    )
    const lines = await rows<FileOwner & { fullNameEn: string }>(
      `select f."ownerId" as "id", max(coalesce(a."fullName", '')) as "fullName",
          max(coalesce(a."fullNameEn", '')) as "fullNameEn", max(coalesce(a."loginName", '')) as "loginName", count(*) as "files", sum(f."size") as "bytes"
        from "file" f left join "account" a on a."tenant" = f."tenant" and a."id" = f."ownerId"
        where f."tenant" = ? group by f."ownerId" order by sum(f."size") desc, f."ownerId" limit ? offset ?`,
      [tenant, pageSize, (pageNo - 1) * pageSize],
    )
    const records = lines.map(({ files, bytes, fullNameEn, ...line }) => ({
      ...line,
      fullName: inLang(lang, line.fullName, fullNameEn),
      files: Number(files),
      bytes: Number(bytes),
    }))
    return { records, total: Number(counted?.n ?? 0) }
  },
}
