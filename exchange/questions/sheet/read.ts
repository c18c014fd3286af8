/** A spreadsheet of questions: a row for each, rows with a number in “part” below it for what belongs to it. */
import readSheets from 'read-excel-file/node'
import { readCsv } from '../../table/csv.ts'
import { Wrong } from '../../texts.ts'
import { type Content, type Draft, numberParts, refusedBy } from '../model.ts'
import { namesIn } from '../moodle/path.ts'
import type { Pictures } from '../pictures.ts'
import type { Specimens } from '../specimens.ts'
import { fileNote, QuestionFileFault } from '../texts.ts'
import { columnsOf, isTable, type SheetColumn, type SheetRow } from './columns.ts'
import { readSheetQuestion } from './question.ts'
import { countedZip } from './unzip.ts'
import { notesSheet } from './write.ts'

type Cell = string | Date
type Table = Cell[][]

/** @throws Wrong where it is no table of questions */
export async function readSheetFile(
  bytes: Buffer,
  pictures: Pictures,
  specimens: Specimens,
): Promise<Content> {
  const { zip, notes, hiddenSheets } = await countedZip(bytes)
  const read = await readSheets(zip).catch(() => {
    throw new QuestionFileFault('badZip')
  })
  const sheets = read
    .filter(({ sheet }) => !hiddenSheets.includes(sheet))
    .map(({ sheet, data }) => ({ name: sheet, table: data.map((row) => row.map(cellOf)) }))
    .filter(({ table }) => table.length > 0)
  const asked = sheets.filter(({ table }) => headRow(table) >= 0)
  const others = sheets.filter((sheet) => !asked.includes(sheet) && sheet.name !== notesSheet)
  // the first one says what is missing
  const tables = asked.length > 0 ? asked : sheets.slice(0, 1)
  const content: Content = { drafts: [], refused: [], notes }
  for (const { name } of asked.length > 0 ? others : []) content.notes.push(fileNote('otherSheet', name))
  for (const { name, table } of tables.length > 0 ? tables : [{ name: '', table: [] }])
    await readTable(content, table, tables.length > 1 ? `${name} ` : '', pictures, specimens)
  return content
}

/** A table as spreadsheets save it as text (CSV). @returns undefined where its first rows are no heads of one */
export async function readSheetText(
  text: string,
  pictures: Pictures,
  specimens: Specimens,
): Promise<Content | undefined> {
  const head = text.split(/\r\n?|\n/, maxHeadRows)
  if (!head.some((line) => isTable(line.split(/[,;\t]/).map(unquoted)))) return undefined
  const content: Content = { drafts: [], refused: [], notes: [] }
  await readTable(content, rowsOfText(text), '', pictures, specimens)
  return content
}

const unquoted = (cell: string) => cell.replace(/^\s*"|"\s*$/g, '')

function rowsOfText(text: string): string[][] {
  try {
    return readCsv(text)
  } catch (failure) {
    throw failure instanceof Wrong ? new QuestionFileFault('openQuote') : failure
  }
}

/** Rows at the top of a sheet in which its heads may stand, below a title or words on how to fill it in. */
const maxHeadRows = 10

/** @returns the place of the row of heads from 0, or -1 */
const headRow = (table: Table): number =>
  table.slice(0, maxHeadRows).findIndex((row) => isTable(row.map(String)))

/** A date stays one: what was typed before Excel took it for a date is lost. */
function cellOf(cell: unknown): Cell {
  if (cell instanceof Date) return cell
  // a formula's binary noise: 0.1 + 0.2
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15)))
  return cell === null ? '' : String(cell)
}

