/** Files of the same kinds as the Q and S cases, as other people and keyboards write them. */
import { expect, test } from 'vitest'
import { xlsx } from '../archives.ts'
import { questionSchool, right } from './bring.ts'

async function brought(content: Buffer | string) {
  const { bring, questions } = await questionSchool()
  const { wrong, said, csv } = await bring(content, { subject: 'histology', catalog: 'skin' })
  return { wrong, said: `${said}\n${csv}`, all: await questions() }
}

const table = (heads: string[], ...rows: string[][]) =>
  brought(xlsx([[...heads, '目录'], ...rows.map((row) => [...row, 'skin'])]))

test.each([
  ['A。', 'B。', 'C。'],
  ['[A] ', '[B] ', '[C] '],
  ['【A】', '【B】', '【C】'],
  ['A - ', 'B - ', 'C - '],
  ['I. ', 'II. ', 'III. '],
  ['Ⅰ、', 'Ⅱ、', 'Ⅲ、'],
  ['甲、', '乙、', '丙、'],
  ['⑴', '⑵', '⑶'],
])('Q04 options that begin with “%s” lose it and keep their order', async (...labels) => {
  const names = ['浆细胞', '肥大细胞', '巨噬细胞']
  const { all } = await brought(
    `::q::哪个？{~${labels[0]}${names[0]} ~${labels[1]}${names[1]} =${labels[2]}${names[2]}}`,
  )
  expect(all[0]?.options.map(({ content }) => content)).toEqual(names)
  expect(all[0] && right(all[0])).toEqual(['巨噬细胞'])
})

test('Q04 options whose letters stand in another order are put into theirs', async () => {
  const { all } = await brought('::q::哪个？{=C. 巨噬细胞 ~A. 浆细胞 ~B. 肥大细胞}')
  expect(all[0]?.options.map(({ content }) => content)).toEqual(['浆细胞', '肥大细胞', '巨噬细胞'])
  expect(all[0] && right(all[0])).toEqual(['巨噬细胞'])
})

test('Q04 a letter before a blank may be the thing: it stays, and so does the order', async () => {
  const { all } = await brought('::q::哪个？{=A cells ~B cells ~C cells}')
  expect(all[0]?.options.map(({ content }) => content)).toEqual(['A cells', 'B cells', 'C cells'])
})

test.each([
  'A-C',
  '(a) and (c)',
  'A but not B',
  '上面三项',
  '前面都对',
  '以下都不是',
  '无正确答案',
  '全选',
  'the first option',
  'first and third',
  'I and III',
  'Ⅰ、Ⅲ',
  '除A外',
  '与A相同',
])('Q05 “%s” keeps the order too', async (option) => {
  const options = ['浆细胞', '肥大细胞', '巨噬细胞', option]
  const { all } = await brought(`::q::哪个？{~${options.slice(0, 3).join(' ~')} =${option}}`)
  expect(all[0]?.options.map(({ content }) => content)).toEqual(options)
})

test.each([['with a cell'], ['与B细胞相连'], ['肾的上面'], ['a D-shaped area']])(
  'Q05 “%s” points at nothing, and is mixed',
  async (option) => {
    const orders = await Promise.all(
      ['一', '二', '三', '四', '五'].map(async (more) => {
        const { all } = await brought(`::q::哪个？{=${option}${more} ~x${more} ~y${more}}`)
        return all[0]?.options.findIndex(({ answer }) => answer === true)
      }),
    )
    expect(new Set(orders).size).toBeGreaterThan(1)
  },
)

test('Q07 Q08 full-width signs, mixed braces and missing empty lines are read', async () => {
  const { all, wrong } = await brought(
    [
      '：：题一：：哪个？｛＝浆细胞 ～肥大细胞}',
      '::题二::哪个？{=浆细胞 ~肥大细胞 ～巨噬细胞}\n::题三::多少？{＃5}',
      '::题四::哪些？{~％50％甲 ~％50％乙 ~丙}',
      '::题五::配对{=a1 －＞ b1 =a2 －＞ b2}',
      '::题六::配对{\n=c1 → d1\n\n=c2 → d2\n}',
      '::题七::多少？{#4～6}',
    ].join('\n\n'),
  )
  expect(wrong).toBe(0)
  expect(all.map(({ title, type }) => `${title} ${type.baseType}`)).toEqual([
    '哪个？ DANXUAN',
    '哪个？ DANXUAN',
    '多少？ TIANKONG',
    '哪些？ DUOXUAN',
    '配对 PEIWU',
    '配对 PEIWU',
    '多少？ TIANKONG',
  ])
  expect(all.map(({ options }) => options.length)).toEqual([2, 3, 1, 3, 2, 2, 1])
  expect(all[2]?.options[0]?.answer).toEqual(['5..5'])
  expect(all[6]?.options[0]?.answer).toEqual(['4..6'])
})

test('Q08 a brace that is left open is still told, and takes no other question with it', async () => {
  const { wrong, said } = await brought('::a::哪个？{=x ~y\n\n::b::哪个？{=x ~y}')
  expect(wrong).toBe(1)
  expect(said).toContain('braces do not match')
})

test.each([
  ['错误', '正确', 'A', false],
  ['A. 错误', 'B. 正确', 'A', false],
  ['错误', '正确', '选项B', true],
  ['错误', '正确', '（A）', false],
  ['错误', '正确', 'A.错误', false],
  ['错误', '正确', '2', true],
  ['False', 'True', 'A', false],
  ['错误', '正确', '错', false],
  ['错误', '正确', 'F', false],
])('S01 of %s and %s the key %s says %s', async (a, b, key, said) => {
  const { all } = await table(['题型', '题干', '选项A', '选项B', '答案'], ['判断题', '表皮有血管', a, b, key])
  expect(all[0]?.panDuanAnswer).toBe(said)
})

