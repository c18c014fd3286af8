/**
 * Accounts from Excel or CSV: a preview first, then the same table for good; and new first passwords where those of an
 * import were lost. All are jobs; their results stand here.
 */
import * as v from 'valibot'
import { get, id, optional, post } from '../endpoint.ts'

export const importStates = ['new', 'changed', 'unchanged', 'wrong'] as const
export type ImportState = (typeof importStates)[number]

export interface BilingualText {
  zh: string
  en: string
}

export interface ImportChange {
  /** a key of src/rules/people/accountColumns.ts */
  field: string
  before: string
  after: string
}

export interface ImportedRow {
  /** as the table numbers it */
  line: number
  state: ImportState
  number: string
  fullName: string
  /** academy, grade and class, joined by slashes */
  place: string
  changes: ImportChange[]
  /** fields that differ and stay, for they were edited by hand */
  kept: string[]
  /** why it is wrong */
  problems: BilingualText[]
  /** the cells of a wrong row, to be given back */
  cells: Record<string, string>
}

export interface AbsentAccount {
  id: number
  number: string
  fullName: string
}

export interface AccountPreview {
  /** of what would be written: another one means that something changed since */
  planHash: string
  counts: Record<ImportState, number>
  rows: ImportedRow[]
  /** places that would be made */
  newPlaces: string[]
  /** students of the classes in the table who are not in it; nobody is disabled by being absent */
  absent: AbsentAccount[]
  notes: BilingualText[]
}

export interface AccountImport {
  created: number
  changed: number
  /**
   * First passwords, sealed for the page that asked: JSON of `[number, name, password][]`, see src/rules/bytes/sealedBox.ts.
   * Nobody else can read them, and they are stored nowhere else.
   */
  sealed: string
}

/** New first passwords of accounts that have never signed in. */
export interface RenewedPasswords {
  accounts: number
  /** as that of an import */
  sealed: string
}

/** of the page, raw P-256 in base64 */
const publicKey = v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{80,100}={0,2}$/))

/** @param fileId uploaded for `accounts`; answers the id of the job */
export const adminImportPreview = post('/dh-admin/import/preview', { fileId: id }).replies<number>()
export const adminImportConfirm = post('/dh-admin/import/confirm', {
  fileId: id,
  planHash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  publicKey,
}).replies<number>()
/** Whether an import of accounts is under way, by anybody. */
export const adminImportRunning = get('/dh-admin/import/running', {}).replies<boolean>()

/**
 * How many accounts that the caller may manage have never signed in.
 * @param academyId at this place or below it; left out: wherever the caller manages accounts
 */
export const adminFreshCount = get('/dh-admin/account/fresh', { academyId: optional(id) }).replies<number>()
/**
 * Gives these accounts new first passwords; answers the id of the job.
 * @param accounts as the count said: another number means that something changed meanwhile
 */
export const adminFreshRenew = post('/dh-admin/account/freshRenew', {
  academyId: optional(id),
  accounts: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  publicKey,
}).replies<number>()
