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

describe('V05 work that was announced before its files arrived', () => {
  const clocks = { wallTime: deadline - 1, monoTime: deadline - 1 }
  const arrived = { deadline, receivedAt: deadline + hourMs, beacon: deadline - hourMs, ...clocks }
  test.each([
    ['seen before the deadline', { announcedAt: deadline - 1 }, 'inTime'],
    [
      'seen before the deadline, whatever its clocks say',
      { announcedAt: deadline, wallTime: deadline + hourMs },
      'inTime',
    ],
    ['seen within the minute of the way', { announcedAt: deadline + 60_000 }, 'inTime'],
    ['seen later', { announcedAt: deadline + 60_001 }, 'unproved'],
    [
      'one of several hashes, of which others brought no work',
      { announcedAt: deadline - 1, hasGap: true },
      'unproved',
    ],
    [
      'with a beacon from after the announcement',
      { announcedAt: deadline - 10_000, beacon: deadline },
      'unproved',
    ],
    ['with a beacon from after the deadline', { announcedAt: deadline, beacon: deadline + 2000 }, 'late'],
    ['never seen before it came', { announcedAt: null }, 'unproved'],
  ] as const)('%s', (_, facts, timing) => {
    expect(timingOfSubmission({ ...arrived, ...facts })).toBe(timing)
  })
})

test('V05 what arrives by the deadline is in time, with a minute for the way', () => {
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
