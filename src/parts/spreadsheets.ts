/** Tables from and to Excel files; the code that reads and writes them is loaded when it is first needed. */
import { saveFile } from '../ui/hooks/saveFile.ts'

export type SheetCell = string | number | null

export interface NamedSheet {
  name: string
  rows: readonly (readonly SheetCell[])[]
}

const excelType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The bytes of a workbook: heads are bold and stay in sight, columns are as wide as their longest cell. */
export async function writeWorkbook(sheets: readonly NamedSheet[]): Promise<Blob> {
  const { default: write } = await import('write-excel-file/universal')
  return write(
    sheets.map(({ name, rows }) => ({
      sheet: name,
      stickyRowsCount: 1,
      columns: (rows[0] ?? []).map((_, at) => ({ width: columnWidth(rows, at) })),
      data: rows.map((row, index) =>
        row.map((value) => (index === 0 ? { value: value ?? '', fontWeight: 'bold' as const } : value)),
      ),
    })),
  ).toBlob()
}

/** Hands the person a workbook as a download. */
export async function saveWorkbook(fileName: string, sheets: readonly NamedSheet[]): Promise<void> {
  const blob = await writeWorkbook(sheets)
  saveFile(new File([blob], `${fileName.replace(/[\\/:*?"<>|]/g, '_')}.xlsx`, { type: excelType }))
}

/** The first sheet of a workbook. @throws where it is no workbook */
export async function readWorkbook(file: Blob): Promise<unknown[][]> {
  const { readSheet } = await import('read-excel-file/universal')
  return readSheet(file)
}

const mostCharacters = 40

/** In characters of the usual width; Chinese ones are twice as wide. */
function columnWidth(rows: NamedSheet['rows'], at: number): number {
  const widths = rows.slice(0, 200).map((row) => {
    const text = String(row[at] ?? '')
    return text.length + (text.match(/[\u2e80-\uffff]/g)?.length ?? 0)
  })
  return Math.min(mostCharacters, Math.max(8, ...widths) + 2)
}
