/** A workbook as the app and the service write it. */

export type SheetCell = string | number | null

export interface NamedSheet {
  name: string
  rows: readonly (readonly SheetCell[])[]
}

/** The sheets as the library takes them: heads are bold and stay in sight, columns are as wide as their longest cell. */
export const sheetsToWrite = (sheets: readonly NamedSheet[]) =>
  sheets.map(({ name, rows }) => ({
    sheet: name,
    stickyRowsCount: 1,
    columns: (rows[0] ?? []).map((_, at) => ({ width: columnWidth(rows, at) })),
    data: rows.map((row, index) =>
      row.map((value) => (index === 0 ? { value: value ?? '', fontWeight: 'bold' as const } : value)),
    ),
  }))

const mostCharacters = 40

/** In characters of the usual width; Chinese ones are twice as wide. */
function columnWidth(rows: NamedSheet['rows'], at: number): number {
  const widths = rows.slice(0, 200).map((row) => {
    const text = String(row[at] ?? '')
    return text.length + (text.match(/[\u2e80-\uffff]/g)?.length ?? 0)
  })
  return Math.min(mostCharacters, Math.max(8, ...widths) + 2)
}
