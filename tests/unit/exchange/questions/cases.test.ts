import { readFileSync } from 'node:fs'
import iconv from 'iconv-lite'
import { expect, test } from 'vitest'
import { xlsx } from '../archives.ts'
import { questionSchool, right } from './bring.ts'

const file = (name: string) => readFileSync(new URL(`./cases/${name}`, import.meta.url))

async function brought(content: Buffer | string) {
  const { bring, questions } = await questionSchool()
  const { wrong, said, csv } = await bring(content, { subject: 'histology', catalog: 'skin' })
  return { wrong, said: `${said}\n${csv}`, all: await questions() }
}

test('Q01 GIFT in Windows-1252 is read as such, and the guess is told', async () => {
  const { all, said } = await brought(file('Q01-cp1252.gift'))
  expect(all.map(({ title }) => title).join('\n')).toContain('µm')
  expect(all.map(({ title }) => title).join('\n')).toContain('naïve')
  expect(said).toContain('windows-1252')
})

test('Q01 GIFT in GB 18030 is read as such, and the guess is told', async () => {
  const gbk = Buffer.from('3a3ab8ce3a3a20b8ced0a1d2b6b5c4d6d0d1ebcac77b3dd6d0d1ebbeb2c2f67d', 'hex')
  const { all, said } = await brought(gbk)
  expect(all[0]?.title).toContain('肝小叶的中央是')
  expect(said).toContain('gb18030')
})

test('Q01 a long file in GB 18030, which Korean resembles, is read as such', async () => {
  const text = Array.from(
    { length: 60 },
    (_, n) => `::题${n}::第${n}题：肾小球位于何处？{=皮质 ~髓质}\r\n\r\n`,
  )
  const { all, said } = await brought(iconv.encode(text.join(''), 'gb18030'))
  expect([all.length, all[0]?.title]).toEqual([60, expect.stringContaining('肾小球位于何处')])
  expect(said).toContain('gb18030')
})

test('Q04 options that their author lettered lose the letters and keep their order', async () => {
  const { all } = await brought(file('Q04-lettered-options.gift'))
  expect(all[0]?.options.map(({ content }) => content)).toEqual([
    '单层柱状上皮',
    '假复层纤毛柱状上皮',
    '复层扁平上皮',
    '变移上皮',
  ])
  expect(all[0] && right(all[0])).toEqual(['假复层纤毛柱状上皮'])
})

test.each([
  ['（Ａ）', '（Ｂ）', '（Ｃ）'],
  ['1. ', '2. ', '3. '],
  ['①', '②', '③'],
])('Q04 options that begin with %s lose it too and keep their order', async (...labels) => {
  const names = ['浆细胞', '肥大细胞', '巨噬细胞']
  const signs = ['=', '～', '～']
  const options = names.map((name, n) => `${signs[n]}${labels[n]}${name}`)
  const { all } = await brought(`::q::哪个？{${options.join(' ')}}`)
  expect(all[0]?.options.map(({ content }) => content)).toEqual(names)
  expect(all[0] && right(all[0])).toEqual(['浆细胞'])
})

test('Q04 options of a sheet lose their own letters', async () => {
  const { all } = await brought(
    xlsx([
      ['题型', '题干', '选项A', '选项B', '答案', '目录'],
      ['单选题', '哪个？', 'A、浆细胞', 'B、肥大细胞', 'B', 'skin'],
    ]),
  )
  expect(all[0]?.options.map(({ content }) => content)).toEqual(['浆细胞', '肥大细胞'])
  expect(all[0] && right(all[0])).toEqual(['肥大细胞'])
})

test('S02 heads below a title and words on how to fill it in are found', async () => {
  const withRow = (stem: string) =>
    brought(
      xlsx([
        ['组织学题库'],
        ['填写说明：答案写字母'],
        ['题型', '题干', '选项A', '选项B', '答案', '目录'],
        ['单选题', stem, '浆细胞', '肥大细胞', 'B', 'skin'],
      ]),
    )
  const { all, wrong, said } = await withRow('哪个？')
  expect([all.length, wrong]).toEqual([1, 0])
  expect(said).toContain('The heads are in row 3')
  // a refused row is named by its number in the file
  expect((await withRow('')).said).toMatch(/(^|\D)4\D.*no text/m)
})

test('Q04 numbers and pairs of letters are no labels', async () => {
  const told = async (...options: string[]) => {
    const { all } = await brought(`::q::哪个？{=${options.join(' ~')}}`)
    return all[0]?.options.map(({ content }) => content).toSorted()
  }
  expect(await told('1.5 mm', '2.5 mm')).toEqual(['1.5 mm', '2.5 mm'])
  expect(await told('A、B', 'B、C')).toEqual(['A、B', 'B、C'])
})

test.each(['1和2', '①③', '前两项', 'only the first two'])('Q05 “%s” keeps the order too', async (option) => {
  const options = ['浆细胞', '肥大细胞', '巨噬细胞', option]
  const { all } = await brought(`::q::哪个？{~${options.slice(0, 3).join(' ~')} =${option}}`)
  expect(all[0]?.options.map(({ content }) => content)).toEqual(options)
})

test('Q08 signs of a Chinese keyboard are read as the plain ones, and 对 and 错 as truth', async () => {
  const { all } = await brought(
    '::a::哪个？{＝浆细胞 ～肥大细胞}\n\n::b::有血管。{错}\n\n::c::有上皮。{Ｔ}\n\n::d::直径{=10 ～ 20}μm。',
  )
  expect(all.map(({ type }) => type.baseType)).toEqual(['DANXUAN', 'PANDUAN', 'PANDUAN', 'TIANKONG'])
  expect(all[0] && right(all[0])).toEqual(['浆细胞'])
  expect(all.slice(1, 3).map(({ panDuanAnswer }) => panDuanAnswer)).toEqual([false, true])
})

