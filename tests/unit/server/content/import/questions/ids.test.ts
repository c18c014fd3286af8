import { expect, test } from 'vitest'
import { judge } from '../../../../../../src/rules/grading/index.ts'
import { xlsx } from '../archives.ts'
import { questionSchool } from './bring.ts'

const heads = ['编号', '题型', '小题', '题干', '选项A', '选项B', '选项C', '选项D', '答案']
const table = (...rows: string[][]) => xlsx([heads, ...rows])
const wishes = { subject: 'histology', catalog: 'skin' }

test('what was answered is still judged as it was meant after options were added, moved or mended', async () => {
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
