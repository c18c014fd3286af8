/** A table of accounts as rows of cells: Excel or CSV, in the encodings that schools have. */
import readSheets from 'read-excel-file/node'
import { decodeText } from '../encoding.ts'
import { countedZip } from '../questions/sheet/unzip.ts'
import { readCsv } from '../table/csv.ts'
import { hasHeads } from './rows.ts'
import { accountNote, WrongAccounts } from './texts.ts'

const largestBytes = 20 << 20

/** Numbers from here on have lost digits: Excel keeps fifteen. */
const minInexact = 1e15

/** Stands before a cell whose digits are lost; no cell begins so by itself. */
export const lostDigits = '\u0000'

/** Stands before a cell that the spreadsheet took for a date: what was typed is lost. */
export const madeDate = '\u0000\u0000'

/** What a formula shows that fails, such as a lookup that finds nothing. */
export const isFormulaError = (text: string): boolean =>
  /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!)$/.test(text)

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'number') return Math.abs(cell) >= minInexact ? `${lostDigits}${cell}` : String(cell)
  if (cell instanceof Date) return `${madeDate}${cell.toISOString().slice(0, 10)}`
  return plainText(String(cell))
}

/** The form in which a spreadsheet saves a long number as text, for example 1.23E+15: its last digits are lost. */
const scientific = /^\d(?:\.\d+)?E\+?\d+$/i

const plainText = (cell: string): string => {
  const text = cell.trim()
  return scientific.test(text) ? `${lostDigits}${text}` : text
}

const isZip = (bytes: Buffer) => bytes[0] === 0x50 && bytes[1] === 0x4b

/** A page that a school's system hands out as .xls. */
const isPage = (text: string) => /^\s*<(?:html|table|meta|!doctype|\?xml)/i.test(text)

export interface AccountCells {
  /** of the first sheet that has the heads; hidden sheets are passed over */
  cells: string[][]
  /** names of further sheets that are shown and hold something */
  otherSheets: string[]
}

/** @throws WrongAccounts */
export async function readCells(bytes: Buffer): Promise<AccountCells> {
  if (bytes.length > largestBytes) throw new WrongAccounts(accountNote('tooLarge'))
  try {
    if (!isZip(bytes)) {
      const { text } = decodeText(bytes)
      if (isPage(text)) throw new WrongAccounts(accountNote('unreadable'))
      return { cells: readCsv(text).map((row) => row.map(plainText)), otherSheets: [] }
    }
    const { zip, hiddenSheets } = await countedZip(bytes, { keepErrors: true })
    const sheets = (await readSheets(zip))
      .filter(({ sheet }) => !hiddenSheets.includes(sheet))
      .map(({ sheet, data }) => ({ sheet, cells: data.map((row) => row.map(cellText)) }))
    const read = sheets.find(({ cells }) => hasHeads(cells)) ?? sheets[0]
    const others = sheets.filter((one) => one !== read && one.cells.flat().some((cell) => cell !== ''))
    return { cells: read?.cells ?? [], otherSheets: others.map(({ sheet }) => sheet) }
  } catch {
    throw new WrongAccounts(accountNote('unreadable'))
  }
}
