/** Banks that teachers keep as plain text: Aiken, its Chinese form, and tables saved as CSV. */
import iconv from 'iconv-lite'
import { expect, test } from 'vitest'
import { questionSchool, right } from '../bring.ts'

async function brought(content: Buffer | string) {
  const school = await questionSchool()
  const { said, wrong } = await school.bring(content, { subject: 'histology', catalog: 'skin', skip: true })
  return { said, wrong, questions: await school.questions() }
}

test('Aiken is read: options below the question, and a line with the answer', async () => {
  const { questions } = await brought(
    'Which of these\nis right?\nA. one\nB. two\nC. three\nANSWER: C\n\nWhich?\nA) x\nB) y\nANSWER: B\n',
  )
  expect(questions.map((one) => [one.type.baseType, one.title, right(one)])).toEqual([
    ['DANXUAN', 'Which of these\nis right?', ['three']],
    ['DANXUAN', 'Which?', ['y']],
  ])
})

test('a Chinese bank as it is typed is read with its kinds and analyses', async () => {
  const { questions } = await brought(
    [
      '1、肝位于（ ）\nA、左季肋区\nB、右季肋区\n答案：B\n解析：肝大部分在右季肋区。',
      '２．以下属于结缔组织的有\nA. 骨  B. 软骨  C. 血液  D. 肌\n正确答案：ABC',
      '(3) 心脏有四个腔。\n答案：√',
      '4. 集合 {x} 是\nＡ．{1}\nＢ．{2}\n参考答案：Ａ',
    ].join('\n'),
  )
  expect(questions.map((one) => [one.type.baseType, one.title, right(one), one.analysis])).toEqual([
    ['DANXUAN', '肝位于（ ）', ['右季肋区'], '肝大部分在右季肋区。'],
    ['DUOXUAN', '以下属于结缔组织的有', ['骨', '软骨', '血液'], ''],
    ['PANDUAN', '心脏有四个腔。', [], ''],
    ['DANXUAN', '集合 {x} 是', ['{1}'], ''],
  ])
  expect(questions[2]?.panDuanAnswer).toBe(true)
})

test('an answer that points at no option, or is missing, is refused with its reason', async () => {
  const { wrong, said } = await brought('Q?\nA. x\nB. y\nANSWER: D\n\nR?\nA. x\nB. y\n')
  expect(wrong).toBe(2)
  expect(said).toContain('There is no option D.')
  expect(said).toContain('It has no answer.')
})

test('a GIFT question whose answer speaks of an answer stays GIFT', async () => {
  const { questions } = await brought('::a:: 题\nA. 无关 {=答案：A ~b}\n')
  expect(questions.map(right)).toEqual([['答案：A']])
})

const csv =
  '题型,题干,选项A,选项B,答案,解析\r\n单选题,"肝, 在""右""侧？",左,右,B,略\r\n判断题,集 {x} 是集,,,对,\r\n'
test.each([
  ['UTF-8', Buffer.from(csv)],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${csv}`)],
  ['UTF-16', Buffer.from(`\ufeff${csv}`, 'utf16le')],
  ['what Excel in China writes', iconv.encode(csv, 'gb18030')],
  ['semicolons', Buffer.from(csv.replaceAll(/,(?! )/g, ';'))],
  ['a title above', Buffer.from(`组织学题库,,,,,\r\n${csv}`)],
])('a table saved as CSV is read: %s', async (_, bytes) => {
  const { questions } = await brought(bytes)
  expect(questions.map((one) => [one.type.baseType, one.title, right(one)])).toEqual([
    ['DANXUAN', '肝, 在"右"侧？', ['右']],
    ['PANDUAN', '集 {x} 是集', []],
  ])
})

test('a quote of CSV that is never closed is named', async () => {
  const { said, wrong } = await brought('题型,题干,选项A,选项B,答案\n单选题,"肝在,左,右,B\n')
  expect([wrong, said]).toEqual([1, expect.stringContaining('a quote that is never closed')])
})
