/** Tables of accounts with the faults that files of schools have. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkAccountRow } from '../../../exchange/accounts/check.ts'
import { readCells } from '../../../exchange/accounts/read.ts'
import { readAccountRows } from '../../../exchange/accounts/rows.ts'
import { readTable } from '../../../exchange/table/read.ts'
import { type WorkbookCell, workbook } from '../../tools/workbook.ts'

async function peopleIn(bytes: Buffer) {
  const { cells, otherSheets } = await readCells(bytes)
  const { rows, notes } = readAccountRows(cells)
  return {
    notes: notes.map(({ zh }) => zh),
    otherSheets,
    people: rows.map((row) => {
      const { told, problems } = checkAccountRow(row)
      return { line: row.line, ...told, problems: problems.map(({ zh }) => zh) }
    }),
  }
}

const inOneSheet = async (rows: WorkbookCell[][], merged: string[] = []) =>
  peopleIn(await workbook([{ name: '名单', rows, merged }]))
const ofText = (text: string) => peopleIn(Buffer.from(text))
const list: WorkbookCell[][] = [
  ['学号', '姓名'],
  ['0020260001', '王芳'],
]

test('heads below a merged title, and heads that say what must be filled', async () => {
  const rows: WorkbookCell[][] = [
    ['2026级学生名单', null, null, null],
    [null],
    ['*学号（必填）', '姓 名(必填)', '所在学院【选填】', '行政班级'],
    ['0020260001', '王芳', '护理学院', '护理一班'],
  ]
  const { people, notes } = await inOneSheet(rows, ['A1:D1'])
  expect(people).toMatchObject([
    { line: 4, number: '0020260001', place: { academy: '护理学院', room: '护理一班' } },
  ])
  expect(notes).toEqual(['表头在第 3 行'])
})

test('two rows of heads: what stands below a merged head is read', async () => {
  const rows: WorkbookCell[][] = [
    ['学号', '姓名', '联系方式', null, '学院'],
    [null, null, '手机号', '邮箱', null],
    ['0020260001', '王芳', '13800000000', 'a@b.cn', '护理学院'],
  ]
  const { people, notes } = await inOneSheet(rows, ['C1:D1', 'A1:A2', 'B1:B2', 'E1:E2'])
  expect(people).toMatchObject([
    { line: 3, phone: '13800000000', email: 'a@b.cn', place: { academy: '护理学院' }, problems: [] },
  ])
  expect(notes).toEqual([])
})

test('blank rows and columns between are passed over, and rows keep their numbers', async () => {
  const rows = [
    [null, '学号', null, '姓名'],
    [null],
    [null, '001', null, '王芳'],
    [null],
    [null, '002', null, '李明'],
  ]
  const { people } = await inOneSheet(rows)
  expect(people.map(({ line, number }) => [line, number])).toEqual([
    [3, '001'],
    [5, '002'],
  ])
})

test('digits of full width, and marks that nobody sees, are the number that was meant', async () => {
  const { people } = await inOneSheet([
    ['学号', '姓名', '手机号'],
    ['２０２６０００１', '王　芳', '１３８００００００００'],
    ['\u200b20260002\u00a0', '李明\u200e', '138-0000-0001'],
  ])
  expect(people).toMatchObject([
    { number: '20260001', fullName: '王 芳', phone: '13800000000', problems: [] },
    { number: '20260002', fullName: '李明', phone: '13800000001', problems: [] },
  ])
})

test('numbers of 18 digits are right as text, and said to be lost as numbers', async () => {
  const lost = '“学号”的数字被表格改成了科学计数法，请把该列设为文本后重新填写'
  const { people } = await inOneSheet([
    ['学号', '姓名'],
    [1.10101199001011e17, '甲'],
    ['1.10101E+17', '乙'],
    ['110101199001011234', '丙'],
  ])
  expect(people.map(({ number, problems }) => [number, problems])).toEqual([
    ['', [lost]],
    ['', [lost]],
    ['110101199001011234', []],
  ])
})

test('a cell that Excel took for a date is said to be lost, in a table of text too', async () => {
  const lost = (column: string) => `“${column}”被表格改成了日期，请把该列设为文本后重新填写`
  const { people } = await inOneSheet([
    ['学号', '姓名', '学院', '班级'],
    [{ day: 46_000 }, '甲', '护理学院', { day: 46_025 }],
    ['2', '乙', '护理学院', '1月2日'],
  ])
  expect(people.map(({ problems }) => problems)).toEqual([[lost('学号'), lost('班级')], [lost('班级')]])
})

test('a formula counts by what it showed; one that found nothing is wrong, not empty', async () => {
  const { people } = await inOneSheet([
    ['学号', '姓名', '学院'],
    [{ formula: '"2026"&"0001"', shown: '20260001' }, '甲', { formula: 'VLOOKUP(A2,X:Y,2)', shown: '#N/A' }],
    ['="0020260002"', '乙', '护理学院'],
  ])
  expect(people).toMatchObject([
    { number: '20260001', problems: ['“学院”的公式没有算出结果，请改成文字'] },
    { number: '0020260002', problems: [] },
  ])
})

test('hidden sheets are passed over, and the sheet with the heads is read', async () => {
  const old = { name: '去年', isHidden: true, rows: [list[0] ?? [], ['999', '老生']] }
  const choices = { name: '学院&系', isHidden: true, rows: [['学院'], ['护理学院']] }
  const notes = { name: '填写说明', rows: [['请认真填写']] }
  const read = await peopleIn(await workbook([old, choices, notes, { name: '名单', rows: list }]))
  expect(read.people.map(({ number }) => number)).toEqual(['0020260001'])
  expect(read.otherSheets).toEqual(['填写说明'])
})

test('a CSV with semicolons below a title, and one that names its separator', async () => {
  for (const first of ['2026级名单', 'sep=;']) {
    const { people } = await ofText(`${first}\r\n学号;姓名;学院\r\n001;"王,芳";护理学院\r\n`)
    expect(people).toMatchObject([{ number: '001', fullName: '王,芳', place: { academy: '护理学院' } }])
  }
})

test('UTF-16 without its mark is read in both orders, of tables of slides too', async () => {
  const wide = Buffer.from('学号,姓名\r\n001,王一一\r\n', 'utf16le')
  for (const bytes of [wide, Buffer.from(wide).swap16()])
    expect((await peopleIn(bytes)).people).toMatchObject([{ number: '001', fullName: '王一一' }])
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-table-'))
  try {
    const path = join(folder, 'slides.csv')
    writeFileSync(path, Buffer.from('文件,中文名\r\na.svs,肝\r\n', 'utf16le').swap16())
    expect((await readTable(path)).rows).toEqual([{ number: 2, cells: { file: 'a.svs', name: '肝' } }])
    const sheets = [
      { name: '字典', isHidden: true, rows: [['切片']] },
      {
        name: '标本',
        rows: [
          ['文件', '中文名'],
          ['a.svs', '肝'],
        ],
      },
    ]
    writeFileSync(join(folder, 'slides.xlsx'), await workbook(sheets))
    expect((await readTable(join(folder, 'slides.xlsx'))).rows).toHaveLength(1)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('an old .xls and a page that is called .xls are refused with what to do', async () => {
  const old = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4000)])
  const page = Buffer.from('<html><table><tr><td>学号</td><td>姓名</td></tr></table></html>')
  for (const bytes of [old, page])
    await expect(readCells(bytes)).rejects.toMatchObject({
      text: { zh: expect.stringContaining('另存为 .xlsx') },
    })
})
