/** Accounts made and changed by administrators. Who may do it is asked by server/admin. */
import type { adminAccountSave, ManagedAccount } from '../../../src/contract/admin/adminPeople.ts'
import type { Args } from '../../../src/contract/endpoint.ts'
import { isEmail, isPhone } from '../../../src/rules/fields.ts'
import { bitsOf, rolesOf } from '../../../src/rules/roles.ts'
import type { Context } from '../../context.ts'
import { refuse } from '../../http/failure.ts'
import { tenant } from '../../store/schema.ts'
import { recordChange } from '../../system/audit.ts'
import { readSettings } from '../../system/settings.ts'
import { type AcademyNames, namesAt, readPlaces } from '../academyNames.ts'
import { mustBeAsOpened } from '../changedMeanwhile.ts'
import { makeFirstPassword } from '../firstPassword.ts'
import { forgetLinks } from '../identity/links.ts'
import { hashPassword } from '../password.ts'
import { endAllSessions } from '../session.ts'
import { clearAccount } from '../throttle.ts'
import { findAccount } from './listAccounts.ts'

type Given = Args<typeof adminAccountSave>

/** Fields that an import of accounts brings too: one that was edited by hand stays as it is from then on. */
export const importedFields = [
  'fullName',
  'fullNameEn',
  'phone',
  'email',
  'academyId',
  'subjectName',
] as const

/** Values that a row of `account` needs beside those that are given. */
export const blankAccount = {
  image: '',
  language: '',
  mustChangePassword: 1,
  disabled: 0,
  subjectNameEn: '',
} as const

/** @throws Failure that names the field */
async function mustBeFree(
  { db }: Context,
  column: 'loginName' | 'phone' | 'email' | 'number',
  value: string,
  id: number | undefined,
): Promise<void> {
  if (value === '') return
  const other = await db
    .selectFrom('account')
    .select('id')
    .where('tenant', '=', tenant)
    .where(column, '=', value)
    .$if(id !== undefined, (some) => some.where('id', '<>', id ?? 0))
    .executeTakeFirst()
  if (other) throw refuse(`${column}InUse`, [value], { field: column })
}

/** @throws Failure that names the field */
async function checkAccount(context: Context, given: Given): Promise<void> {
  if (!/^[^\s\p{C}]{1,50}$/u.test(given.loginName)) throw refuse('loginNameForm', [], { field: 'loginName' })
  if (given.fullName === '') throw refuse('fullNameEmpty', [], { field: 'fullName' })
  if (given.roles.length === 0) throw refuse('rolesEmpty', [], { field: 'roles' })
  if (given.phone !== '' && !isPhone(given.phone)) throw refuse('phoneForm', [], { field: 'phone' })
  if (given.email !== '' && !isEmail(given.email)) throw refuse('emailForm', [], { field: 'email' })
  for (const column of ['loginName', 'phone', 'email', 'number'] as const)
    await mustBeFree(context, column, given[column], given.id)
}

async function placeOf({ db }: Context, academyId: number | null): Promise<AcademyNames> {
  const places = new Map((await readPlaces(db)).map((row) => [row.id, row]))
  if (academyId !== null && !places.has(academyId)) throw refuse('academyGone', [], { field: 'academyId' })
  return namesAt(places, academyId)
}

