import { expect, test } from 'vitest'
import type { QueueRow, Receipt } from '../../../../src/device/stored.ts'
import { missingRowsIn } from '../../../../src/queries/quizzes/missingRows.ts'

const quizId = 7
const answer = (hash: string, state: QueueRow['state']) =>
  ({ call: 'quiz.submit', input: { quizId, hash }, state, seq: 1 }) as unknown as QueueRow
const received = (hash: string, n: number) =>
  ({ call: 'quiz.submit', input: { quizId, hash }, n }) as unknown as Receipt
const handIn = (n: number, missing: string[]) =>
  ({ call: 'quiz.handIn', id: `h${n}`, input: { quizId }, n, reply: { missing } }) as unknown as Receipt

test('QF04 missing rows of a hand-in are split into those on this device and lost ones', () => {
  const missing = missingRowsIn({
    rows: [answer('waits', 'waiting'), answer('refused', 'parked')],
    receipts: [
      received('before', 1),
      handIn(2, ['waits', 'refused', 'before', 'after', 'gone']),
      received('after', 3),
    ],
  }).get(quizId)
  expect(missing?.handIn).toBe('h2')
  expect(missing?.parked.map(({ input }) => input)).toEqual([{ quizId, hash: 'refused' }])
  expect(missing?.received.map(({ n }) => n)).toEqual([1])
  expect(missing?.lost).toBe(1)
})

test('QF04 the last hand-in says what is missing', () => {
  const of = (...receipts: Receipt[]) => missingRowsIn({ rows: [], receipts }).has(quizId)
  expect(of(handIn(1, ['gone']))).toBe(true)
  expect(of(handIn(1, ['gone']), handIn(2, []))).toBe(false)
  expect(of(handIn(1, []))).toBe(false)
})
