/** The ten properties of the acceptance rule (design of quizzes), each as a check that throws for a history that breaks it. */
import {
  type AcceptancePolicy,
  type AttemptFacts,
  graceMs,
  isOnTimeAtReceipt,
  type JudgedAttempt,
  type JudgedRow,
} from '../../../../src/rules/quizzes/acceptance.ts'
import type { History } from './histories.ts'

export type Judge = (facts: AttemptFacts, policy: AcceptancePolicy) => JudgedAttempt

function demand(holds: boolean, message: string, ...shown: unknown[]): void {
  if (!holds) throw new Error(`${message} ${shown.map((one) => JSON.stringify(one)).join(' ')}`)
}

/** The limit of a row by the history itself, not by the rule under test. */
function trueLimit(facts: AttemptFacts, token: string): number {
  const holder = facts.holders.find((one) => one.token === token)
  const next = facts.holders.find((one) => one.epoch === (holder?.epoch ?? 0) + 1)
  return Math.min(facts.endAt ?? Number.POSITIVE_INFINITY, next?.from ?? Number.POSITIVE_INFINITY)
}

const isBehind = (judged: JudgedRow, closing: JudgedRow | null, all: readonly JudgedRow[]) =>
  closing !== null && all.indexOf(judged) > all.indexOf(closing)

const without = (facts: AttemptFacts, kind: 'handIn'): AttemptFacts => ({
  ...facts,
  rows: facts.rows.filter((row) => row.kind !== kind),
})

const verdictsOf = ({ rows }: JudgedAttempt) =>
  new Map(
    rows.map(({ row, verdict, counts }) => [row.opId, `${verdict.verdict} ${verdict.reason} ${counts}`]),
  )

const answersOf = ({ answers }: JudgedAttempt) =>
  JSON.stringify([...answers].map(([question, { row }]) => [question, row.opId]).sort())

const reversed = <T>(list: readonly T[]) => [...list].reverse()

