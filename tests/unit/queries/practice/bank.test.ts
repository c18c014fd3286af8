import { expect, test } from 'vitest'
import type { ChapterBundle } from '../../../../src/contract/practice.ts'
import { type BankFilter, fitsBankFilter, searched } from '../../../../src/queries/practice/bank.ts'
import { option, question } from '../../rules/grading/questions.ts'

const kept = question('BINGLI', {
  title: '<b>肝</b>小叶的中央静脉（central vein）',
  keywords: ['CO₂', 'α-螺旋'],
  keywordsEn: ['portal triad'],
  analysis: '只在解析里',
  children: [question('DANXUAN', { options: [option(1, true), option(2, false)] })],
})
const found = (filter: BankFilter, subjects: number[] | null = null) =>
  fitsBankFilter(kept, subjects && new Set(subjects), 1, filter)

test('without network a keyword finds what the service finds by it', () => {
  // as in tests/contract/bank.test.ts
  const cases: [string, boolean][] = [
    ['中央静脉', true],
    ['央静', true],
    ['中央 vein', true],
    ['CENTRAL ve', true],
    ['中静', false],
    ['entral', false],
    ['co2', true],
    ['α', true],
    ['肝小叶', true],
    ['portal triad', true],
    ['option 2', true],
    ['解析', false],
    ['？', false],
    [' ', true],
  ]
  expect(cases.map(([keyword]) => [keyword, found({ keyword })])).toEqual(cases)
})

test('without network the bank is narrowed as the service narrows it', () => {
  expect(found({ baseType: 'BINGLI' }, [1, 2])).toBe(true)
  expect(found({}, [2])).toBe(false)
  expect(found({ baseType: 'DANXUAN' })).toBe(false)
  expect(found({ onSpecimen: 'no' })).toBe(true)
  expect(found({ specimenId: 5 })).toBe(false)
  const others = ['XUNZHAO', 'OTHER', 'PEIWU'].map((kind) =>
    fitsBankFilter(question(kind), null, 1, { baseType: 'OTHER' }),
  )
  expect(others).toEqual([true, true, false])
})

test('without network a case is found by what a part of it shows', () => {
  const shows = { ...kept, children: kept.children.map((part) => ({ ...part, specimenId: 5 })) }
  const is = (filter: BankFilter) => fitsBankFilter(shows, null, 1, filter)
  expect([is({ specimenId: 5 }), is({ specimenId: 6 })]).toEqual([true, false])
  expect([is({ onSpecimen: 'yes' }), is({ onSpecimen: 'no' })]).toEqual([true, false])
})

test('without network the questions stand in the order in which the service lists them', () => {
  const bundle = (catalogId: number, ids: number[]) =>
    ({
      chapter: { id: catalogId, subjectId: 1 },
      questions: ids.map((id) => ({ ...kept, id, catalogId })),
    }) as ChapterBundle
  // a chapter's own order is not that of the ids, and it may have changed since an older reply
  const bundles = [bundle(3, [1, 2]), bundle(2, [5, 6, 9]), bundle(2, [9, 5, 7])]
  const ids = (filter: BankFilter) => searched(bundles, null, filter).map(({ id }) => id)
  expect(ids({})).toEqual([9, 5, 7, 1, 2])
  expect(ids({ keyword: '中央静脉' })).toEqual([1, 2, 5, 7, 9])
})