test('Q05 options that an option points at by letter keep their order', async () => {
  const { all } = await brought(file('Q05-a-and-b.gift'))
  expect(all[0]?.options.map(({ content }) => content)).toEqual([
    'Type I cell',
    'Type II cell',
    'Goblet cell',
    'A and B',
  ])
})

test('Q07 a file that begins with its missing word is one fill-in', async () => {
  const { all, wrong } = await brought(file('Q07-begins-with-answer.gift'))
  expect(wrong).toBe(0)
  expect(all).toMatchObject([{ type: { baseType: 'TIANKONG' }, options: [{ answer: ['肾小囊'] }] }])
})

test('Q08 several blocks of answers are refused with the true reason', async () => {
  const { wrong, said } = await brought(file('Q08-several-gaps.gift'))
  expect(wrong).toBe(1)
  expect(said).toContain('several blocks of answers')
  expect(said).not.toContain('do not match')
})

test('Q08 full-width braces are read as braces', async () => {
  const { all } = await brought('::x:: 包绕血管球的是 ｛＝肾小囊｝。')
  expect(all).toMatchObject([{ type: { baseType: 'TIANKONG' }, options: [{ answer: ['肾小囊'] }] }])
})

test('Q10 odd GIFT is read as Moodle reads it', async () => {
  const { all, wrong } = await brought(file('Q10-held.gift'))
  expect(wrong).toBe(0)
  expect(all.map(({ type }) => type.baseType)).toEqual(['DANXUAN', 'TIANKONG', 'TIANKONG', 'PEIWU'])
  const [one, size, number, pairs] = all
  expect(one && right(one)).toEqual(['two'])
  expect(one?.keywords).toEqual(['组织'])
  // a decimal comma with its tolerance, and a range from the greater number to the less
  expect([size, number].map((asked) => asked?.options[0]?.answer)).toEqual([['7.3..7.7'], ['1..5']])
  const chosen = pairs?.children.map(({ title, answer }) => [
    title,
    pairs.options.find(({ id }) => id === answer)?.content,
  ])
  expect(chosen).toEqual([
    ['心', '循环'],
    ['肺', '呼吸'],
  ])
  expect(pairs?.options.map(({ content }) => content).toSorted()).toEqual(['呼吸', '循环', '消化'])
})

test('Q11 a statement whose answers are 错 and 对 is what the right one says', async () => {
  const { all, said } = await brought(file('Q11-truefalse-words.xml'))
  expect(all[0]?.panDuanAnswer).toBe(true)
  expect(said).not.toContain('stands for true')
})

test('Q12 a drawing inside a text is told, and leaves no label behind', async () => {
  const { all, said } = await brought(file('Q12-inline-svg.xml'))
  expect(all[0]?.title).toBe('The drawing shows a nephron.')
  expect(said).toContain('SVG')
})

test('S01 the key of a statement is what its option says', async () => {
  const { all } = await brought(file('S01-judge-reversed.xlsx'))
  expect(all).toMatchObject([{ type: { baseType: 'PANDUAN' }, panDuanAnswer: false }])
})

test.each(['S02-heads-letters-behind.xlsx', 'S03-heads-bare-letters.xlsx'])(
  '%s has its options read',
  async (name) => {
    const { all, wrong } = await brought(file(name))
    expect(wrong).toBe(0)
    expect(all[0]?.options.map(({ content }) => content)).toEqual(['变移上皮', '假复层纤毛柱状上皮'])
    expect(all[0] && right(all[0])).toEqual(['假复层纤毛柱状上皮'])
  },
)

test('S06 two blanks have two answers, though 、 stands between them', async () => {
  const { all } = await brought(file('S06-two-blanks-one-answer.xlsx'))
  expect(all[0]?.options.map(({ answer }) => answer)).toEqual([['血管球'], ['肾小囊']])
})

test('S07 选择题 and 【单选题】 are single choice', async () => {
  const { all } = await brought(file('S07-kinds.xlsx'))
  expect(all.map(({ type }) => type.baseType)).toEqual(['DANXUAN', 'DANXUAN'])
})

test('S02 S03 S07 heads, kinds, keys and levels as other banks word them are read', async () => {
  const heads = ['题型（必填）', '*题面', '选项1', '选项二', '备选答案C', '正确答案选项', '难易程度', '详解']
  const { all, wrong } = await brought(
    xlsx([
      [...heads, '章节'],
      ['不定项', '哪些是结缔组织？', '骨', '血液', '表皮', 'A|B', '较困难', '表皮是上皮。', 'skin'],
      ['单项', '手掌的表皮是', '角化复层扁平上皮', '变移上皮', '', '【A】', '简单', '', 'skin'],
      ['对错题', '表皮有血管。', '', '', '', '错', '一般', '', 'skin'],
      ['填充题', '表皮最深的是____。', '', '', '', '基底层', '高', '', 'skin'],
    ]),
  )
  expect(wrong).toBe(0)
  expect(all.map(({ type }) => type.baseType)).toEqual(['DUOXUAN', 'DANXUAN', 'PANDUAN', 'TIANKONG'])
  expect(all.map(({ difficulty }) => difficulty)).toEqual([4, 1, 3, 5])
  expect(all.slice(0, 2).map(right)).toEqual([['骨', '血液'], ['角化复层扁平上皮']])
  expect(all[2]?.panDuanAnswer).toBe(false)
  expect(all[0]?.analysis).toBe('表皮是上皮。')
})
