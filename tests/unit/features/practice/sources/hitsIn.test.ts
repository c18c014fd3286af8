import { expect, test } from 'vitest'
import type { ChapterBundle } from '../../../../../src/contract/practice.ts'
import { hitsIn } from '../../../../../src/features/practice/sources/useHitsSource.ts'

const bundle = (id: number, questions: number[]) =>
  ({ chapter: { id }, questions: questions.map((one) => ({ id: one })) }) as unknown as ChapterBundle

test('hits of the bank keep the order in which they were found, across chapters', () => {
  const hits = hitsIn([bundle(1, [11, 12, 13]), bundle(2, [21])], [21, 13, 99, 11])
  expect(hits.map(({ question, bundle: of }) => [question.id, of.chapter.id])).toEqual([
    [21, 2],
    [13, 1],
    [11, 1],
  ])
})
