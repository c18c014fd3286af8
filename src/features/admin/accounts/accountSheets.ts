/** Tables that an import of accounts gives out: the template, the wrong rows, the first passwords. */
import type { ImportedRow } from '../../../contract/admin/adminImport.ts'
import type { Lang } from '../../../rules/lang.ts'
import { accountColumnKeys, accountColumns } from '../../../rules/people/accountColumns.ts'
import { withoutFormula } from '../../../rules/withoutFormula.ts'
import { saveFile } from '../../../ui/hooks/saveFile.ts'

const excelType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Every cell is text: a spreadsheet then leaves leading zeros and long numbers as they are. */
async function saveSheet(name: string, rows: readonly (readonly string[])[]): Promise<void> {
  const { default: writeSheet } = await import('write-excel-file/universal')
  const data = rows.map((row, at) =>
    row.map((cell) => {
      const text = { value: withoutFormula(cell), type: String, format: '@' } as const
      return at === 0 ? { ...text, fontWeight: 'bold' as const } : text
    }),
  )
  const columns = (rows[0] ?? []).map(() => ({ width: 18 }))
  const blob = await writeSheet([{ data, sheet: 'accounts', columns, stickyRowsCount: 1 }]).toBlob()
  saveFile(new File([blob], name, { type: excelType }))
}

const headsIn = (lang: Lang) => accountColumnKeys.map((key) => accountColumns[key][lang])

export const saveTemplate = (lang: Lang, name: string): Promise<void> =>
  saveSheet(name, [headsIn(lang), accountColumnKeys.map((key) => accountColumns[key].example)])

/** The wrong rows as they came, with the reasons in a column of their own. */
export const saveWrongRows = (
  lang: Lang,
  name: string,
  reasonHead: string,
  rows: readonly ImportedRow[],
): Promise<void> =>
  saveSheet(name, [
    [...headsIn(lang), reasonHead],
    ...rows
      .filter(({ state }) => state === 'wrong')
      .map(({ cells, problems }) => [
        ...accountColumnKeys.map((key) => (cells[key] ?? '').replaceAll('\u0000', '')),
        problems.map((problem) => problem[lang]).join('；'),
      ]),
  ])

export const savePasswords = (
  name: string,
  heads: readonly string[],
  passwords: readonly (readonly string[])[],
): Promise<void> => saveSheet(name, [heads, ...passwords])
