import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { makeQuestionTemplate } from '../../../../exchange/questions/sheet/template.ts'
import { writeBlanks } from '../../../../src/rules/kinds/fill.ts'
import { judge, knownKinds } from '../../../../src/rules/kinds/index.ts'
import { xlsx } from '../archives.ts'
import { putSkin, questionSchool, right } from './bring.ts'

type Cells = (string | number | boolean)[][]

test('the template has an example of each kind and can be imported as it is', async () => {
  const { db, bring, rows, questions } = await questionSchool()
  const skin = await putSkin(db)
  const { wrong, said } = await bring(await makeQuestionTemplate(), {})
  expect([wrong, said]).toEqual([0, expect.stringContaining('8 imported')])
  expect(said).not.toContain('New catalogue')
  expect(new Set((await rows()).map(({ catalog }) => catalog))).toEqual(new Set(['皮肤']))
  const all = await questions()
  expect(all.map(({ type }) => type.baseType)).toEqual([
    ...['DANXUAN', 'DUOXUAN', 'PANDUAN', 'TIANKONG', 'WENDA', 'PEIWU', 'BINGLI', 'DANXUAN'],
  ])
  expect(new Set(all.map(({ type }) => type.baseType))).toEqual(new Set(knownKinds))
  expect(all[1] && right(all[1])).toEqual(['环层小体', '汗腺', '血管'])
  expect(all[3]).toMatchObject({
    anyOrder: true,
    options: [{ answer: ['乳头', '乳头层', 'papillary'] }, { answer: ['网织', '网状', 'reticular'] }],
  })
  expect(all[5]?.children.map(({ answer }) => answer)).toEqual([1, 1, 3])
  expect(all[6]?.children.map(({ type }) => type.baseType)).toEqual(['DANXUAN', 'TIANKONG'])
  expect(all[7]).toMatchObject({
    specimenId: skin,
    annotation: { shape: 'arrow', x: 120.5, y: 88, objective: 10 },
  })
  expect((await bring(await makeQuestionTemplate(), {})).said).toContain('8 there already')
})

test('units and words that may be left out stand beside their blanks', async () => {
  const { bring, questions } = await questionSchool()
  const table: Cells = [
    ['题型', '题目', '答案', '单位', '可省略的词', '学科', '目录'],
    [
      '填空',
      '静息 ____，占 ____ 的 ____',
      '-70；心肌；60',
      'mV|毫伏；；%',
      '；细胞|cell',
      'histology',
      '皮肤',
    ],
    ['填空', '一层是 ____', '基底', '', '', 'histology', '皮肤'],
  ]
  expect((await bring(await xlsx(table), {})).wrong).toBe(0)
  const [first, second] = await questions()
  expect(first?.options).toEqual([
    { id: 1, content: '', contentEn: '', answer: ['-70'], unit: ['mV', '毫伏'] },
    { id: 2, content: '', contentEn: '', answer: ['心肌'], suffix: ['细胞', 'cell'] },
    { id: 3, content: '', contentEn: '', answer: ['60'], unit: ['%'] },
  ])
  expect(second?.options).toEqual([{ id: 1, content: '', contentEn: '', answer: ['基底'] }])
  if (!first) throw new Error('nothing was imported')
  expect(judge(first, writeBlanks(['-70 毫伏', '心肌细胞', '60 %']))).toBe(true)
})

test('the template says in both languages how it is filled', async () => {
  const notes = await readSheet(await makeQuestionTemplate(), '说明 notes')
  expect(notes[0]).toEqual(['列 column', '怎样填写', 'How it is filled in'])
  expect(notes.every((row) => row.every((cell) => cell !== null && cell !== ''))).toBe(true)
})

