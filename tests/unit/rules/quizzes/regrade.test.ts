import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judge } from '../../../../src/rules/kinds/index.ts'
import {
  changedKey,
  keyPoints,
  pointsAfterRegrades,
  publishedKey,
  type VersionPoints,
  withRightAnswer,
} from '../../../../src/rules/quizzes/regrade.ts'
import { fillIn, option, question } from '../grading/questions.ts'

/** A choice of `options` options. */
const choose = (baseType: 'DANXUAN' | 'DUOXUAN', right: number[], options: number) =>
  question(baseType, {
    options: Array.from({ length: options }, (_, index) => option(index + 1, right.includes(index + 1))),
  })

const one = choose('DANXUAN', [2], 3)
const pointsOf = (key: ReturnType<typeof publishedKey>, content: string, given: number | null = null) =>
  keyPoints(key, { content, given }, { maxPoints: 200 }, 'subset')

describe('the key of a question after corrections', () => {
  const first = publishedKey(one)
  test('another key replaces what was accepted before it, a later acceptance adds to it', () => {
    const also = changedKey(first, { kind: 'accept', content: '1' })
    expect(['1', '2', '3', ''].map((content) => pointsOf(also, content))).toEqual([200, 200, 0, 0])
    const other = changedKey(also, { kind: 'key', content: '3' })
    expect(['1', '2', '3'].map((content) => pointsOf(other, content))).toEqual([0, 0, 200])
    expect(pointsOf(changedKey(other, { kind: 'accept', content: '2' }), '2')).toBe(200)
    expect(changedKey(other, { kind: 'asPublished' })).toEqual(first)
  })
  test('void gives full points, left out gives none; both end with another key', () => {
    const full = changedKey(first, { kind: 'void' })
    expect(['', '1'].map((content) => pointsOf(full, content))).toEqual([200, 200])
    const out = changedKey(full, { kind: 'leaveOut' })
    expect(pointsOf(out, '2')).toBe(0)
    expect(pointsOf(changedKey(out, { kind: 'key', content: '2' }), '2')).toBe(200)
  })
  test('points given by hand stay, except in a question that is left out', () => {
    for (const change of [
      { kind: 'void' },
      { kind: 'key', content: '1' },
      { kind: 'accept', content: '1' },
    ] as const)
      expect(pointsOf(changedKey(first, change), '1', 70)).toBe(70)
    expect(pointsOf(changedKey(first, { kind: 'leaveOut' }), '1', 70)).toBe(0)
  })
  test('an answer of each kind that rules judge can become the right one', () => {
    const stem = (id: number, answer: number) => question('PEIWU', { id, answer })
    const pairs = question('PEIWU', { options: one.options, children: [stem(11, 1), stem(12, 2)] })
    const part = { ...one, id: 21 }
    const read = question('WENDA', { id: 22 })
    const cases = [
      [one, '2', '3'],
      [choose('DUOXUAN', [1, 2], 3), '1,2', '2,3'],
      [question('PANDUAN', { panDuanAnswer: true }), '1', '0'],
      [fillIn([['角质层'], ['真皮']]), '["角质层","真皮"]', '["表皮","真皮"]'],
      [pairs, '{"11":1,"12":2}', '{"11":2,"12":2}'],
      [question('BINGLI', { children: [part] }), '{"21":"2"}', '{"21":"3"}'],
    ] as const
    for (const [asked, was, is] of cases) {
      expect([asked.type.baseType, judge(asked, was), judge(asked, is)]).toEqual([
        asked.type.baseType,
        true,
        false,
      ])
      const corrected = withRightAnswer(asked, is)
      expect(corrected && [judge(corrected, was), judge(corrected, is)]).toEqual([false, true])
    }
    const half = withRightAnswer(question('BINGLI', { children: [part, read] }), '{"21":"1","22":"x"}')
    expect(half?.children.map(({ options }) => options.map(({ answer }) => answer))).toEqual([
      [true, false, false],
      [],
    ])
  })
  test('what is no whole answer, or is read by a person, cannot be the right one', () => {
    const blanks = fillIn([['角质层'], ['真皮']])
    const unfit = [
      [one, '9'],
      [one, ''],
      [choose('DUOXUAN', [1], 3), '1,9'],
      [question('PANDUAN', {}), '2'],
      [blanks, '["角质层"]'],
      [blanks, '["角质层"," "]'],
      [question('PEIWU', { options: one.options, children: [question('PEIWU', { id: 11 })] }), '{"11":9}'],
      [question('BINGLI', { children: [{ ...one, id: 21 }] }), '{}'],
      [question('BINGLI', { children: [question('WENDA', { id: 21 })] }), '{"21":"x"}'],
      [question('WENDA', {}), 'x'],
    ] as const
    for (const [asked, content] of unfit) expect(withRightAnswer(asked, content)).toBeNull()
  })
})

