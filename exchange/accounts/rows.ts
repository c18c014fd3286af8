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

interface FoundHeads {
  heads: Heads
  /** from 0 */
  at: number
  /** where the people begin */
  below: number
  /** heads that mean nothing to us */
  unknown: string[]
}

const isHeadRow = (heads: Heads) => heads.includes('number') && heads.includes('fullName')

/** Whether people can be read from here. */
export const hasHeads = (cells: readonly string[][]): boolean =>
  cells.slice(0, headRows).some((row) => isHeadRow(row.map(accountColumnOf)))

/** A second row of heads: below 联系方式, which spans two columns, stand 手机号 and 邮箱. */
function isSecondHeadRow(row: readonly string[], heads: Heads): boolean {
  const further = row.map(accountColumnOf)
  const isPerson = heads.some((key, n) => (key === 'number' || key === 'fullName') && (row[n] ?? '') !== '')
  return !isPerson && further.some((key) => key !== undefined)
}

/** The first row that names a number and a name. @throws WrongAccounts */
function findHeads(cells: readonly string[][]): FoundHeads {
  const at = cells.slice(0, headRows).findIndex((row) => isHeadRow(row.map(accountColumnOf)))
  const first = cells[at]
  if (!first) throw new WrongAccounts(accountNote('noHeads'))
  const own = first.map(accountColumnOf)
  const next = cells[at + 1] ?? []
  const second = isSecondHeadRow(next, own) ? next : []
  const width = Math.max(first.length, second.length)
  const heads = Array.from({ length: width }, (_, n) => accountColumnOf(second[n] ?? '') ?? own[n])
  const unknown = Array.from(heads, (key, n) => (key ? '' : second[n] || (first[n] ?? '')))
  return { heads, at, below: at + (second === next ? 2 : 1), unknown: unknown.filter((head) => head !== '') }
}

/** @throws WrongAccounts */
export function readAccountRows(cells: readonly string[][]): AccountSheet {
  const { at, below, heads, unknown } = findHeads(cells)
  const twice = heads.find((key, n) => key !== undefined && heads.indexOf(key) !== n)
  if (twice) throw new WrongAccounts(accountNote('headTwice', accountColumns[twice].zh))
  const notes = unknown.map((head) => accountNote('unknownHead', head))
  if (at > 0) notes.unshift(accountNote('headsAt', at + 1))
  const rows: AccountRow[] = []
  for (const [n, row] of cells.slice(below).entries()) {
    const named: AccountRow['cells'] = {}
    for (const [column, key] of heads.entries()) {
      const text = row[column] ?? ''
      if (key && text !== '') named[key] = text
    }
    if (Object.keys(named).length > 0) rows.push({ line: below + 1 + n, cells: named })
  }
  if (rows.length === 0) throw new WrongAccounts(accountNote('noRows'))
  if (rows.length > mostRows) throw new WrongAccounts(accountNote('tooMany', mostRows))
  const keys = new Set(heads.filter((key) => key !== undefined))
  return { rows, keys, notes }
}
