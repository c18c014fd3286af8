import { readFile, stat } from 'node:fs/promises'
import { extname } from 'node:path'
import readSheets from 'read-excel-file/node'
import { decodeText, EncodingFault } from '../encoding.ts'
import { countedZip } from '../questions/sheet/unzip.ts'
import { Wrong } from '../texts.ts'
import { type ColumnKey, columnOf, headOf } from './columns.ts'
import { readCsv } from './csv.ts'

/** A row of a table: the facts that it tells of one file. */
export interface TableRow {
  /** as the spreadsheet numbers it, the heads being in row 1 */
  number: number
  /** trimmed; without those that are empty */
  cells: Partial<Record<ColumnKey, string>>
}

export interface Table {
  rows: TableRow[]
  /** heads that mean nothing to us */
  unknown: string[]
  /** the encoding of a .csv, where it had to be guessed */
  guessed?: string
}

const largest = 20 << 20

/** Reads an .xlsx (its first sheet that is shown) or .csv. @throws an Error that says what is wrong with it */
export async function readTable(path: string): Promise<Table> {
  if ((await stat(path)).size > largest) throw new Wrong('tableTooLarge')
  if (extname(path).toLowerCase() === '.xlsx') return tableOf(await xlsx(path))
  const { text, guessed } = decodedCsv(await readFile(path))
  return { ...tableOf(readCsv(text)), ...(guessed === undefined ? {} : { guessed }) }
}

function decodedCsv(bytes: Buffer) {
  try {
    return decodeText(bytes)
  } catch (failure) {
    throw failure instanceof EncodingFault ? new Wrong('badEncoding', failure.encoding) : failure
  }
}

async function shownSheets(bytes: Buffer) {
  const { zip, hiddenSheets } = await countedZip(bytes)
  return (await readSheets(zip)).filter(({ sheet }) => !hiddenSheets.includes(sheet))
}

async function xlsx(path: string): Promise<string[][]> {
  const sheets = await shownSheets(await readFile(path)).catch((failure: Error) => {
    throw new Wrong('badTable', failure.message)
  })
  return (sheets[0]?.data ?? []).map((row) => row.map((cell) => (cell === null ? '' : String(cell))))
}

/** @throws an Error where the heads do not do */
export function tableOf([heads = [], ...rows]: string[][]): Table {
  const keys = heads.map((head) => (head.trim() ? columnOf(head) : undefined))
  const unknown = heads
    .filter((head, n) => head.trim() !== '' && keys[n] === undefined)
    .map((head) => head.trim())
  const twice = keys.find((key, n) => key !== undefined && keys.indexOf(key) !== n)
  if (twice) throw new Wrong('columnTwice', headOf(twice))
  if (!keys.includes('file')) throw new Wrong('noColumn', headOf('file'))
  const told = rows.map((row, n): TableRow => {
    const cells: TableRow['cells'] = {}
    for (const [at, key] of keys.entries()) {
      const cell = (row[at] ?? '').trim()
      if (key && cell) cells[key] = cell
    }
    return { number: n + 2, cells }
  })
  return { rows: told.filter(({ cells }) => Object.keys(cells).length > 0), unknown }
}
