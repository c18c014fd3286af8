/** Tables from and to Excel files; the code that reads and writes them is loaded when it is first needed. */
import { type NamedSheet, sheetsToWrite } from '../rules/sheets/workbook.ts'
import { saveFile } from '../ui/hooks/saveFile.ts'

const excelType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The bytes of a workbook. */
export async function writeWorkbook(sheets: readonly NamedSheet[]): Promise<Blob> {
  const { default: write } = await import('write-excel-file/universal')
  return write(sheetsToWrite(sheets)).toBlob()
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
