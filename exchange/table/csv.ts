import { CsvError, parse } from 'csv-parse/sync'
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
 * Rows of cells (RFC 4180; comma, semicolon or tab), each with as many cells as it has.
 * @throws Wrong where a quote is never closed
 */
export function readCsv(text: string): string[][] {
  try {
    return parse(text, {
      delimiter: separatorOf(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      // a quote within a cell is a letter like any other
      relax_quotes: true,
    })
  } catch (failure) {
    if (failure instanceof CsvError && failure.code === 'CSV_QUOTE_NOT_CLOSED') throw new Wrong('openQuote')
    throw failure
  }
}

/** One line. A cell that a spreadsheet would take for a formula is kept from being one. */
export const csvLine = (cells: readonly (string | number)[]) => `${cells.map(quotedCell).join(',')}\r\n`

function quotedCell(cell: string | number): string {
  const text = typeof cell === 'string' ? withoutFormula(cell) : String(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