export const properties: Record<string, (judge: Judge, history: History) => void> = {
  '1 on time means made by the limit and the grace': (judge, { whole, policy, madeAt }) => {
    for (const { row, verdict } of judge(whole, policy).rows)
      if (verdict.verdict === 'onTime')
        demand((madeAt.get(row.opId) ?? 0) <= trueLimit(whole, row.token) + graceMs, 'accepted wrongly', row)
  },
  '2 late by the end means made after the end': (judge, { whole, policy, madeAt }) => {
    const judged = judge(whole, policy)
    for (const one of judged.rows)
      if (one.verdict.verdict === 'late' && !isBehind(one, judged.closing, judged.rows))
        demand((madeAt.get(one.row.opId) ?? 0) > (whole.endAt ?? 0), 'refused wrongly', one.row)
  },
  '3 a row was made between its two bounds': (judge, { whole, policy, madeAt }) => {
    for (const { row, lower, upper } of judge(whole, policy).rows) {
      const made = madeAt.get(row.opId) ?? 0
      demand(lower <= made && made <= upper, 'made outside its bounds', row, lower, made, upper)
    }
  },
  '4 the order of arrival does not matter': (judge, { whole, policy }) => {
    const turned: AttemptFacts = {
      ...whole,
      rows: reversed(whole.rows),
      commitments: [...reversed(whole.commitments), ...whole.commitments],
      holders: reversed(whole.holders),
    }
    const one = judge(whole, policy)
    const other = judge(turned, policy)
    const verdicts = verdictsOf(other)
    for (const [opId, verdict] of verdictsOf(one))
      demand(verdicts.get(opId) === verdict, 'another order, another verdict', opId, verdict)
    demand(answersOf(one) === answersOf(other), 'another order, another answer')
  },
  // Only of rows made in time: one made after the limit may arrive within the grace and count as on time, until the row
  // before it arrives and proves that it was made too late.
  '5 a row that was made and received in time stays on time': (judge, { atEnd, whole, policy, madeAt }) => {
    const later = verdictsOf(judge(without(whole, 'handIn'), policy))
    for (const { row, verdict } of judge(without(atEnd, 'handIn'), policy).rows)
      if (
        verdict.verdict === 'onTime' &&
        row.receivedAt <= trueLimit(atEnd, row.token) + graceMs &&
        (madeAt.get(row.opId) ?? 0) <= trueLimit(atEnd, row.token)
      )
        demand(later.get(row.opId)?.startsWith('onTime') === true, 'no longer on time', row)
  },
  '5 the verdict by the receipt alone agrees with the verdict by all facts': (judge, history) => {
    const { whole, policy, plannedEnd } = history
    const facts = without(whole, 'handIn')
    for (const { row, verdict } of judge(facts, policy).rows) {
      const holders = facts.holders.filter(({ from }) => from <= row.receivedAt)
      const current = holders.reduce<(typeof holders)[number] | null>(
        (last, one) => (last && last.epoch > one.epoch ? last : one),
        null,
      )
      const known = { currentToken: current?.token ?? null, endAt: plannedEnd, hasHandIn: false }
      if (isOnTimeAtReceipt(row, known)) demand(verdict.verdict === 'onTime', 'judged in haste', row, verdict)
    }
  },
  '6 more time takes no answer away': (judge, { whole }) => {
    const facts = without(whole, 'handIn')
    const longer = { ...facts, endAt: (facts.endAt ?? 0) + 600_000 }
    for (const policy of ['strict', 'tolerant', 'lab'] as const) {
      const later = judge(longer, policy)
      for (const { row, counts } of judge(facts, policy).rows)
        if (counts)
          demand(
            later.rows.some((one) => one.row === row && one.counts),
            'more time took away',
            row,
          )
    }
  },
  '7 under strict, two deliveries agree or one is open': (judge, { afterFirst, afterSecond, atEnd }) => {
    const outcomes = [atEnd, afterFirst, afterSecond].map((facts) => judge(facts, 'strict'))
    const settled = outcomes.filter(({ isOpen }) => !isOpen).map(answersOf)
    demand(new Set(settled).size <= 1, 'settled twice, differently', ...settled)
  },
  '8 an honest device is never late for what it made in time': (judge, { whole, policy, madeAt, honest }) => {
    const judged = judge(whole, policy)
    for (const one of judged.rows) {
      const { row, verdict, upper } = one
      const limit = trueLimit(whole, row.token)
      if (!honest.has(row.opId) || (madeAt.get(row.opId) ?? 0) > limit) continue
      if (isBehind(one, judged.closing, judged.rows)) continue
      demand(verdict.verdict === 'onTime' || verdict.verdict === 'undecided', 'refused wrongly', row, verdict)
      demand(verdict.reason !== 'chain', 'an honest chain has no gap', row)
      if (upper <= limit + graceMs) demand(verdict.verdict === 'onTime', 'seen in time, not accepted', row)
    }
  },
  '8 the last answer of an honest device is the one that counts': (judge, { whole, madeAt, hasForger }) => {
    if (hasForger || whole.holders.length > 1) return
    const { answers, rows } = judge(without(whole, 'handIn'), 'lab')
    for (const { row, counts } of rows) {
      const answer = answers.get(row.questionId ?? 0)
      const isLater = (madeAt.get(row.opId) ?? 0) > (madeAt.get(answer?.row.opId ?? '') ?? 0)
      demand(!counts || answer !== undefined, 'a counting row answers nothing', row)
      demand(!counts || !isLater || row.seq <= (answer?.row.seq ?? 0), 'an older answer counts', row)
    }
  },
  '9 an automatic hand-in closes nothing': (judge, { whole, policy }) => {
    const { closing } = judge(whole, policy)
    demand(closing === null || (closing.row.kind === 'handIn' && !closing.row.auto), 'closed by itself')
  },
  '10 every row is judged once': (judge, { whole, policy }) => {
    const judged = judge(whole, policy)
    demand(judged.rows.length === whole.rows.length, 'lost or doubled', judged.rows.length, whole.rows.length)
    demand(new Set(judged.rows.map(({ row }) => row.opId)).size === whole.rows.length, 'doubled')
  },
}
