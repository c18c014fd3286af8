import { withoutFormula } from '../../src/rules/withoutFormula.ts'
import { Wrong } from '../texts.ts'

/** Titles and notes may stand above the heads. */
const maxLinesAbove = 10

/** The separator that one of the first lines has most of. */
function separatorOf(text: string): string {
  const lines = text.split(/\r\n|\r|\n/, maxLinesAbove)
  const count = (separator: string) => Math.max(...lines.map((line) => line.split(separator).length))
  return [',', ';', '\t'].reduce((a, b) => (count(b) > count(a) ? b : a))
}

/**
 * Rows of cells (RFC 4180; comma, semicolon or tab). A library would have to be told the separator, and its errors are
 * in English: a quote that is never closed is reported in the language of the person.
 * @throws Wrong where a quote is never closed
 */
export function readCsv(text: string): string[][] {
  const separator = separatorOf(text)
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < text.length) {
    const { value, next } = text[at] === '"' ? quoted(text, at) : plain(text, at, separator)
    row.push(value)
    at = next
    if (text[at] === separator) {
      at++
      // a separator at the very end is followed by an empty cell
      if (at === text.length) row.push('')
      continue
    }
    if (text[at] === '\r') at++
    if (text[at] === '\n') at++
    rows.push(row)
    row = []
  }
  if (row.length > 0) rows.push(row)
  return rows
}

function plain(text: string, from: number, separator: string) {
  let next = from
  while (next < text.length && text[next] !== separator && text[next] !== '\n' && text[next] !== '\r') next++
  return { value: text.slice(from, next), next }
}

function quoted(text: string, from: number) {
  let value = ''
  for (let at = from + 1; ; ) {
    const end = text.indexOf('"', at)
    if (end < 0) throw new Wrong('openQuote')
    value += text.slice(at, end)
    if (text[end + 1] !== '"') return { value, next: end + 1 }
    value += '"'
    at = end + 2
  }
}

/** One line. A cell that a spreadsheet would take for a formula is kept from being one. */
export const csvLine = (cells: readonly (string | number)[]) => `${cells.map(quotedCell).join(',')}\r\n`

function quotedCell(cell: string | number): string {
  const text = typeof cell === 'string' ? withoutFormula(cell) : String(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
