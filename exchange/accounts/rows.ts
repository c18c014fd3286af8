/** From the cells of a table to rows with named values: the heads are found, wherever they stand. */
import type { BilingualText } from '../../src/contract/admin/adminImport.ts'
import {
  type AccountColumnKey,
  accountColumnOf,
  accountColumns,
} from '../../src/rules/people/accountColumns.ts'
import { accountNote, WrongAccounts } from './texts.ts'

export const mostRows = 20_000
/** Schools put titles and notes above the heads. */
const headRows = 10

export interface AccountRow {
  /** as the spreadsheet numbers it */
  line: number
  /** without those that are empty */
  cells: Partial<Record<AccountColumnKey, string>>
}

export interface AccountSheet {
  rows: AccountRow[]
  /** columns that the table has */
  keys: Set<AccountColumnKey>
  notes: BilingualText[]
}

type Heads = (AccountColumnKey | undefined)[]

/** The first row that names a number and a name. @throws WrongAccounts */
function findHeads(cells: readonly string[][]): { at: number; heads: Heads } {
  for (const [at, row] of cells.slice(0, headRows).entries()) {
    const heads = row.map(accountColumnOf)
    if (heads.includes('number') && heads.includes('fullName')) return { at, heads }
  }
  throw new WrongAccounts(accountNote('noHeads'))
}

/** @throws WrongAccounts */
export function readAccountRows(cells: readonly string[][]): AccountSheet {
  const { at, heads } = findHeads(cells)
  const twice = heads.find((key, n) => key !== undefined && heads.indexOf(key) !== n)
  if (twice) throw new WrongAccounts(accountNote('headTwice', accountColumns[twice].zh))
  const unknown = (cells[at] ?? []).filter((head, n) => head !== '' && heads[n] === undefined)
  const notes = unknown.map((head) => accountNote('unknownHead', head))
  if (at > 0) notes.unshift(accountNote('headsAt', at + 1))
  const rows: AccountRow[] = []
  for (const [n, row] of cells.slice(at + 1).entries()) {
    const named: AccountRow['cells'] = {}
    for (const [column, key] of heads.entries()) {
      const text = row[column] ?? ''
      if (key && text !== '') named[key] = text
    }
    if (Object.keys(named).length > 0) rows.push({ line: at + 2 + n, cells: named })
  }
  if (rows.length === 0) throw new WrongAccounts(accountNote('noRows'))
  if (rows.length > mostRows) throw new WrongAccounts(accountNote('tooMany', mostRows))
  const keys = new Set(heads.filter((key) => key !== undefined))
  return { rows, keys, notes }
}
