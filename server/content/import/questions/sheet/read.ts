/** A spreadsheet of questions: a row for each, rows with a number in “part” below it for what belongs to it. */
import { readSheet } from 'read-excel-file/node'
import { type Content, type Draft, numbered, refusedBy } from '../model.ts'
import { namesIn } from '../moodle/path.ts'
import type { Pictures } from '../pictures.ts'
import type { Specimens } from '../specimens.ts'
import { note, Wrong } from '../texts.ts'
import { columnsOf, type SheetRow } from './columns.ts'
import { questionOf } from './question.ts'
import { countedZip } from './unzip.ts'

/** @throws Wrong where it is no table of questions */
export async function readSheetFile(
  bytes: Buffer,
  pictures: Pictures,
  specimens: Specimens,
): Promise<Content> {
  const rows = await readSheet(await countedZip(bytes)).catch(() => {
    throw new Wrong('badZip')
  })
  const table = rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell))))
  return contentOfTable(table, pictures, specimens)
}

export async function contentOfTable(
  [heads = [], ...table]: string[][],
  pictures: Pictures,
  specimens: Specimens,
): Promise<Content> {
  const columns = columnsOf(heads)
  const unknown = heads.filter((head, n) => head.trim() !== '' && !columns[n])
  const content: Content = {
    drafts: [],
    refused: [],
    notes: unknown.map((head) => note('unknownColumn', head.trim())),
  }
  const rows = table.map((cells, n) => rowOf(cells, columns, n + 2)).filter((row) => row !== null)
  for (const row of wholes(rows, content)) {
    try {
      content.drafts.push(await draftOf(row, pictures, specimens))
    } catch (failure) {
      if (!(failure instanceof Wrong)) throw failure
      content.refused.push(refusedBy(labelOf(row), failure))
    }
  }
  return content
}

function rowOf(
  cells: readonly string[],
  columns: ReturnType<typeof columnsOf>,
  number: number,
): SheetRow | null {
  const row: SheetRow = { number, cells: {}, options: [], parts: [] }
  for (const [n, column] of columns.entries()) {
    const text = (cells[n] ?? '').trim()
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

/** Gives parts to what stands above them. */
function wholes(rows: readonly SheetRow[], content: Content): SheetRow[] {
  const found: SheetRow[] = []
  let above: SheetRow[] = []
  for (const row of rows) {
    const part = row.cells.part ?? ''
    const depth = part === '' ? 0 : part.split('.').length
    const whole = above[depth - 1]
    const refuse = (failure: Wrong) => content.refused.push(refusedBy(labelOf(row), failure))
    if (part !== '' && !/^\d+(\.\d+)*$/.test(part)) refuse(new Wrong('badPart', part))
    else if (depth > 0 && !whole) refuse(new Wrong('partAlone'))
    else {
      if (whole) whole.parts.push(row)
      else found.push(row)
      above = [...above.slice(0, depth), row]
    }
  }
  return found
}

const labelOf = ({ number, cells }: SheetRow): string =>
  `${number}. ${(cells.key ?? cells.stem ?? '').slice(0, 40)}`

async function draftOf(row: SheetRow, pictures: Pictures, specimens: Specimens): Promise<Draft> {
  const { subject, catalog = '', key = '' } = row.cells
  const notes: Draft['notes'] = []
  const question = numbered(await questionOf(row, { pictures, notes, specimens }))
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
