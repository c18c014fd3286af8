import { describe, expect, test } from 'vitest'
import { timingOfSubmission } from '../../../../src/rules/quizzes/submissionTime.ts'

const deadline = 1_000_000
const hourMs = 3_600_000

describe('V05 work that arrives after the deadline', () => {
  const received = { deadline, receivedAt: deadline + hourMs }
  test.each([
    [
      'made in time by both clocks',
      { beacon: deadline - hourMs, wallTime: deadline - 1, monoTime: deadline - 2 },
      'unproved',
    ],
    [
      'in time by a page that never heard the service',
      { beacon: null, wallTime: deadline - 1, monoTime: null },
      'unproved',
    ],
    ['late by one of both clocks', { beacon: null, wallTime: deadline - 1, monoTime: deadline + 1 }, 'late'],
    [
      'late by its beacon, whatever its clocks say',
      { beacon: deadline + 2000, wallTime: 0, monoTime: 0 },
      'late',
    ],
    ['from a client that says no time', { beacon: null }, 'late'],
  ] as const)('%s', (_, facts, timing) => {
    expect(timingOfSubmission({ ...received, ...facts })).toBe(timing)
  })
})

test('V05 what arrives by the deadline is in time, and a minute on the way is no lateness', () => {
  expect(timingOfSubmission({ deadline, receivedAt: deadline, beacon: null })).toBe('inTime')
  const onTheWay = {
    deadline,
    receivedAt: deadline + 30_000,
    beacon: deadline,
    wallTime: deadline,
    monoTime: null,
  }
  expect(timingOfSubmission(onTheWay)).toBe('inTime')
})
