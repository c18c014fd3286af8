/** One row by itself: what it says of a person, and what is wrong with it. */
import type { PlaceNames } from '../../server/people/manage/importAccounts.ts'
import type { BilingualText } from '../../src/contract/admin/adminImport.ts'
import { isEmail, isPhone } from '../../src/rules/fields.ts'
import { type AccountColumnKey, accountColumns } from '../../src/rules/people/accountColumns.ts'
import { normalizeText } from '../../src/rules/words/unicode.ts'
import { isFormulaError, lostDigits, madeDate } from './read.ts'
import type { AccountRow } from './rows.ts'
import { accountNote } from './texts.ts'

export interface ToldAccount {
  number: string
  fullName: string
  fullNameEn: string
  phone: string
  email: string
  major: string
  place: PlaceNames
  /** null: the table does not say */
  isTeacher: boolean | null
}

export interface CheckedRow {
  row: AccountRow
  told: ToldAccount
  problems: BilingualText[]
}

const maxNameLength = 50
const maxTextLength = 100

const roles = new Map([
  ...['学生', '本科生', '研究生', 'student'].map((word) => [word, false] as const),
  ...['教师', '老师', '教职工', 'teacher', 'staff'].map((word) => [word, true] as const),
])

/** Marks that nobody sees, such as a space of no width, come along when cells are copied from a page. */
const folded = (text: string) =>
  normalizeText(text, 'NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Why the text is not what somebody typed; undefined: it is. */
function faultOfCell(text: string): 'digitsLost' | 'dateMade' | 'formulaError' | undefined {
  if (text.startsWith(madeDate) || monthAndDay.test(text)) return 'dateMade'
  if (text.startsWith(lostDigits)) return 'digitsLost'
  return isFormulaError(text) ? 'formulaError' : undefined
}

/** As a spreadsheet saves a class “1-2” that it took for a date. */
const monthAndDay = /^(?:\d{1,2}月\d{1,2}日|\d{1,2}-(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec))$/i

export function checkAccountRow(row: AccountRow): CheckedRow {
  const problems: BilingualText[] = []
  const cell = (key: AccountColumnKey, most = maxTextLength): string => {
    const text = row.cells[key] ?? ''
    const fault = faultOfCell(text)
    if (fault) {
      problems.push(accountNote(fault, accountColumns[key].zh))
      return ''
    }
    const value = folded(text).replaceAll('/', '／')
    if (value.length > most) problems.push(accountNote('tooLong', accountColumns[key].zh, most))
    return value
  }
  const number = cell('number').replace(/^'|^="([^"]*)"$/g, '$1')
  const phone = cell('phone').replace(/[\s-]/g, '')
  const email = cell('email').toLowerCase()
  const role = cell('role').toLowerCase()
  const place = { academy: cell('academy'), grade: cell('grade'), room: cell('room') }
  const told: ToldAccount = {
    number,
    fullName: cell('fullName', maxNameLength),
    fullNameEn: cell('fullNameEn'),
    phone,
    email,
    major: cell('major'),
    place,
    isTeacher: roles.get(role) ?? null,
  }
  const isLost = problems.length > 0
  if (number === '' && !isLost) problems.push(accountNote('numberEmpty'))
  if (number !== '' && !/^[A-Za-z0-9_-]{1,50}$/.test(number)) problems.push(accountNote('numberForm', number))
  if (told.fullName === '' && !isLost) problems.push(accountNote('nameEmpty'))
  if (role !== '' && told.isTeacher === null) problems.push(accountNote('roleUnknown', role))
  if (phone !== '' && !isPhone(phone)) problems.push(accountNote('phoneForm', phone))
  if (email !== '' && !isEmail(email)) problems.push(accountNote('emailForm', email))
  if (place.academy === '' && (place.grade !== '' || place.room !== ''))
    problems.push(accountNote('placeHalf'))
  return { row, told, problems }
}