/** @param where before a row's number, where there are several sheets */
async function readTable(
  content: Content,
  whole: Table,
  where: string,
  pictures: Pictures,
  specimens: Specimens,
): Promise<void> {
  const above = Math.max(headRow(whole), 0)
  const [heads = [], ...table] = whole.slice(above)
  if (above > 0) content.notes.push(fileNote('rowsAbove', above + 1))
  const names = heads.map(String)
  const columns = columnsOf(names)
  const unknown = names.filter((head, n) => head.trim() !== '' && !columns[n])
  content.notes.push(...unknown.map((head) => fileNote('unknownColumn', head.trim())))
  const rows = table
    .map((cells, n) => rowOf(cells, columns, where, above + n + 2))
    .filter((row) => row !== null)
  for (const row of filledDown(wholes(rows, content))) {
    try {
      content.drafts.push(await draftOf(row, pictures, specimens))
    } catch (failure) {
      if (!(failure instanceof QuestionFileFault)) throw failure
      content.refused.push(refusedBy(labelOf(row), failure))
    }
  }
}

function rowOf(
  cells: readonly Cell[],
  columns: readonly (SheetColumn | undefined)[],
  where: string,
  number: number,
): SheetRow | null {
  const row: SheetRow = { place: `${where}${number}`, cells: {}, options: [], parts: [] }
  for (const [n, column] of columns.entries()) {
    const cell = cells[n] ?? ''
    if (column && cell instanceof Date)
      row.wrong ??= new QuestionFileFault('dateCell', `${columnName(n)}${number}`)
    const text = String(cell).trim()
    if (!column || text === '') continue
    if ('key' in column) row.cells[column.key] = text
    else {
      while (row.options.length <= column.option) row.options.push({ zh: '', en: '' })
      const option = row.options[column.option]
      if (option) option[column.lang] = text
    }
  }
  return Object.keys(row.cells).length + row.options.length > 0 ? row : null
}

/** A, B … Z, AA …, by place from 0. */
const columnName = (n: number): string =>
  n < 26 ? String.fromCharCode(65 + n) : columnName(Math.floor(n / 26) - 1) + columnName(n % 26)

/** Gives parts to what stands above them. */
function wholes(rows: readonly SheetRow[], content: Content): SheetRow[] {
  const found: SheetRow[] = []
  let above: SheetRow[] = []
  for (const row of rows) {
    const part = (row.cells.part ?? '').normalize('NFKC')
    const depth = part === '' ? 0 : part.split('.').length
    const whole = above[depth - 1]
    const refuse = (failure: QuestionFileFault) => content.refused.push(refusedBy(labelOf(row), failure))
    if (part !== '' && !/^\d+(\.\d+)*$/.test(part)) refuse(new QuestionFileFault('badPart', part))
    else if (depth > 0 && !whole) refuse(new QuestionFileFault('partAlone'))
    else {
      if (whole) whole.parts.push(row)
      else found.push(row)
      above = [...above.slice(0, depth), row]
    }
  }
  return found
}

/** Cells of several rows that are merged stand in the first one; so does what is written only once. */
function filledDown(rows: readonly SheetRow[]): SheetRow[] {
  let above: SheetRow['cells'] = {}
  return rows.map((row) => {
    const { subject = above.subject, catalog = above.catalog } = row.cells
    above = { ...(subject ? { subject } : {}), ...(catalog ? { catalog } : {}) }
    return { ...row, cells: { ...above, ...row.cells } }
  })
}

const labelOf = ({ place, cells }: SheetRow): string =>
  `${place}. ${(cells.key ?? cells.stem ?? '').slice(0, 40)}`

const wrongIn = ({ wrong, parts }: SheetRow): QuestionFileFault | undefined =>
  wrong ?? parts.map(wrongIn).find((one) => one !== undefined)

async function draftOf(row: SheetRow, pictures: Pictures, specimens: Specimens): Promise<Draft> {
  const wrong = wrongIn(row)
  if (wrong) throw wrong
  const { subject, catalog = '', key = '' } = row.cells
  const notes: Draft['notes'] = []
  const question = numberParts(await readSheetQuestion(row, { pictures, notes, specimens }))
  return {
    label: labelOf(row),
    path: namesIn(catalog).map((zh) => ({ zh, en: '' })),
    idnumber: key,
    question,
    saysAll: true,
    notes,
    ...(subject ? { subject } : {}),
  }
}
