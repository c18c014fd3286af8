/** Settings of a school, each a row of JSON; the defaults here hold where there is no row. */
import { randomUUID } from 'node:crypto'
import type { PasswordPolicy } from '../../src/contract/system.ts'
import { defaultPolicy } from '../../src/rules/people/password.ts'
import { defaultScoreRules } from '../../src/rules/scores/total.ts'
import type { Db, Executor } from '../store/db.ts'
import { tenant } from '../store/schema.ts'

export interface Settings {
  /** made by `nameSchool` */
  schoolId: string
  schoolName: string
  schoolNameEn: string
  aiEnable: boolean
  aiChatUrl: string
  installModules: string[]
  passwordPolicy: PasswordPolicy
  /** people write their own full name */
  canEditName: boolean
  /** students choose their class from the tree */
  canChooseClass: boolean
  /** MB that one person may upload */
  fileSpaceMb: number
  /** of the keys that the database was written with, by name; see keyPrints.ts */
  keyPrints: Record<string, string>
  /** When the last backup was finished (ms UTC); 0: none. */
  lastBackupAt: number
  /** digits of scores behind the point */
  scoreDigits: number
  /** points of 100 that a resit counts at most */
  resitCap: number
  /** days for which the audit is stored */
  auditDays: number
  /** the sample school, whose accounts may be shown at sign-in */
  sample: boolean
}

/** Until an administrator names the school. */
export const defaultSchoolName = '形态课堂'

const defaults: Settings = {
  schoolId: '',
  schoolName: defaultSchoolName,
  schoolNameEn: 'Vitrine',
  aiEnable: false,
  aiChatUrl: '',
  installModules: [],
  passwordPolicy: defaultPolicy,
  canEditName: true,
  canChooseClass: false,
  fileSpaceMb: 5000,
  keyPrints: {},
  lastBackupAt: 0,
  scoreDigits: defaultScoreRules.digits,
  resitCap: defaultScoreRules.resitCap,
  auditDays: 180,
  sample: false,
}

export async function readSettings(db: Executor): Promise<Settings> {
  const rows = await db.selectFrom('setting').select(['name', 'value']).where('tenant', '=', tenant).execute()
  const set = Object.fromEntries(
    rows.filter(({ name }) => name in defaults).map(({ name, value }) => [name, JSON.parse(value)]),
  )
  return { ...defaults, ...set }
}

/** Nobody else who asks for it changes settings until the transaction ends. */
export const lockSettings = (db: Executor): Promise<unknown> =>
  db
    .selectFrom('setting')
    .select('name')
    .where('tenant', '=', tenant)
    .where('name', '=', 'schoolId' satisfies keyof Settings)
    .forUpdate()
    .execute()

export async function writeSetting<K extends keyof Settings>(
  db: Executor,
  name: K,
  value: Settings[K],
): Promise<void> {
  const text = JSON.stringify(value)
  await db
    .insertInto('setting')
    .values({ tenant, name, value: text })
    .onConflict((conflict) => conflict.columns(['tenant', 'name']).doUpdateSet({ value: text }))
    .execute()
}

/** Gives a database the id by which its school is known for good, where it has none. */
export async function nameSchool(db: Executor): Promise<void> {
  await db
    .insertInto('setting')
    .values({ tenant, name: 'schoolId' satisfies keyof Settings, value: JSON.stringify(randomUUID()) })
    .onConflict((conflict) => conflict.columns(['tenant', 'name']).doNothing())
    .execute()
}

/** Changes nothing, but needs all that a write needs. @throws the database's own error where it takes no writes */
export const tryWrite = (db: Pick<Db, 'rows'>): Promise<unknown> =>
  db.rows(
    `update "setting" set "value" = "value" where "tenant" = ? and "name" = 'schoolId'`,
    [tenant],
    'writer',
  )