test.each(['（√）', 'V', '说法正确', '答案：对', '对的'])('S01 “%s” says that it is right', async (key) => {
  const { all } = await table(['题型', '题干', '答案'], ['判断题', '表皮无血管', key])
  expect(all[0]?.panDuanAnswer).toBe(true)
})

test.each(['髓质', 'B.髓质', 'B. 髓质', '选B', '2', '②', '答案：B', 'B。', '选项B', 'B选项', '（Ｂ）'])(
  'S01 S02 the key “%s” names the second option',
  async (key) => {
    const { all } = await table(
      ['题型', '题干', '选项A', '选项B', '答案'],
      ['单选题', '近曲小管在？', '皮质', '髓质', key],
    )
    expect(all[0] && right(all[0])).toEqual(['髓质'])
  },
)

test.each(['A+C', '1,3', '①③', 'A·C', '骨|软骨'])('S01 the key “%s” names two', async (key) => {
  const { all } = await table(
    ['题型', '题干', '选项A', '选项B', '选项C', '答案'],
    ['多选题', '哪些？', '骨', '表皮', '软骨', key],
  )
  expect(all[0] && right(all[0])).toEqual(['骨', '软骨'])
})

test.each(['A~C', 'A-C', '甚多'])('S01 the key “%s” may mean two things, and is refused', async (key) => {
  const { all, said } = await table(
    ['题型', '题干', '选项A', '选项B', '选项C', '答案'],
    ['多选题', '哪些？', '骨', '表皮', '软骨', key],
  )
  expect(all).toEqual([])
  expect(said).toContain('cannot be read')
})

test.each([
  ['A、', 'B、'],
  ['A答案', 'B答案'],
  ['可选项A', '可选项B'],
  ['选择A', '选择B'],
  ['选项甲', '选项乙'],
  ['选项Ⅰ', '选项Ⅱ'],
  ['选项①', '选项②'],
])('S02 heads “%s” and “%s” are options', async (a, b) => {
  const { all, wrong } = await table(
    ['题型', '题干', a, b, '答案'],
    ['单选题', '近曲小管在？', '皮质', '髓质', 'A'],
  )
  expect(wrong).toBe(0)
  expect(all[0] && right(all[0])).toEqual(['皮质'])
})

test.each(['A.皮质\nB.髓质', 'A、皮质 B、髓质', '皮质|髓质', 'A．皮质；B．髓质'])(
  'S02 options in one cell are read: %s',
  async (options) => {
    const { all } = await table(['题型', '题干', '选项', '答案'], ['单选题', '近曲小管在？', options, 'B'])
    expect(all[0]?.options.map(({ content }) => content)).toEqual(['皮质', '髓质'])
    expect(all[0] && right(all[0])).toEqual(['髓质'])
  },
)

test('S02 options behind the stem are read', async () => {
  const { all } = await table(
    ['题型', '题干', '答案'],
    ['单选题', '近曲小管在？\nA. 皮质\nB. 髓质\nC. 肾盂', 'A'],
  )
  expect([all[0]?.title, all[0]?.options.length]).toEqual(['近曲小管在？', 3])
})

test.each([
  ['＿＿与＿＿', '皮质、髓质'],
  ['【】与【 】', '皮质、髓质'],
  ['[空1]与[空2]', '皮质，髓质'],
  ['__1__与__2__', '皮质；髓质'],
  ['____(1)____与____(2)____', '1.皮质 2.髓质'],
  ['<u>　　</u>与<u>　　</u>', '皮质、髓质'],
  ['____与____', '①皮质②髓质'],
  ['____与____', '（1）皮质（2）髓质'],
  ['____与____', '皮质,髓质'],
  ['____与____', '皮质  髓质'],
])('S06 the blanks of “%s” have the answers of “%s”', async (gaps, answer) => {
  const { all } = await table(['题型', '题干', '答案'], ['填空题', `肾分${gaps}。`, answer])
  expect(all[0]?.options.map((option) => option.answer)).toEqual([['皮质'], ['髓质']])
  expect(all[0]?.title).toBe('肾分____与____。')
})

test('S06 blanks that have too few answers are told, however they are drawn', async () => {
  expect((await table(['题型', '题干', '答案'], ['填空题', '____与____', '皮质'])).wrong).toBe(1)
  expect((await table(['题型', '题干', '答案'], ['填空题', '【】与【】', '皮质'])).said).toContain(
    'The question has 2 blanks, but 1 answers.',
  )
})

test.each([
  ['单选题（每题2分）', 'DANXUAN'],
  ['一、单选题', 'DANXUAN'],
  ['2. 单选题', 'DANXUAN'],
  ['選擇題', 'DANXUAN'],
  ['選擇題（單選）', 'DANXUAN'],
  ['A型题', 'DANXUAN'],
  ['MCQ', 'DANXUAN'],
  ['选择题（多选）', 'DUOXUAN'],
  ['checkbox', 'DUOXUAN'],
])('S07 “%s” is %s', async (kind, expected) => {
  const { all } = await table(
    ['题型', '题干', '选项A', '选项B', '答案'],
    [kind, '哪个？', '皮质', '髓质', 'B'],
  )
  expect(all.map(({ type }) => type.baseType)).toEqual([expected])
})

test.each([
  ['★★', 2],
  ['4星', 4],
  ['中等难度', 3],
  ['Level 5', 5],
  ['初级', 1],
])('S07 the level “%s” is %i', async (level, difficulty) => {
  const { all } = await table(['题型', '题干', '答案', '难度'], ['判断题', '表皮无血管', '对', level])
  expect(all[0]?.difficulty).toBe(difficulty)
})
