/** Compares a table of accounts with the school: what is new, changed, unchanged, wrong. Nothing is written here. */
import { createHash } from 'node:crypto'
import {
  type AccountChange,
  type KnownAccount,
  type NewAccount,
  pathOfPlace,
  pathSeparator,
  readKnownAccounts,
  readPlacePaths,
} from '../../server/people/manage/importAccounts.ts'
import type { Db } from '../../server/store/db.ts'
import type { AccountPreview, ImportedRow, ImportState } from '../../src/contract/admin/adminImport.ts'
import type { Role } from '../../src/contract/session.ts'
import { mayManageRoles } from '../../src/rules/people/adminRoles.ts'
import { roleBits, rolesOf } from '../../src/rules/roles.ts'
import { type CheckedRow, checkAccountRow } from './check.ts'
import { readCells } from './read.ts'
import { readAccountRows } from './rows.ts'
import { accountNote } from './texts.ts'

export interface AccountPlan {
  preview: AccountPreview
  /** without the hash of the first password, which costs time and is made for a confirmed import alone */
  created: Omit<NewAccount, 'passwordHash'>[]
  changed: AccountChange[]
}

interface School {
  byNumber: Map<string, KnownAccount>
  byLogin: Map<string, KnownAccount>
  byPhone: Map<string, KnownAccount>
  byEmail: Map<string, KnownAccount>
  paths: Map<string, number>
  pathOf: Map<number, string>
}

async function readSchool(db: Db): Promise<School> {
  const known = await readKnownAccounts(db)
  const paths = await readPlacePaths(db.kysely)
  return {
    byNumber: new Map(
      known.filter(({ number }) => number !== '').map((one) => [one.number.toLowerCase(), one]),
    ),
    byLogin: new Map(known.map((one) => [one.loginName, one])),
    byPhone: new Map(known.filter(({ phone }) => phone !== '').map((one) => [one.phone, one])),
    byEmail: new Map(known.filter(({ email }) => email !== '').map((one) => [one.email.toLowerCase(), one])),
    paths,
    pathOf: new Map([...paths].map(([path, id]) => [id, path])),
  }
}

/** Numbers, phones and addresses that stand twice: the first row keeps them. */
function markTwins(rows: readonly CheckedRow[]): void {
  for (const [key, text] of [
    ['number', 'sameNumber'],
    ['phone', 'samePhone'],
    ['email', 'sameEmail'],
  ] as const) {
    const first = new Map<string, number>()
    for (const { row, told, problems } of rows) {
      const value = told[key].toLowerCase()
      if (value === '') continue
      const line = first.get(value)
      if (line === undefined) first.set(value, row.line)
      else problems.push(accountNote(text, line))
    }
  }
}

/** Of a grade that is written with and without 级 there is one: 2026 is 2026级 where the table or the school says so. */
function nameGradesAlike(rows: readonly CheckedRow[], { paths }: School): void {
  const known = new Set([
    ...[...paths.keys()].map((path) => path.split(pathSeparator).slice(0, 2).join(pathSeparator)),
    ...rows.map(({ told }) => pathOfPlace({ ...told.place, room: '' })),
  ])
  for (const { told } of rows) {
    const { academy, grade } = told.place
    const other = grade.endsWith('级') ? grade.slice(0, -1) : `${grade}级`
    const isOther = /^\d{4}级?$/.test(grade) && known.has(pathOfPlace({ academy, grade: other, room: '' }))
    const isPreferred = paths.has(pathOfPlace({ academy, grade: other, room: '' })) || other.endsWith('级')
    const isKnown = paths.has(pathOfPlace({ academy, grade, room: '' }))
    if (isOther && isPreferred && !isKnown) told.place = { academy, grade: other, room: told.place.room }
  }
}

/** The account that a row means, with what speaks against it. */
function accountOf({ told, problems }: CheckedRow, school: School): KnownAccount | undefined {
  const key = told.number.toLowerCase()
  const numbered = school.byNumber.get(key)
  const known = numbered ?? school.byLogin.get(key)
  if (known && !numbered && known.fullName !== told.fullName)
    problems.push(accountNote('otherPerson', known.loginName, known.fullName))
  const holder = told.phone === '' ? undefined : school.byPhone.get(told.phone)
  if (holder && holder !== known) problems.push(accountNote('phoneInUse', holder.loginName))
  const reader = told.email === '' ? undefined : school.byEmail.get(told.email)
  if (reader && reader !== known) problems.push(accountNote('emailInUse', reader.loginName))
  if (known && told.isTeacher !== null) {
    const wanted = told.isTeacher ? roleBits.Teacher : roleBits.Student
    if ((known.roles & wanted) === 0)
      problems.push(accountNote('otherRole', told.isTeacher ? '教师' : '学生'))
  }
  return known
}

interface Compared {
  changes: ImportedRow['changes']
  kept: string[]
  change: AccountChange
}

