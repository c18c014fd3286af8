import { expect, test } from 'vitest'
import { judge } from '../../../../src/rules/kinds/index.ts'
import { xlsx } from '../archives.ts'
import { questionSchool } from './bring.ts'
import { answer, category, question, quiz } from './moodleFile.ts'

const heads = ['编号', '题型', '小题', '题干', '选项A', '选项B', '选项C', '选项D', '答案']
const table = (...rows: string[][]) => xlsx([heads, ...rows])
const wishes = { subject: 'histology', catalog: 'skin' }

test('an earlier answer is still judged as it was meant after options changed', async () => {
  const { bring, questions } = await questionSchool()
  await bring(
    table(
      ['a', '单选', '', '表皮最深层', '基底层', '棘层', '颗粒曾', '', 'A'],
      ['b', '配伍', '', '配对', '基底层', '真皮', '', '', ''],
      ['', '', '1', '黑素细胞', '', '', '', '', 'A'],
      ['', '', '2', '血管', '', '', '', '', 'B'],
    ),
    wishes,
  )
  const [before] = await questions()
  expect(before && [judge(before, '1'), before.options.map(({ id }) => id)]).toEqual([true, [1, 2, 3]])

  const mended = table(
    ['a', '单选', '', '表皮最深层', '角质层', '颗粒层', '棘层', '基底层', 'D'],
    ['b', '配伍', '', '配对', '真皮', '皮下组织', '基底层', '', ''],
    ['', '', '1', '血管', '', '', '', '', 'A'],
    ['', '', '2', '黑素细胞', '', '', '', '', 'C'],
  )
  expect((await bring(mended, wishes)).said).toContain('2 updated')
  expect((await bring(mended, wishes)).said).toContain('2 there already')
  const [choice, pairs] = await questions()
  expect(choice?.options.map(({ id, content }) => [id, content])).toEqual([
    [4, '角质层'],
    [3, '颗粒层'],
    [2, '棘层'],
    [1, '基底层'],
  ])
  expect(choice && judge(choice, '1')).toBe(true)
  expect(pairs?.options.map(({ id }) => id)).toEqual([2, 5, 1])
  expect(pairs?.children.map(({ id, title, answer }) => [id, title, answer])).toEqual([
    [4, '血管', 2],
    [3, '黑素细胞', 1],
  ])
})

test('each of several questions with the same stem stays itself', async () => {
  const { bring, rows } = await questionSchool()
  const asked = (right: string, wrong: string) => `下列说法正确的是{=${right} ~${wrong}}`
  const [liver, kidney, skin] = [
    asked('肝索由肝细胞组成', '甲'),
    asked('肾小囊分两层', '乙'),
    asked('表皮无血管', '丙'),
  ]
  const said = async () =>
    (await rows()).map(({ id, body }) => [id, /肝索|肾小囊|表皮/.exec(body)?.[0]] as const)
  await bring([liver, kidney].join('\n\n'), wishes)
  const before = await said()
  expect(before.map(([, what]) => what)).toEqual(['肝索', '肾小囊'])
  const longer = [skin, liver, kidney.replace('分两层', '分为两层')].join('\n\n')
  expect((await bring(longer, wishes)).said).toContain('1 imported, 1 updated, 1 there already')
  expect((await said()).slice(0, 2)).toEqual(before)
  expect((await bring([kidney, skin].join('\n\n'), wishes)).said).toContain('1 updated, 1 there already')
  expect((await said()).slice(0, 2)).toEqual(before)
  expect(await rows()).toHaveLength(3)
})

test('a row that moves to another catalogue moves its question and makes no second one', async () => {
  const { bring, rows } = await questionSchool()
  const placed = (...lines: [id: string, stem: string, catalog: string][]) =>
    xlsx([
      ['编号', '目录', '题型', '题干', '答案'],
      ...lines.map(([id, stem, catalog]) => [id, catalog, '判断', stem, '对']),
    ])
  const said = async () => (await rows()).map(({ key, catalog }) => [key.split('/').at(-1), catalog])
  await bring(placed(['skin_01', '甲', '皮肤'], ['skinA01', '乙', '皮肤']))
  expect((await bring(placed(['skin_01', '甲', '新目录']))).said).toContain('0 imported, 1 updated')
  expect((await bring(placed(['skin_01', '甲', '新目录']))).said).toContain('1 there already')
  expect(await said()).toEqual([
    ['skin_01', '新目录'],
    ['skinA01', '皮肤'],
  ])
  expect((await bring(placed(['skinA01', '乙', '皮肤']), wishes)).said).toContain('1 there already')
  // two rows of one file are two questions
  const both = placed(['skin_01', '甲', '皮肤'], ['skin_01', '丙', '另一目录'])
  expect((await bring(both)).said).toContain('1 imported, 1 updated')
  expect((await bring(both)).said).toContain('2 there already')

  const inCategory = (name: string) =>
    quiz(
      category(`$course$/top/${name}`),
      question('truefalse', 'm', {
        more: `<idnumber>1</idnumber>${answer(100, 'true')}${answer(0, 'false')}`,
      }),
    )
  await bring(inCategory('甲章'))
  expect((await bring(inCategory('乙章'))).said).toContain('1 imported')
})
