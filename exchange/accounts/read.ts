/** A table of accounts as rows of cells: Excel or CSV, in the encodings that schools have. */
import { readSheet } from 'read-excel-file/node'
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
  return String(cell).trim()
}

/** The form in which a spreadsheet saves a long number as text, for example 1.23E+15: its last digits are lost. */
const scientific = /^\d(?:\.\d+)?E\+?\d+$/i

const csvText = (cell: string): string => {
  const text = cell.trim()
  return scientific.test(text) ? `${lostDigits}${text}` : text
}

const isZip = (bytes: Buffer) => bytes[0] === 0x50 && bytes[1] === 0x4b

/** @throws WrongAccounts */
export async function readCells(bytes: Buffer): Promise<string[][]> {
  if (bytes.length > largestBytes) throw new WrongAccounts(accountNote('tooLarge'))
  try {
    if (!isZip(bytes)) {
      const text = decodeText(bytes).text.replace(/^\uFEFF/, '')
      return readCsv(text).map((row) => row.map(csvText))
    }
    const { zip } = await countedZip(bytes)
    return (await readSheet(zip)).map((row) => row.map(cellText))
  } catch {
    throw new WrongAccounts(accountNote('unreadable'))
  }
}