/** An empty cell leaves what there is; a field that was edited by hand stays and is told. */
function compare({ told }: CheckedRow, known: KnownAccount, school: School): Compared {
  const change: AccountChange = { id: known.id, texts: {}, place: null, before: {}, after: {} }
  const compared: Compared = { changes: [], kept: [], change }
  const note = (field: string, before: string, after: string, name: string, put: () => void) => {
    if (after === '' || after === before) return
    if (known.edited.includes(name)) {
      compared.kept.push(field)
      return
    }
    compared.changes.push({ field, before, after })
    change.before[name] = before
    change.after[name] = after
    put()
  }
  const { texts } = change
  for (const field of ['number', 'fullName', 'fullNameEn', 'phone', 'email'] as const)
    note(field, known[field], told[field], field, () => {
      texts[field] = told[field]
    })
  note('major', known.subjectName, told.major, 'subjectName', () => {
    texts.subjectName = told.major
  })
  const path = known.academyId === null ? '' : (school.pathOf.get(known.academyId) ?? '')
  note('place', path, pathOfPlace(told.place), 'academyId', () => {
    change.place = told.place
  })
  return compared
}

const toNew = ({ told }: CheckedRow): Omit<NewAccount, 'passwordHash'> => ({
  number: told.number,
  loginName: told.number.toLowerCase(),
  fullName: told.fullName,
  fullNameEn: told.fullNameEn,
  phone: told.phone,
  email: told.email,
  subjectName: told.major,
  place: told.place,
  isTeacher: told.isTeacher ?? false,
})

/** Students of the classes in the table who do not stand in it. */
function absentIn(rows: readonly CheckedRow[], school: School): AccountPreview['absent'] {
  const classes = new Set(
    rows
      .filter(({ told }) => told.place.room !== '')
      .map(({ told }) => school.paths.get(pathOfPlace(told.place))),
  )
  const numbers = new Set(rows.map(({ told }) => told.number.toLowerCase()))
  return [...school.byNumber.values()]
    .filter(
      ({ academyId, disabled, roles, number }) =>
        academyId !== null &&
        classes.has(academyId) &&
        disabled === 0 &&
        roles === roleBits.Student &&
        !numbers.has(number.toLowerCase()),
    )
    .map(({ id, number, fullName }) => ({ id, number, fullName }))
}

/** Paths that would be made, those above them included. */
function missingPlaces(rows: readonly CheckedRow[], school: School): string[] {
  const missing = new Set<string>()
  for (const { told, problems } of rows) {
    if (problems.length > 0) continue
    const { academy, grade, room } = told.place
    const names = [academy, grade, room].filter(Boolean)
    for (const n of names.keys()) {
      const path = names.slice(0, n + 1).join(pathSeparator)
      if (!school.paths.has(path)) missing.add(path)
    }
  }
  return [...missing]
}

/**
 * @param importer roles of the person who imports, who changes no account that is as strong as the own one; null for the
 * command, whose user has the whole machine
 * @throws WrongAccounts where the table cannot be read at all
 */
export async function planAccounts(
  db: Db,
  bytes: Buffer,
  importer: readonly Role[] | null,
): Promise<AccountPlan> {
  const { cells, otherSheets } = await readCells(bytes)
  const { rows, notes } = readAccountRows(cells)
  for (const name of otherSheets) notes.push(accountNote('otherSheet', name))
  const school = await readSchool(db)
  const checked = rows.map(checkAccountRow)
  markTwins(checked)
  nameGradesAlike(checked, school)
  const created: AccountPlan['created'] = []
  const changed: AccountChange[] = []
  const listed = checked.map((one): ImportedRow => {
    const known = accountOf(one, school)
    const { row, told, problems } = one
    const told_ = {
      line: row.line,
      number: told.number,
      fullName: told.fullName,
      place: pathOfPlace(told.place),
    }
    const plain = { ...told_, changes: [], kept: [], problems, cells: {} }
    if (problems.length > 0) return { ...plain, state: 'wrong', cells: { ...row.cells } }
    if (!known) {
      created.push(toNew(one))
      return { ...plain, state: 'new' }
    }
    const { changes, kept, change } = compare(one, known, school)
    if (changes.length > 0 && importer && !mayManageRoles(importer, rolesOf(known.roles))) {
      problems.push(accountNote('tooStrong', known.loginName))
      return { ...plain, state: 'wrong', cells: { ...row.cells } }
    }
    if (changes.length > 0) changed.push(change)
    return { ...plain, state: changes.length > 0 ? 'changed' : 'unchanged', changes, kept }
  })
  const count = (state: ImportState) => listed.filter((row) => row.state === state).length
  const planHash = createHash('sha256')
    .update(JSON.stringify([created, changed]))
    .digest('hex')
  const preview: AccountPreview = {
    planHash,
    counts: {
      new: count('new'),
      changed: count('changed'),
      unchanged: count('unchanged'),
      wrong: count('wrong'),
    },
    rows: listed,
    newPlaces: missingPlaces(checked, school),
    absent: absentIn(checked, school),
    notes,
  }
  return { preview, created, changed }
}
