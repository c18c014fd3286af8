import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { noticesLane } from '../../../src/device/names.ts'
import { entry } from '../../../src/outbox/entry.ts'
import { everything, storeOf } from '../../../src/outbox/store.ts'

const paperId = '11111111-1111-4111-8111-111111111111'
const answer = (questionId: number) =>
  entry(
    'chapter.submit',
    { catalogId: 1, paperId, questionId, content: '3' },
    { lane: 'chapter:1', subject: `question:${questionId}` },
    1,
  )
const read = (id: number) =>
  entry('announcement.read', { id }, { lane: noticesLane, subject: `announcement:${id}` }, 1)

test('of a long queue the first rows and some read marks are read, the rest counted', async () => {
  const store = storeOf(9)
  for (let n = 1; n <= 5; n++) await store.add(answer(n))
  for (let n = 1; n <= 5; n++) await store.add(read(n))
  const { rows, waiting } = await store.part(everything, 0, 3)
  expect(rows.map(({ subject }) => subject)).toEqual([
    'question:1',
    'question:2',
    'question:3',
    'announcement:1',
    'announcement:2',
    'announcement:3',
  ])
  expect(waiting).toBe(10)
  expect((await store.part(everything, 0)).rows).toHaveLength(10)
})