describe('points of an attempt after corrections', () => {
  const version = fc
    .record({
      max: fc.integer({ min: 1, max: 300_000_000 }),
      part: fc.nat(1000),
      keepsReleased: fc.boolean(),
    })
    .map(({ max, part, keepsReleased }): VersionPoints & { points: number } => ({
      points: Math.floor((max * part) / 1000),
      maxPoints: max,
      keepsReleased,
    }))
  const versions = fc.array(version, { minLength: 1, maxLength: 8 })
  const scored = (of: readonly VersionPoints[]) => pointsAfterRegrades(of) ?? -1

  test('a score keeps its share where the maximum falls, and half a hundredth is no loss', () => {
    const kept = [
      { points: 750, maxPoints: 1000, keepsReleased: false },
      { points: 550, maxPoints: 800, keepsReleased: true },
    ]
    expect(scored(kept)).toBe(600)
    expect(scored([...kept, { points: 650, maxPoints: 800, keepsReleased: true }])).toBe(650)
    expect(scored([...kept, { points: 550, maxPoints: 800, keepsReleased: false }])).toBe(550)
    expect(scored([kept[0] as VersionPoints, { points: 0, maxPoints: 333, keepsReleased: true }])).toBe(250)
    expect(pointsAfterRegrades([{ points: null, maxPoints: 1, keepsReleased: false }])).toBeNull()
  })
  test('no share falls with a version that keeps released scores', () => {
    fc.assert(
      fc.property(versions, version, (earlier, last) => {
        const before = scored(earlier)
        const is = scored([...earlier, { ...last, keepsReleased: true }])
        const { maxPoints } = earlier.at(-1) as VersionPoints
        // What was kept before was rounded up by less than a hundredth.
        expect(BigInt(is) * BigInt(maxPoints) > BigInt(before - 1) * BigInt(last.maxPoints)).toBe(true)
        if (maxPoints === last.maxPoints) expect(is).toBeGreaterThanOrEqual(before)
      }),
    )
  })
  test('a version that may lower gives what its answers give, whatever was kept before', () => {
    fc.assert(
      fc.property(versions, version, (earlier, last) => {
        expect(scored([...earlier, { ...last, keepsReleased: false }])).toBe(last.points)
      }),
    )
  })
  test('points lie between those of the answers and the maximum', () => {
    fc.assert(
      fc.property(versions, (of) => {
        const last = of.at(-1)
        expect(scored(of)).toBeGreaterThanOrEqual(last?.points ?? 0)
        expect(scored(of)).toBeLessThanOrEqual(last?.maxPoints ?? 0)
      }),
    )
  })
  test('a correction and its opposite give nobody points twice', () => {
    fc.assert(
      fc.property(version, fc.nat(1000), ({ points, maxPoints }, part) => {
        const first = { points, maxPoints, keepsReleased: true }
        const other = { ...first, points: Math.floor((maxPoints * part) / 1000) }
        expect(scored([first, other, first, other])).toBe(Math.max(points, other.points))
      }),
    )
  })
  test('one more point by hand in every version never lowers a score', () => {
    fc.assert(
      fc.property(versions, (of) => {
        const more = of.map((one) => ({ ...one, points: Math.min(one.maxPoints, one.points + 1) }))
        expect(scored(more)).toBeGreaterThanOrEqual(scored(of))
      }),
    )
  })
})
