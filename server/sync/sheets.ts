/** Rows of the database as CSV files of an archive. */
import { withoutFormula } from '../../src/rules/withoutFormula.ts'
import type { Db } from '../store/db.ts'
import { tenant } from '../store/schema.ts'

type Value = string | number | null
type Line = Record<string, Value>

/** rows that are read at once */
const rowsAtOnce = 2000

export interface CsvSheet {
  name: string
  /** in the order of its columns; `at` and names that end in `At` or `Time` are times (ms UTC) */
  columns: readonly string[]
  /** takes tenant and account, and is read page by page */
  sql: string
}

/** Columns of whole hundredths of a point, where they hold a number: a mark's points are a text. */
const hundredths = new Set(['score', 'resitScore', 'points'])

const isTime = (column: string) => column === 'at' || /(?:At|Time)$/.test(column)

function cellOf(column: string, value: Value): string {
  if (value === null) return ''
  if (typeof value === 'number' && hundredths.has(column)) return String(value / 100)
  const text = isTime(column) ? new Date(Number(value)).toISOString() : String(value)
  const harmless = typeof value === 'string' ? withoutFormula(text) : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** CSV as spreadsheets open it: UTF-8 with its mark at the beginning. A page is read when the reader took the one before it. */
export function streamCsv(
  db: Pick<Db, 'rows'>,
  { columns, sql }: CsvSheet,
  accountId: number,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let offset = 0
  return new ReadableStream(
    {
      async pull(controller) {
        const rows = await db.rows<Line>(`${sql} limit ? offset ?`, [tenant, accountId, rowsAtOnce, offset])
        const lines = rows.map((row) =>
          columns.map((column) => cellOf(column, row[column] ?? null)).join(','),
        )
        const head = offset === 0 ? [`\uFEFF${columns.join(',')}`] : []
        offset += rowsAtOnce
        const text = [...head, ...lines].map((line) => `${line}\r\n`).join('')
        if (text !== '') controller.enqueue(encoder.encode(text))
        if (rows.length < rowsAtOnce) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
}