/** Only what differs, for the audit. */
function differences<T extends object>(before: T, after: Partial<T>) {
  const names = (Object.keys(after) as (keyof T)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  const part = (from: Partial<T>) => Object.fromEntries(names.map((name) => [name, from[name]]))
  return { names: names as string[], before: part(before), after: part(after) }
}

/** @param hash of the first password, made before the transaction since it costs time */
export async function createAccount(within: Context, given: Given, hash: string): Promise<number> {
  await checkAccount(within, given)
  const { id: _, base: __, roles, phone, ...texts } = given
  const { id } = await within.db
    .insertInto('account')
    .values({
      tenant,
      ...texts,
      ...(await placeOf(within, given.academyId)),
      ...blankAccount,
      phone: phone === '' ? null : phone,
      roles: bitsOf(roles),
      passwordHash: hash,
      createdAt: within.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const after = { ...texts, phone, roles }
  await recordChange(within, { what: 'account.create', thing: 'account', thingId: id, after })
  return id
}

/** Nobody else changes the account until the transaction ends. */
export const lockAccount = ({ db }: Context, id: number) =>
  db
    .selectFrom('account')
    .select('id')
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .forUpdate()
    .execute()

/** The facts of an account that its form changes. */
const factsOf = (account: ManagedAccount): Omit<Given, 'id' | 'base'> => {
  const { loginName, number, fullName, fullNameEn, phone, email, academyId, subjectName, roles } = account
  return { loginName, number, fullName, fullNameEn, phone, email, academyId, subjectName, roles }
}

/** @returns the names of the fields that changed */
export async function changeManagedAccount(within: Context, id: number, given: Given): Promise<string[]> {
  await lockAccount(within, id)
  const before = await findAccount(within, id)
  const { id: _, base, ...wanted } = given
  const now = factsOf(before)
  const after = { ...wanted, roles: rolesOf(bitsOf(wanted.roles)) }
  await mustBeAsOpened(within, { thing: 'account', thingId: id }, { base, now, after })
  await checkAccount(within, given)
  const { roles, phone, ...texts } = wanted
  const changes = differences<ManagedAccount>(before, { ...texts, phone, roles })
  if (changes.names.length === 0) return []
  const edited = importedFields.filter((name) => before.edited.includes(name) || changes.names.includes(name))
  // Nobody has proved yet that a changed address is the person's.
  // Names that came as texts, without a place in the tree, stay until somebody chooses a place.
  const names = changes.names.includes('academyId') ? await placeOf(within, given.academyId) : {}
  const unproved = changes.names.includes('email') ? { emailConfirmedAt: null } : {}
  await within.db
    .updateTable('account')
    .set({
      ...texts,
      ...names,
      ...unproved,
      phone: phone === '' ? null : phone,
      roles: bitsOf(roles),
      edited: edited.length > 0 ? JSON.stringify(edited) : '',
    })
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .execute()
  const facts = { before: changes.before, after: changes.after }
  await recordChange(within, { what: 'account.edit', thing: 'account', thingId: id, ...facts })
  return changes.names
}

/** A new first password: it is answered this once, and only its hash is stored. */
export async function newFirstPassword({ db }: Context): Promise<{ firstPassword: string; hash: string }> {
  const { passwordPolicy } = await readSettings(db)
  const firstPassword = makeFirstPassword(passwordPolicy)
  return { firstPassword, hash: await hashPassword(firstPassword) }
}

export async function resetToFirstPassword(within: Context, id: number, hash: string): Promise<void> {
  const { loginName } = await findAccount(within, id)
  await within.db
    .updateTable('account')
    .set({ passwordHash: hash, mustChangePassword: 1 })
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .execute()
  await endAllSessions(within, id)
  await forgetLinks(within, id)
  await within.db.deleteFrom('ticket').where('tenant', '=', tenant).where('accountId', '=', id).execute()
  // whoever forgot the password has often used up the tries
  await clearAccount(within, loginName)
  await recordChange(within, { what: 'account.resetPassword', thing: 'account', thingId: id })
}

/** Nothing of an account is lost: it cannot sign in until it is enabled again. @returns how many changed */
export async function disableAccounts(
  within: Context,
  ids: readonly number[],
  disabled: boolean,
  reason: string,
): Promise<number> {
  let changed = 0
  for (const id of new Set(ids)) {
    const { disabled: before } = await findAccount(within, id)
    if (before === disabled) continue
    await within.db
      .updateTable('account')
      .set({ disabled: disabled ? 1 : 0 })
      .where('tenant', '=', tenant)
      .where('id', '=', id)
      .execute()
    if (disabled) await endAllSessions(within, id)
    const what = disabled ? 'account.disable' : 'account.enable'
    const facts = { before: { disabled: before }, after: { disabled } }
    await recordChange(within, { what, thing: 'account', thingId: id, ...facts, reason })
    changed += 1
  }
  return changed
}
