/** A table of accounts as rows of cells: Excel or CSV, in the encodings that schools have. */
import readSheets from 'read-excel-file/node'
import { decodeText } from '../questions/decode.ts'
import { countedZip } from '../questions/sheet/unzip.ts'
import { readCsv } from '../table/csv.ts'
import { accountNote, WrongAccounts } from './texts.ts'

const largestBytes = 20 << 20

/** Numbers from here on have lost digits: Excel keeps fifteen. */
const minInexact = 1e15

/** Stands before a cell whose digits are lost; no cell begins so by itself. */
export const lostDigits = '\u0000'

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'number') return Math.abs(cell) >= minInexact ? `${lostDigits}${cell}` : String(cell)
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return plainText(String(cell))
}

/** The form in which a spreadsheet saves a long number as text, for example 1.23E+15: its last digits are lost. */
const scientific = /^\d(?:\.\d+)?E\+?\d+$/i

const plainText = (cell: string): string => {
  const text = cell.trim()
  return scientific.test(text) ? `${lostDigits}${text}` : text
}

const isZip = (bytes: Buffer) => bytes[0] === 0x50 && bytes[1] === 0x4b

export interface AccountCells {
  /** of the first sheet */
  cells: string[][]
  /** names of further sheets that hold something */
  otherSheets: string[]
}

/** @throws WrongAccounts */
export async function readCells(bytes: Buffer): Promise<AccountCells> {
  if (bytes.length > largestBytes) throw new WrongAccounts(accountNote('tooLarge'))
  try {
    if (!isZip(bytes)) {
      const text = decodeText(bytes).text.replace(/^\uFEFF/, '')
      return { cells: readCsv(text).map((row) => row.map(plainText)), otherSheets: [] }
    }
    const { zip } = await countedZip(bytes)
    const [first, ...others] = await readSheets(zip)
    const filled = others.filter(({ data }) => data.some((row) => row.some((cell) => cell !== null)))
    return {
      cells: (first?.data ?? []).map((row) => row.map(cellText)),
      otherSheets: filled.map(({ sheet }) => sheet),
    }
  } catch {
    throw new WrongAccounts(accountNote('unreadable'))
  }
}
