/**
 * What the school keeps and may see of a person, as one ZIP for an administrator. Asking for it is a call, which writes the
 * audit and tells the person; the address that it answers holds for that administrator and a few minutes.
 */
import { TextReader } from '@zip.js/zip.js'
import { isRolePermitted } from '../../src/rules/permissions.ts'
import { rolesOf } from '../../src/rules/roles.ts'
import type { Context, Service } from '../context.ts'
import { notFound, refuse } from '../http/failure.ts'
import { pathOf } from '../http/staticFiles.ts'
import { langOf, say } from '../http/texts.ts'
import { fileStoreOf } from '../media/files/store.ts'
import { type FileRow, safeName } from '../media/files/uploads.ts'
import { notify } from '../notices/notify.ts'
import { closesAtOf } from '../people/closing.ts'
import { signedInDevicesOf } from '../people/devices.ts'
import { fileIdsIn } from '../quizzes/assignments/submissions.ts'
import { timeFactorOf } from '../quizzes/teach/allowances.ts'
import { type ArchiveWriter, readDownloader, zipResponse } from '../quizzes/zipDownload.ts'
import { tenant } from '../store/schema.ts'
import { streamCsv } from '../sync/sheets.ts'
import { recordChange } from '../system/audit.ts'
import { auditSheet, personSheets } from './personSheets.ts'
import { mustManage } from './scope.ts'

/** How long an address holds (ms): the browser follows it at once, and may try again after a lost line. */
const addressLifeMs = 10 * 60_000
const address = /^\/wk_mobile\/media\/own\/person\/(\d{1,15})\.zip$/

type Asking = Pick<Context, 'db' | 'rows' | 'caller' | 'now'>

/**
 * Notes who asks and why, and tells the person.
 * @returns the address of the archive, named by the entry in the audit: without an entry there is no archive
 * @throws a refusal without a reason
 */
export async function openPersonArchive(within: Context, accountId: number, reason: string): Promise<string> {
  if (reason === '') throw refuse('reasonEmpty', [], { field: 'reason' })
  const person = { thing: 'account', thingId: accountId }
  const entryId = await recordChange(within, { what: 'account.archive', ...person, reason })
  await notify(within, 'dataDownloaded', [accountId], { reason }, String(entryId))
  return `/wk_mobile/media/own/person/${entryId}.zip?lang=${within.lang}`
}

/** Whose archive the caller asked for a short while ago. @throws Failure 404 */
async function personOf({ rows, caller, now }: Asking, entryId: number): Promise<number> {
  const [entry] = await rows<{ thingId: string }>(
    `select "thingId" from "audit" where "tenant" = ? and "id" = ? and "what" = 'account.archive' and "accountId" = ?
      and "at" > ?`,
    [tenant, entryId, caller.accountId, now - addressLifeMs],
  )
  if (!entry) throw notFound()
  return Number(entry.thingId)
}

/**
 * Answers the archive to the administrator who asked for it.
 * @returns null for any other address
 * @throws Failure 401 without a session, 403 where the account is no longer theirs to manage, 404 for another's or an old address
 */
export async function servePersonArchive(service: Service, request: Request): Promise<Response | null> {
  const entryId = address.exec(pathOf(request.url))?.[1]
  if (entryId === undefined) return null
  const asking = { ...(await readDownloader(service, request)), db: service.db.kysely }
  const accountId = await personOf(asking, Number(entryId))
  const { loginName } = await mustManage(asking, accountId)
  const lang = langOf(new URL(request.url).searchParams.get('lang'), request.headers.get('accept-language'))
  return zipResponse(loginName, `person-${accountId}`, 6, async (zip) => {
    await zip.add('README.txt', new TextReader(say(lang, 'personArchive')))
    await zip.add('account.json', new TextReader(await accountText(asking, accountId)))
    await writeSheets(zip, service, asking, accountId)
    await writeHandedIn(zip, service, accountId)
  })
}

/** The account as its screen shows it to administrators, and how much space its uploads take. */
async function accountText(asking: Asking, accountId: number): Promise<string> {
  const { createdAt, lastSeenAt, ...account } = await mustManage(asking, accountId)
  const timeText = (at: number | null) => (at === null ? null : new Date(at).toISOString())
  const sessions = await signedInDevicesOf(asking, accountId)
  const [uploads] = await asking.rows<{ files: number | string; bytes: number | string }>(
    `select count(*) as "files", coalesce(sum("size"), 0) as "bytes" from "file" where "tenant" = ? and "ownerId" = ?`,
    [tenant, accountId],
  )
  const told = {
    ...account,
    createdAt: timeText(createdAt),
    lastSeenAt: timeText(lastSeenAt),
    closesAt: timeText(await closesAtOf(asking, accountId)),
    timeFactor: await timeFactorOf(asking, accountId),
    devices: sessions.map(({ name, firstSeen, lastSeen }) => ({
      name,
      firstSeen: timeText(firstSeen),
      lastSeen: timeText(lastSeen),
    })),
    uploads: { files: Number(uploads?.files ?? 0), bytes: Number(uploads?.bytes ?? 0) },
  }
  return `${JSON.stringify(told, null, 2)}\n`
}

async function writeSheets(
  zip: ArchiveWriter,
  { db }: Service,
  { caller }: Asking,
  accountId: number,
): Promise<void> {
  const readsAudit = isRolePermitted('audit.read', rolesOf(caller.roles))
  for (const sheet of readsAudit ? [...personSheets, auditSheet] : personSheets)
    await zip.add(`${sheet.name}.csv`, streamCsv(db, sheet, accountId))
}

/** The files that hang on what was handed in. Other uploads are nobody else's. */
async function writeHandedIn(zip: ArchiveWriter, { db, config }: Service, accountId: number): Promise<void> {
  const handedIn = await db.rows<{ attachments: string }>(
    `select "attachments" from "assignmentSubmission" where "tenant" = ? and "accountId" = ? and "state" <> 'open'
      order by "assignmentId", "version"`,
    [tenant, accountId],
  )
  const ids = new Set(handedIn.flatMap(({ attachments }) => fileIdsIn(attachments)))
  for (const id of ids) {
    const [file] = await db.rows<FileRow>(
      `select * from "file" where "tenant" = ? and "id" = ? and "ownerId" = ? and "state" = 'ready' and "useTo" = 'attachment'`,
      [tenant, id, accountId],
    )
    if (!file) continue
    const bytes = await fileStoreOf(config).read(file.storageKey, 0, file.size - 1)
    await zip.add(`files/${id} ${safeName(file.name)}`, bytes, { level: 0 })
  }
}
