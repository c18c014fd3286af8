import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { type AttemptFacts, judgeAttempt } from '../../../../src/rules/quizzes/acceptance.ts'
import { rounds } from '../../../tools/rounds.ts'
import { actOut, type Plan, type Step } from './histories.ts'
import { type Judge, properties } from './properties.ts'

const device = fc.nat({ max: 2 })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('wait' as const), ms: fc.oneof(fc.nat(5000), fc.nat(900_000)) }),
  fc.record({ do: fc.constant('beat' as const), device, process: fc.nat(1) }),
  fc.record({
    do: fc.constant('answer' as const),
    device,
    question: fc.nat(2),
    clockOffMs: fc.oneof(fc.constant(0), fc.integer({ min: -3_600_000, max: 3_600_000 })),
  }),
  fc.record({ do: fc.constant('handIn' as const), device, auto: fc.boolean() }),
  fc.record({
    do: fc.constant('forge' as const),
    device,
    question: fc.nat(2),
    seq: fc.nat(6),
    prev: fc.nat(9),
    beacon: fc.nat(9),
    claimMs: fc.nat(3_600_000),
  }),
  fc.record({ do: fc.constant('showHash' as const), device, row: fc.nat(9), unknown: fc.boolean() }),
  fc.record({ do: fc.constant('deliver' as const), device, first: fc.nat(9), howMany: fc.nat(9) }),
  fc.record({ do: fc.constant('takeOver' as const), device }),
  fc.record({ do: fc.constant('extend' as const), ms: fc.nat(1_200_000) }),
)
const plan: fc.Arbitrary<Plan> = fc.record({
  policy: fc.constantFrom('strict' as const, 'tolerant' as const, 'lab' as const),
  minutes: fc.integer({ min: 1, max: 60 }),
  skew: fc.nat(1000),
  forgers: fc.array(fc.boolean(), { minLength: 1, maxLength: 3 }),
  steps: fc.array(step, { minLength: 5, maxLength: 40 }),
  late: fc.array(fc.record({ first: fc.boolean(), second: fc.boolean() }), { minLength: 1, maxLength: 8 }),
})

/** Whether a judge breaks a property within so many histories; the first one that it breaks ends the search. */
const isCaught = (judge: Judge, maxHistories: number): boolean =>
  fc.check(
    fc.property(plan, (given) => {
      const history = actOut(given)
      for (const check of Object.values(properties)) check(judge, history)
    }),
    { numRuns: maxHistories, endOnFailure: true },
  ).failed

describe('the acceptance rule of quizzes', () => {
  // All properties are checked against the same histories: to act one out costs more than to check it.
  const seed = Date.now() % 2 ** 31
  const plans = fc.sample(plan, { numRuns: rounds(5000, 20_000), seed })
  let histories: ReturnType<typeof actOut>[] = []
  beforeAll(() => {
    histories = plans.map(actOut)
  })

  test.for(Object.entries(properties))('property %s', ([, check]) => {
    for (const [index, history] of histories.entries()) {
      try {
        check(judgeAttempt, history)
      } catch (failure) {
        throw new Error(`history ${index} of seed ${seed}: ${JSON.stringify(plans[index])}`, {
          cause: failure,
        })
      }
    }
  })

  test('the histories reach every verdict and reason', () => {
    /** How often each verdict or reason is given. */
    const reachedBy = (factsOf: (given: Plan) => AttemptFacts) => {
      const reached = new Map<string, number>()
      // the seed is fixed: what is rare would be missing from some samples
      for (const given of fc.sample(plan, { numRuns: 6000, seed: 34 }))
        for (const { verdict } of judgeAttempt(factsOf(given), given.policy).rows) {
          const name = verdict.reason ?? verdict.verdict
          reached.set(name, (reached.get(name) ?? 0) + 1)
        }
      return reached
    }
    const reached = reachedBy((given) => actOut(given).whole)
    for (const name of ['onTime', 'late', 'notHolder', 'end', 'takeOver', 'chain'])
      expect(reached.get(name) ?? 0, name).toBeGreaterThan(20)
    // a process whose clock is further ahead than any is trusted to be
    const ahead = reachedBy((given) => actOut({ ...given, skew: 600_000 }).whole)
    expect(ahead.get('clock') ?? 0).toBeGreaterThan(20)
    // another copy of the sealed paper was begun: the device holds nothing
    const sealed = reachedBy((given) => {
      const { holders, ...facts } = actOut(given).whole
      return {
        ...facts,
        holders: holders.slice(1),
        sealedTokens: holders.slice(0, 1).map(({ token }) => token),
      }
    })
    expect(sealed.get('sealed') ?? 0).toBeGreaterThan(20)
  })

  const alter = (facts: AttemptFacts, changes: Partial<AttemptFacts>): AttemptFacts => ({
    ...facts,
    ...changes,
  })
  const mutants: Record<string, Judge> = {
    'the time of the device is trusted': (facts, policy) =>
      judgeAttempt(
        alter(facts, { rows: facts.rows.map((row) => ({ ...row, receivedAt: row.wallTime })) }),
        policy,
      ),
    'the holder is not asked': (facts, policy) =>
      judgeAttempt(
        alter(facts, { holders: facts.holders.map((holder) => ({ ...holder, epoch: 1, from: 9e15 })) }),
        policy,
      ),
    'an extension is ignored': (facts, policy) =>
      judgeAttempt(alter(facts, { endAt: (facts.endAt ?? 0) - 300_000 }), policy),
    'the last arrival wins': (facts, policy) => {
      const judged = judgeAttempt(facts, policy)
      const answers = new Map(judged.answers)
      for (const { row } of [...judged.rows].sort((a, b) => a.row.receivedAt - b.row.receivedAt)) {
        const last = judged.rows.find((one) => one.row === row)
        if (last?.counts && row.questionId !== null) answers.set(row.questionId, last)
      }
      return { ...judged, answers }
    },
    'a failed read ends the attempt': (facts, policy) => judgeAttempt(alter(facts, { endAt: 0 }), policy),
  }
  test.for(Object.entries(mutants))('a rule in which %s is caught', ([, judge]) => {
    expect(isCaught(judge, 20_000)).toBe(true)
  })
  test('the rule itself is not caught so', () => {
    expect(isCaught(judgeAttempt, 300)).toBe(false)
  })
})
