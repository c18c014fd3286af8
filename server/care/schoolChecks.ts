/** Checks of the doctor in the database: its state, its keys, its clock, its backup, its files. */
import { existsSync } from 'node:fs'
import { open as openFile } from 'node:fs/promises'
import { join } from 'node:path'
import { channelNames } from '../../src/contract/admin/adminSystem.ts'
import { bitsOf } from '../../src/rules/roles.ts'
import type { Config } from '../config.ts'
import { fileStoreOf } from '../media/files/store.ts'
import { signingKeyName, signingKeyPrint } from '../people/lti/signingKey.ts'
import { readSenderState } from '../people/senders/senderState.ts'
import { type Db, open } from '../store/db.ts'
import { clockAheadMs, damageOf, versionFault } from '../store/dialect/condition.ts'
import { type KeyName, keyNames, keyVariable, loadKey } from '../store/keys.ts'
import { latestMigration } from '../store/migrations/index.ts'
import { tenant } from '../store/schema.ts'
import { printOf } from '../system/keyPrints.ts'
import { readSettings } from '../system/settings.ts'
import { lastMigration } from './backup.ts'
import { type Finding, fault, hint, reasonOf } from './findings.ts'
import { checkPictures, checkTileFiles } from './pictureChecks.ts'

interface School {
  db: Db
  config: Config
  nowMs: number
}

const dayMs = 86_400_000
/** Two clocks that agree this well do no harm. */
const clockSlackMs = 120_000
const backupMaxDays = 7

async function checkVersion({ db }: School): Promise<Finding[]> {
  const last = await lastMigration(db)
  if (last > latestMigration)
    return [
      fault(
        `The database was written by a newer version of Vitrine (${last}).`,
        'Update the program; do not start this version on it.',
      ),
    ]
  const tooOld = await versionFault(db.kysely, db.name)
  return tooOld === null ? [] : [fault(tooOld, 'Move to PostgreSQL 15 or newer (pg_upgrade).')]
}

async function checkDamage({ db }: School): Promise<Finding[]> {
  const damage = await damageOf(db.kysely, db.name)
  return damage === null
    ? []
    : [
        fault(
          `The database is damaged: ${damage}`,
          'Stop the service and restore the last backup: npm run restore -- FOLDER',
        ),
      ]
}

/** The print of a key of this machine; undefined where there is none, or none that can be read. */
function ownPrint(dataDir: string, name: KeyName | typeof signingKeyName): string | undefined {
  try {
    if (name === signingKeyName) return signingKeyPrint(dataDir)
    const isHere = process.env[keyVariable(name)] !== undefined || existsSync(join(dataDir, 'keys', name))
    return isHere ? printOf(loadKey(dataDir, name)) : undefined
  } catch {
    return undefined
  }
}

async function checkKeys({ db, config }: School): Promise<Finding[]> {
  const { keyPrints } = await readSettings(db.kysely)
  const wrong = [...keyNames, signingKeyName].filter(
    (name) => keyPrints[name] !== undefined && ownPrint(config.dataDir, name) !== keyPrints[name],
  )
  if (wrong.length === 0) return []
  return [
    fault(
      `The keys of this machine (${wrong.join(', ')}) are not those that the database was written with: the service will not start.`,
      `Copy the school’s keys into ${join(config.dataDir, 'keys')}, from another machine or from a backup made --with-keys.`,
    ),
  ]
}

const setClock = 'Set the clock and keep it set: timedatectl set-ntp true'

/** Nobody can tell here which of the two is right. */
async function checkDatabaseClock({ db }: School): Promise<Finding[]> {
  const ahead = await clockAheadMs(db.kysely, db.name)
  if (ahead === null || Math.abs(ahead) <= clockSlackMs) return []
  const minutes = Math.round(Math.abs(ahead) / 60_000)
  return [
    fault(
      `The clock of this machine is ${minutes} minutes ${ahead > 0 ? 'ahead of' : 'behind'} the clock of PostgreSQL: sessions and quizzes end at wrong times.`,
      `Find out which of the two is wrong. ${setClock}`,
    ),
  ]
}

/** On SQLite the newest session alone tells: a clock that is ahead cannot be found, as there is no other one to ask. */
async function checkClock({ db, nowMs }: School): Promise<Finding[]> {
  const [row] = await db.rows<{ at: number | null }>(
    'select max("createdAt") as "at" from "session" where "tenant" = ?',
    [tenant],
  )
  const ahead = (row?.at ?? 0) - nowMs
  if (ahead <= clockSlackMs) return []
  return [
    fault(
      `The clock of this machine is ${Math.round(ahead / 60_000)} minutes behind what the school’s data say: quizzes end at wrong times.`,
      setClock,
    ),
  ]
}

