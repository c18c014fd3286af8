/** Which rows of an attempt count: the policy of the quiz, what a teacher decided, and what was reopened. */
import { describe, expect, test } from 'vitest'
import {
  type AcceptancePolicy,
  type AttemptFacts,
  type AttemptRow,
  chainRoot,
  hashRow,
  judgeAttempt,
} from '../../../../src/rules/quizzes/acceptance.ts'

const minuteMs = 60_000
const startedAt = 1_700_000_000_000
const endAt = startedAt + 30 * minuteMs
const token = 'token'
const policies: readonly AcceptancePolicy[] = ['strict', 'tolerant', 'lab']

/** A row that its device made in time and that came an hour after the end. */
function lateRow(more: Partial<AttemptRow> = {}): AttemptRow {
  const row: AttemptRow = {
    opId: 'op-1',
    token,
    seq: 1,
    kind: 'answer',
    auto: false,
    questionId: 1,
    content: '2',
    beacon: startedAt,
    prev: chainRoot(token),
    hash: '',
    receivedAt: endAt + 60 * minuteMs,
    wallTime: endAt - minuteMs,
    monoTime: endAt - minuteMs,
    ...more,
  }
  return { ...row, hash: hashRow({ ...row, beaconText: String(row.beacon) }) }
}

const factsOf = (rows: AttemptRow[], more: Partial<AttemptFacts> = {}): AttemptFacts => ({
  startedAt,
  endAt,
  holders: [{ token, epoch: 1, from: startedAt }],
  rows,
  commitments: [],
  decisions: [],
  sealedTokens: [],
  reopened: [],
  clockChanges: [],
  ...more,
})

/** Under which policies the first row counts. */
const countingUnder = (facts: AttemptFacts) =>
  policies.filter((policy) => judgeAttempt(facts, policy).rows[0]?.counts)

describe('answers whose time nobody can prove', () => {
  test('strict counts none, tolerant by the device’s time, and lab all', () => {
    const facts = factsOf([lateRow()])
    expect(countingUnder(facts)).toEqual(['tolerant', 'lab'])
    for (const policy of policies) expect(judgeAttempt(facts, policy).isOpen).toBe(true)
  })

  test.each([
    ['wall clock', { wallTime: endAt + 1000 }],
    ['monotonic clock', { monoTime: endAt + 1000 }],
  ])('tolerant does not count an answer that the %s puts behind the end', (_, clock) => {
    expect(countingUnder(factsOf([lateRow(clock)]))).toEqual(['lab'])
  })

  test('tolerant counts no answer during which the device’s clock was changed', () => {
    const changed = (at: number) => factsOf([lateRow()], { clockChanges: [{ token, at }] })
    expect(countingUnder(changed(endAt - 5 * minuteMs))).toEqual(['lab'])
    expect(countingUnder(changed(startedAt - 5 * minuteMs))).toEqual(['tolerant', 'lab'])
  })

  test('tolerant asks no clock about what a device made around a take-over', () => {
    const holders = [
      { token, epoch: 1, from: startedAt },
      { token: 'other', epoch: 2, from: startedAt + 10 * minuteMs },
    ]
    const row = lateRow({ wallTime: startedAt + minuteMs, monoTime: startedAt + minuteMs })
    expect(countingUnder(factsOf([row], { holders }))).toEqual(['lab'])
  })

  test('an answer that was seen in time, in a chain with a gap, waits for a decision', () => {
    const row = lateRow()
    const commitments = [
      { token, hash: row.hash, at: endAt - minuteMs },
      { token, hash: 'of a row that never came', at: endAt - minuteMs },
    ]
    const facts = factsOf([row], { commitments })
    expect(judgeAttempt(facts, 'tolerant').rows[0]?.verdict).toEqual({
      verdict: 'undecided',
      reason: 'chain',
    })
    expect(countingUnder(facts)).toEqual(['tolerant', 'lab'])
  })

  test('the latest decision of a teacher stands above every policy', () => {
    const decided = (...accepted: boolean[]) =>
      factsOf([lateRow()], {
        decisions: accepted.map((accept, index) => ({ opId: 'op-1', accept, at: endAt + index })),
      })
    expect(countingUnder(decided(true))).toEqual(policies)
    expect(countingUnder(decided(true, false))).toEqual([])
    for (const policy of policies) expect(judgeAttempt(decided(false), policy).isOpen).toBe(false)
  })
})

describe('what a hand-in closes', () => {
  const inTime = { receivedAt: endAt - minuteMs }
  const handIn = lateRow({ ...inTime, opId: 'hand-in', kind: 'handIn', questionId: null, content: '' })
  const behind = lateRow({ ...inTime, opId: 'op-2', seq: 2, prev: handIn.hash })

  test('an answer behind it is late until a teacher reopens the attempt', () => {
    const verdicts = (reopened: string[]) =>
      judgeAttempt(factsOf([handIn, behind], { reopened }), 'strict').rows.map(
        ({ verdict }) => verdict.verdict,
      )
    expect(verdicts([])).toEqual(['onTime', 'late'])
    expect(verdicts(['hand-in'])).toEqual(['onTime', 'onTime'])
  })

  test('one that cannot be proved keeps the attempt open, an automatic one does not', () => {
    const late = (auto: boolean) => lateRow({ kind: 'handIn', questionId: null, auto })
    expect(judgeAttempt(factsOf([late(false)]), 'strict').isOpen).toBe(true)
    expect(judgeAttempt(factsOf([late(true)]), 'strict').isOpen).toBe(false)
  })
})
