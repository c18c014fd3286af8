/** A spreadsheet as other programs write it: with merged cells, hidden sheets, formulas and dates. */
import { TextReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js'

/** A text, a number, a day as Excel counts it, or a formula with what it showed last. */
export type WorkbookCell = string | number | null | { day: number } | { formula: string; shown: string }

export interface WorkbookSheet {
  name: string
  rows: WorkbookCell[][]
  isHidden?: boolean
  merged?: string[]
}

const mainSpace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relationSpace = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageSpace = 'http://schemas.openxmlformats.org/package/2006'
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function cellXml(cell: WorkbookCell, at: string): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
  if (typeof cell === 'string') return `<c r="${at}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`
  // the second format of styles.xml is a date
  if ('day' in cell) return `<c r="${at}" s="1"><v>${cell.day}</v></c>`
  const type = cell.shown.startsWith('#') ? 'e' : 'str'
  return `<c r="${at}" t="${type}"><f>${escaped(cell.formula)}</f><v>${escaped(cell.shown)}</v></c>`
}

function sheetXml({ rows, merged = [] }: WorkbookSheet): string {
  const lines = rows.map((cells, row) => {
    const inside = cells.map((cell, n) => cellXml(cell, `${String.fromCharCode(65 + n)}${row + 1}`))
    return `<row r="${row + 1}">${inside.join('')}</row>`
  })
  const merges = merged.map((range) => `<mergeCell ref="${range}"/>`).join('')
  const all = merges && `<mergeCells>${merges}</mergeCells>`
  return `<worksheet xmlns="${mainSpace}"><sheetData>${lines.join('')}</sheetData>${all}</worksheet>`
}

export async function workbook(sheets: readonly WorkbookSheet[]): Promise<Buffer> {
  const zip = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false })
  const add = (name: string, xml: string) =>
    zip.add(name, new TextReader(`<?xml version="1.0" encoding="UTF-8"?>${xml}`))
  const types = ['rels', 'xml'].map(
    (ending) => `<Default Extension="${ending}" ContentType="application/xml"/>`,
  )
  await add('[Content_Types].xml', `<Types xmlns="${packageSpace}/content-types">${types.join('')}</Types>`)
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${relationSpace}/${kind}" Target="${target}"/>`
  const relations = (inside: string) =>
    `<Relationships xmlns="${packageSpace}/relationships">${inside}</Relationships>`
  await add('_rels/.rels', relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')))
  const listed = sheets.map(
    ({ name, isHidden }, n) =>
      `<sheet name="${name}" sheetId="${n + 1}"${isHidden ? ' state="hidden"' : ''} r:id="rId${n + 1}"/>`,
  )
  const spaces = `xmlns="${mainSpace}" xmlns:r="${relationSpace}"`
  await add('xl/workbook.xml', `<workbook ${spaces}><sheets>${listed.join('')}</sheets></workbook>`)
  const targets = sheets.map((_, n) => relation(`rId${n + 1}`, 'worksheet', `worksheets/sheet${n + 1}.xml`))
  const styles = relation('styles', 'styles', 'styles.xml')
  await add('xl/_rels/workbook.xml.rels', relations(targets.join('') + styles))
  const formats = '<cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>'
  await add('xl/styles.xml', `<styleSheet xmlns="${mainSpace}">${formats}</styleSheet>`)
  for (const [n, sheet] of sheets.entries()) await add(`xl/worksheets/sheet${n + 1}.xml`, sheetXml(sheet))
  return Buffer.from(await zip.close())
}