async function checkAdministrator({ db }: School): Promise<Finding[]> {
  const found = await db.rows(
    `select 1 from "account" where "tenant" = ? and "disabled" = 0 and ("roles" & ?) <> 0 limit 1`,
    [tenant, bitsOf(['SuperAdmin', 'SystemAdmin'])],
  )
  return found.length > 0 ? [] : [fault('No account may administer the school.', 'npm run admin -- NAME')]
}

async function checkBackup({ db, nowMs }: School): Promise<Finding[]> {
  const { lastBackupAt } = await readSettings(db.kysely)
  const days = Math.floor((nowMs - lastBackupAt) / dayMs)
  if (lastBackupAt > 0 && days < backupMaxDays) return []
  const what = lastBackupAt === 0 ? 'The school was never backed up.' : `The last backup is ${days} days old.`
  return [fault(what, 'npm run backup -- FOLDER each night (cron), onto another disk.')]
}

/** The newest ones: a store that lost files lost many. */
const maxLookedAt = 20_000
const maxAskedOfBucket = 100

async function checkFiles({ db, config }: School): Promise<Finding[]> {
  const rows = await db.rows<{ storageKey: string; size: number }>(
    `select "storageKey", "size" from "file" where "tenant" = ? and "state" = 'ready' order by "id" desc limit ?`,
    [tenant, config.bucket ? maxAskedOfBucket : maxLookedAt],
  )
  const store = fileStoreOf(config)
  let gone = 0
  try {
    for (const { storageKey, size } of rows) if ((await store.size(storageKey)) !== size) gone++
  } catch (failure) {
    return [
      fault(
        `Uploaded files cannot be reached: ${reasonOf(failure)}`,
        config.bucket
          ? 'See that S3_ENDPOINT, S3_BUCKET, S3_KEY and S3_SECRET are right, and that the bucket can be reached from here.'
          : 'See that DATA_DIR/files can be read by this user.',
      ),
    ]
  }
  if (gone === 0) return []
  return [
    fault(
      `${gone} uploaded files are missing or cut short.`,
      'Bring DATA_DIR/files back from a backup: npm run restore -- FOLDER',
    ),
  ]
}

/** The answer of the mail server or the gateway for text messages when the last message did not leave. */
async function checkSending({ db, config }: School): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const channel of channelNames) {
    const { reason } = await readSenderState(db.kysely, channel)
    if (!config[channel] || reason === '') continue
    const [what, variables] =
      channel === 'mail' ? ['mail', 'SMTP_URL and MAIL_FROM'] : ['text message', 'SMS_URL and SMS_BODY']
    findings.push(
      fault(
        `The last ${what} did not leave: ${reason}`,
        `See that ${variables} are right and that the server can be reached from here; then send a test under /admin, “Settings”.`,
      ),
    )
  }
  return findings
}

async function checkJobs({ db }: School): Promise<Finding[]> {
  const [row] = await db.rows<{ n: number }>(
    `select count(*) as n from "job" where "tenant" = ? and "state" = 'failed'`,
    [tenant],
  )
  const n = Number(row?.n ?? 0)
  return n === 0
    ? []
    : [hint(`${n} background jobs failed.`, 'Look at them under /admin, and start them again.')]
}

const checks = [
  checkVersion,
  checkDamage,
  checkKeys,
  checkDatabaseClock,
  checkClock,
  checkAdministrator,
  checkBackup,
  checkFiles,
  checkPictures,
  checkTileFiles,
  checkSending,
  checkJobs,
]

async function firstBytes(path: string, length: number): Promise<string> {
  const file = await openFile(path, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0)
    return buffer.toString('latin1', 0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Changes nothing: the database is opened as it is. */
export async function checkSchool(config: Config, nowMs: number): Promise<Finding[]> {
  const unreachable = (failure: unknown) => [
    fault(
      `The database cannot be opened: ${reasonOf(failure)}`,
      config.databaseUrl
        ? 'See that PostgreSQL runs (pg_isready), and that name, password and database in DATABASE_URL are right.'
        : 'Restore the last backup: npm run restore -- FOLDER',
    ),
  ]
  const file = join(config.dataDir, 'vitrine.db')
  if (!config.databaseUrl && !existsSync(file))
    return [
      fault(
        `There is no school in ${config.dataDir}.`,
        'Set DATA_DIR to the school’s folder, or make one: npm run admin -- NAME',
      ),
    ]
  if (!config.databaseUrl && (await firstBytes(file, 15)) !== 'SQLite format 3')
    return unreachable(new Error(`${file} is no database any more`))
  let db: Db
  try {
    db = open(config, { asFound: true })
  } catch (failure) {
    return unreachable(failure)
  }
  const findings: Finding[] = []
  try {
    for (const check of checks) findings.push(...(await check({ db, config, nowMs })))
  } catch (failure) {
    findings.push(...unreachable(failure))
  } finally {
    await db.close()
  }
  return findings
}
