/** Accounts that come from a table: what is known of them before, and writing all of them in one transaction. */
import type { Role } from '../../../src/contract/session.ts'
import { isRolePermitted, type Permission } from '../../../src/rules/permissions.ts'
import { bitsOf, rolesOf } from '../../../src/rules/roles.ts'
import type { Db, Executor } from '../../store/db.ts'
import { tenant } from '../../store/schema.ts'
import { recordChange } from '../../system/audit.ts'
import { namesAt, readPlaces } from '../academyNames.ts'
import { blankAccount } from './manageAccounts.ts'

export interface KnownAccount {
  id: number
  loginName: string
  number: string
  fullName: string
  fullNameEn: string
  phone: string
  email: string
  subjectName: string
  academyId: number | null
  roles: number
  disabled: 0 | 1
  /** fields that were edited by hand */
  edited: string[]
}

export async function readKnownAccounts({ rows }: Pick<Db, 'rows'>): Promise<KnownAccount[]> {
  const lines = await rows<Omit<KnownAccount, 'edited'> & { edited: string }>(
    `select "id", "loginName", "number", "fullName", "fullNameEn", coalesce("phone", '') as "phone", "email",
      "subjectName", "academyId", "roles", "disabled", "edited" from "account" where "tenant" = ?`,
    [tenant],
  )
  return lines.map(({ edited, ...line }) => ({ ...line, edited: edited === '' ? [] : JSON.parse(edited) }))
}

/** Separates the names of a path, and stands in no name. */
export const pathSeparator = ' / '

/** The ids of the places in use, by their path from the top. */
export async function readPlacePaths(db: Executor): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('academy')
    .select(['id', 'parentId', 'name'])
    .where('tenant', '=', tenant)
    .where('archivedAt', 'is', null)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const pathOf = (id: number): string => {
    const row = byId.get(id)
    if (!row) return ''
    const above = row.parentId === null ? '' : pathOf(row.parentId)
    return above === '' ? row.name : `${above}${pathSeparator}${row.name}`
  }
  return new Map(rows.map(({ id }) => [pathOf(id), id]))
}

/** A place of the tree: academy, then grade, then class; each may be left out but the first. */
export interface PlaceNames {
  academy: string
  grade: string
  room: string
}

export const pathOfPlace = ({ academy, grade, room }: PlaceNames): string =>
  [academy, grade, room].filter(Boolean).join(pathSeparator)

const levels = [
  ['academy', 'academy'],
  ['grade', 'grade'],
  ['room', 'class'],
] as const

/** The id of a place, which is made with all above it where there is none. */
async function placeId(
  within: Executor,
  paths: Map<string, number>,
  names: PlaceNames,
): Promise<number | null> {
  let parentId: number | null = null
  let path = ''
  for (const [part, kind] of levels) {
    const name = names[part]
    if (name === '') continue
    path = path === '' ? name : `${path}${pathSeparator}${name}`
    const known: number | undefined = paths.get(path)
    if (known !== undefined) {
      parentId = known
      continue
    }
    const made: { id: number } = await within
      .insertInto('academy')
      .values({ tenant, parentId, kind, name, archivedAt: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    paths.set(path, made.id)
    parentId = made.id
  }
  return parentId
}

export interface NewAccount {
  number: string
  loginName: string
  fullName: string
  fullNameEn: string
  phone: string
  email: string
  subjectName: string
  place: PlaceNames
  isTeacher: boolean
  passwordHash: string
}

export interface AccountChange {
  id: number
  /** only what changes */
  texts: Partial<Pick<KnownAccount, 'number' | 'fullName' | 'fullNameEn' | 'phone' | 'email' | 'subjectName'>>
  place: PlaceNames | null
  before: Record<string, string>
  after: Record<string, string>
}

export interface Importing {
  created: readonly NewAccount[]
  changed: readonly AccountChange[]
}

interface Asking {
  caller: { accountId: number; roles: number; tokenHash: string }
  address: string
  now: number
}

const maxRows = 200

async function createAll(
  within: Executor,
  created: readonly NewAccount[],
  paths: Map<string, number>,
  asking: Asking,
): Promise<void> {
  const ids = new Map<string, number | null>()
  for (const { place } of created) ids.set(pathOfPlace(place), await placeId(within, paths, place))
  const places = new Map((await readPlaces(within)).map((row) => [row.id, row]))
  for (let at = 0; at < created.length; at += maxRows) {
    const some = created.slice(at, at + maxRows)
    const made = await within
      .insertInto('account')
      .values(
        some.map(({ place, isTeacher, phone, ...texts }) => {
          const academyId = ids.get(pathOfPlace(place)) ?? null
          return {
            tenant,
            ...blankAccount,
            ...texts,
            ...namesAt(places, academyId),
            academyId,
            phone: phone === '' ? null : phone,
            roles: bitsOf([isTeacher ? 'Teacher' : 'Student']),
            createdAt: asking.now,
          }
        }),
      )
      .returning(['id', 'loginName', 'fullName'])
      .execute()
    for (const { id, loginName, fullName } of made)
      await recordChange(
        { ...asking, db: within },
        { what: 'account.create', thing: 'account', thingId: id, after: { loginName, fullName } },
      )
  }
}

async function changeAll(
  within: Executor,
  changed: readonly AccountChange[],
  paths: Map<string, number>,
  asking: Asking,
): Promise<void> {
  const ids = new Map<AccountChange, number | null>()
  for (const change of changed) if (change.place) ids.set(change, await placeId(within, paths, change.place))
  const places = new Map((await readPlaces(within)).map((row) => [row.id, row]))
  for (const change of changed) {
    const { id, texts, before, after } = change
    const { phone, ...plain } = texts
    const academyId = ids.get(change)
    const moved = academyId === undefined ? {} : { academyId, ...namesAt(places, academyId) }
    const reached = phone === undefined ? {} : { phone: phone === '' ? null : phone }
    // Nobody has proved yet that an address of the table is the person's.
    const unproved = plain.email === undefined ? {} : { emailConfirmedAt: null }
    await within
      .updateTable('account')
      .set({ ...plain, ...reached, ...unproved, ...moved })
      .where('tenant', '=', tenant)
      .where('id', '=', id)
      .execute()
    await recordChange(
      { ...asking, db: within },
      { what: 'account.import', thing: 'account', thingId: id, before, after },
    )
  }
}

/** All of it, or nothing. */
export async function writeImportedAccounts(
  within: Executor,
  { created, changed }: Importing,
  asking: Asking,
): Promise<void> {
  const paths = await readPlacePaths(within)
  await createAll(within, created, paths, asking)
  await changeAll(within, changed, paths, asking)
}

/** Roles of the owner of a job, as they are now; null where these do not have the permission any more. */
export async function rolesOfOwner(
  { rows }: Pick<Db, 'rows'>,
  accountId: number,
  permission: Permission,
): Promise<Role[] | null> {
  const [found] = await rows<{ roles: number }>(
    'select "roles" from "account" where "tenant" = ? and "id" = ? and "disabled" = 0',
    [tenant, accountId],
  )
  const roles = rolesOf(found?.roles ?? 0)
  return isRolePermitted(permission, roles) ? roles : null
}
