/** Tables as teachers really fill them in. */
import { expect, test } from 'vitest'
import writeSheets from 'write-excel-file/node'
import { xlsx } from '../archives.ts'
import { questionSchool, right } from './bring.ts'

const heads = ['目录', '题型', '题干', '选项A', '选项B', '答案', '难度系数', '小题']
type Cells = (string | number | Date | null)[][]

/** @param sheets rows by the name of their sheet */
const book = (sheets: Record<string, Cells>): Promise<Buffer> =>
  writeSheets(
    Object.entries(sheets).map(([sheet, rows]) => ({
      sheet,
      data: rows.map((row) =>
        row.map((value) => (value instanceof Date ? { value, type: Date, format: 'mm-dd' } : value)),
      ),
    })),
  ).toBuffer() as Promise<Buffer>

async function brought(sheets: Record<string, Cells>, skip = false) {
  const school = await questionSchool()
  const told = await school.bring(await book(sheets), { subject: 'histology', skip })
  return { ...told, questions: await school.questions(), rows: await school.rows() }
}

test('what Excel took for a date is named by its cell, and never becomes an option', async () => {
  const sheets = {
    a: [
      heads,
      ['皮肤', '单选', '比例', new Date('2024-01-02'), 'b', 'A'],
      ['皮肤', '病例', '病例'],
      [null, '单选', '问', 'a', new Date('2024-03-05'), 'A', null, '1'],
      ['皮肤', '单选', '好', 'a', 'b', 'A'],
    ],
  } as Record<string, Cells>
  const { said, questions } = await brought(sheets, true)
  expect(said).toContain('2. 比例: Excel took D2 for a date')
  expect(said).toContain('3. 病例: Excel took E4 for a date')
  expect(questions.map(({ title }) => title)).toEqual(['好'])
})

test('a number that a formula made is the number that the cell shows', async () => {
  const { questions } = await brought({ a: [heads, ['皮肤', '填空', '和是____', null, null, 0.1 + 0.2]] })
  expect(questions[0]?.options).toMatchObject([{ answer: ['0.3'] }])
})

test('every sheet with our heads is read, every other one is named', async () => {
  const { said, questions } = await brought(
    {
      说明: [['给同学们']],
      第一章: [heads, ['皮肤', '问答', '一', null, null, 'x']],
      第二章: [heads, ['皮肤', '单选', '二', 'a', null, 'A'], ['皮肤', '问答', '三', null, null, 'x']],
      空: [],
    },
    true,
  )
  expect(questions.map(({ title }) => title)).toEqual(['一', '三'])
  expect(said).toContain('The sheet “说明” was not read')
  expect(said).not.toContain('空')
  expect(said).toContain('第二章 2. 二: It needs at least two options.')
})

test('kinds by their usual names are those kinds, any other is kept whole', async () => {
  const { said, wrong, questions } = await brought({
    a: [
      heads,
      ['皮肤', 'A1型题', '一', 'a', 'b', 'A'],
      ['皮肤', '论述题', '二', null, null, 'x'],
      ['皮肤', '单项选择', '三', 'a', 'b', 'A'],
      ['皮肤', '排序题', '四', '甲', '乙', 'BA'],
      [null, '单选', '其一', 'a', 'b', 'A', null, '1'],
    ],
  })
  expect(wrong).toBe(0)
  expect(questions.map(({ type }) => type.baseType)).toEqual(['DANXUAN', 'WENDA', 'DANXUAN', 'OTHER'])
  expect(questions[3]).toMatchObject({
    type: { name: '排序题' },
    showAnswer: 'A. 甲\nB. 乙\nBA\n1. 其一\nA. a\nB. b\nA',
  })
  expect(said).toContain('5. 四: The kind “排序题” cannot be answered here: kept')
})

test('merged cells, wide digits and ease in place of difficulty are read', async () => {
  const { wrong, rows, questions } = await brought({
    a: [
      heads,
      ['皮肤', '判断', '一', null, null, '✔', 0.65],
      [null, '判断', '二', null, null, '✘', '３'],
      [null, '病例', '三', null, null, null, '难'],
      [null, '问答', '其一', null, null, 'x', 1, '１'],
    ],
  })
  expect(wrong).toBe(0)
  expect(rows.map(({ catalog }) => catalog)).toEqual(['皮肤', '皮肤', '皮肤'])
  expect(questions.map(({ difficulty }) => difficulty)).toEqual([2, 3, 5])
  expect(questions.map(({ panDuanAnswer }) => panDuanAnswer)).toEqual([true, false, null])
  expect(questions[2]?.children).toHaveLength(1)
})

test('a single choice may have several answers, each right by itself', async () => {
  const { questions } = await brought({ a: [heads, ['皮肤', '单选', '一', 'a', 'b', 'A｜B']] })
  expect(questions[0] && right(questions[0])).toEqual(['a', 'b'])
})

test('pictures on a sheet and raised characters are told, since they do not come', async () => {
  const { bring } = await questionSchool()
  const rows = [
    ['题型', '题干', '目录', '答案'],
    ['问答', 'CO2', '皮肤', 'x'],
  ]
  const raised = '<sst><si><r><rPr><vertAlign val="subscript"/></rPr><t>2</t></r></si></sst>'
  const { said } = await bring(xlsx(rows, { 'xl/media/image1.png': 'x', 'xl/sharedStrings.xml': raised }))
  expect(said).toContain('Pictures on the sheet were not brought: 1.')
  expect(said).toContain('came as plain ones, in 1 places')
  expect((await bring(xlsx(rows))).said).not.toContain('file  ')
})
