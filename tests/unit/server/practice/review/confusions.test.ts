import { expect, test } from 'vitest'
import type { Context } from '../../../../../server/context.ts'
import { confusionsOf } from '../../../../../server/practice/review/confusions.ts'

const question = {
  id: 7,
  stamp: 1,
  clientId: '',
  catalogId: 1,
  specimenId: null,
  body: JSON.stringify({
    type: { id: 1, name: '单选题', nameEn: 'Single choice', baseType: 'DANXUAN', subjective: false },
    title: '哪一个？',
    titleEn: 'Which one?',
    options: [
      { id: 1, content: '浆细胞', contentEn: 'Plasma cell', answer: true },
      { id: 2, content: '肥大细胞', contentEn: 'Mast cell', answer: false },
    ],
    children: [],
  }),
}

/** A database in which the answers from `longFrom` on are too long to be read. */
const contextOf = (longFrom: number) => {
  const rows = async (sql: string, parameters: readonly unknown[]) => {
    if (!sql.includes('"submission"')) return [question]
    const ids = JSON.parse(String(parameters[1])) as number[]
    const contents = ids.filter((id) => id < longFrom).map((id) => [id, '2'])
    return [{ contents: contents.length > 0 ? JSON.stringify(contents) : null }]
  }
  return { rows, caller: { accountId: 1 }, service: { db: { name: 'sqlite' } } } as unknown as Context
}

const wrongAnswers = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, questionId: question.id, correct: 0 }))

test('wrong answers that are too long to be read do not push others out of the newest', async () => {
  const times = async (count: number, longFrom: number) =>
    (await confusionsOf(wrongAnswers(count), [], contextOf(longFrom)))[0]?.times
  expect(await times(1001, 2000)).toBe(1000)
  expect(await times(1003, 4)).toBe(3)
  expect(await times(1500, 1200)).toBe(1000)
  expect(await times(5, 1)).toBeUndefined()
})