test('a table as a teacher writes it is read, with numbers, markup and a specimen', async () => {
  const { db, bring, rows, questions } = await questionSchool()
  const id = await putSkin(db)
  const table: Cells = [
    [
      '题型',
      '题目',
      '选项A',
      '选项Ｂ',
      '选项C',
      '正确答案',
      '知识点',
      '难度',
      '标本',
      '标注',
      '目录',
      '备注',
    ],
    ['单选', 'Na<sup>+</sup> 的浓度是', 5, 10, 145, 'Ｃ', '钠；离子', 2, '', '', '皮肤', 'x'],
    ['多选题', '箭头所指', 'a', 'b', 'c', 'A、C', '', '', 'Palm', 'stratum basale', 'skin', ''],
    ['判断', 'p<0.05 有意义', '', '', '', '√', '', '', '手掌皮肤', '10, 20.5, 40', 'histology/skin', ''],
    [
      '填空',
      '直径____，即____',
      '',
      '',
      '',
      '7..8｜七到八；!六|六点五\\；',
      '',
      '',
      '',
      '',
      '新目录/下级',
      '',
    ],
    ['名词解释', '表皮', '', '', '', '上皮', '', '', '', '', '皮肤', ''],
  ]
  const { wrong, said } = await bring(xlsx(table))
  expect(wrong).toBe(0)
  expect(said).toContain('The column “备注” is not known')
  expect(said).toContain('New catalogue: 新目录 / 下级')
  expect((await rows()).map(({ catalog }) => catalog)).toEqual(['皮肤', '皮肤', '皮肤', '下级', '皮肤'])
  const [salt, arrow, p, size, word] = await questions()
  expect(salt).toMatchObject({ title: 'Na<sup>+</sup> 的浓度是', keywords: ['钠', '离子'], difficulty: 2 })
  expect(salt && right(salt)).toEqual(['145'])
  expect(arrow).toMatchObject({
    specimenId: id,
    annotation: { shape: 'arrow', x: 120.5, y: 88, objective: 10 },
  })
  expect(p).toMatchObject({
    title: 'p<0.05 有意义',
    panDuanAnswer: true,
    annotation: { x: 10, y: 20.5, objective: 40 },
  })
  expect(size?.options).toMatchObject([
    { answer: ['7..8', '七到八'] },
    { answer: ['六点五；'], never: ['六'] },
  ])
  expect(word).toMatchObject({ type: { baseType: 'WENDA' }, showAnswer: '上皮' })
})

const heads = ['题型', '题干', '小题', '选项A', '选项B', '答案', '难度', '标本', '编号']

test.each<[string, Cells, string, string]>([
  ['no kind', [['', 'x', '', 'a', 'b', 'A']], '没有题型', '2. x: It has no kind.'],
  ['no text', [['单选', '', '', 'a', 'b', 'A']], '没有题干', 'It has no text.'],
  ['one option', [['单选', 'x', '', 'a', '', 'A']], '至少要有两个选项', 'at least two options'],
  ['an empty option', [['单选', 'x', '', '', 'b', 'B']], '没有选项 A', 'There is no option A.'],
  ['an answer that is no option', [['多选', 'x', '', 'a', 'b', 'AC']], '没有选项 C', 'There is no option C.'],
  [
    'two answers to one',
    [['单选', 'x', '', 'a', 'b', 'AB']],
    '只能有一个答案',
    'A single choice has one answer.',
  ],
  ['no answer', [['填空', 'x', '', '', '', '']], '没有答案', 'It has no answer.'],
  ['a truth that is none', [['判断', 'x', '', '', '', '也许']], '答案“也许”不正确', 'The answer “也许”'],
  ['a difficulty of 9', [['问答', 'x', '', '', '', 'y', 9]], '难度“9”应为 1 到 5', 'The difficulty “9”'],
  [
    'an unknown specimen',
    [['问答', 'x', '', '', '', 'y', '', '月亮']],
    '没有标本“月亮”',
    'no specimen “月亮”',
  ],
  ['a case without parts', [['病例', 'x']], '没有小题', 'It has no parts.'],
  [
    'a part of nothing',
    [['单选', 'x', '1', 'a', 'b', 'A']],
    '小题前面没有它所属的题目',
    'A part stands before',
  ],
  [
    'a part of what has none',
    [
      ['问答', 'x'],
      ['单选', 'y', '1', 'a', 'b', 'A'],
    ],
    '“问答题”不能有小题',
    'cannot have parts',
  ],
  [
    'a part without a number',
    [
      ['病例', 'x'],
      ['单选', 'y', '甲', 'a', 'b', 'A'],
    ],
    '小题“甲”应为',
    'The part “甲” should be',
  ],
  [
    'a key that stands twice',
    [
      ['问答', 'x', '', '', '', 'y', '', '', 'k'],
      ['问答', 'z', '', '', '', 'y', '', '', 'k'],
    ],
    '编号“k”在文件里出现了两次',
    'The key “k” stands in the file twice.',
  ],
])(
  'a row with %s is named in the operator’s language, and nothing comes in',
  async (_, wrongRows, zh, en) => {
    const { bring, rows } = await questionSchool()
    const good = ['单选', '好', '', 'a', 'b', 'A']
    const file = xlsx([heads, ...wrongRows, good])
    const wishes = { subject: 'histology', catalog: 'skin' }
    const chinese = await bring(file, wishes, 'zh')
    expect(chinese.wrong).toBeGreaterThan(0)
    expect(chinese.said).toContain(zh)
    expect(chinese.said).toContain('没有导入任何内容')
    expect(chinese.csv).toContain(zh)
    expect((await bring(file, wishes)).said).toContain(en)
    expect(await rows()).toEqual([])
    const english = await bring(file, { ...wishes, skip: true })
    expect([english.wrong > 0, english.said]).toEqual([true, expect.stringContaining(en)])
    expect((await rows()).length).toBeGreaterThan(0)
  },
)
