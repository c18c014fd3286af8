import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  arePartPoints,
  choicePoints,
  partShares,
  sharedPoints,
} from '../../../../src/rules/quizzes/points.ts'
import { questionPoints } from '../../../../src/rules/quizzes/questionPoints.ts'
import { option, question } from '../grading/questions.ts'

describe('points of a quiz question', () => {
  test('all or nothing gives nothing for a part', () => {
    expect(choicePoints(300, 'whole', { right: 2, wrong: 0, ofRight: 3 })).toBe(0)
    expect(choicePoints(300, 'whole', { right: 3, wrong: 0, ofRight: 3 })).toBe(300)
    expect(choicePoints(300, 'whole', { right: 3, wrong: 1, ofRight: 3 })).toBe(0)
  })
  test('a subset of the right options gives its share, a wrong one nothing', () => {
    expect(choicePoints(200, 'subset', { right: 2, wrong: 0, ofRight: 3 })).toBe(133)
    expect(choicePoints(200, 'subset', { right: 2, wrong: 1, ofRight: 3 })).toBe(0)
  })
  test('a wrong option takes a right one away, never below zero', () => {
    expect(choicePoints(400, 'each', { right: 3, wrong: 1, ofRight: 4 })).toBe(200)
    expect(choicePoints(400, 'each', { right: 1, wrong: 3, ofRight: 4 })).toBe(0)
  })
  test('blanks give their share unless all must be right', () => {
    expect(sharedPoints(500, 'subset', { right: 1, all: 3 })).toBe(167)
    expect(sharedPoints(500, 'whole', { right: 1, all: 3 })).toBe(0)
  })
  test('half a hundredth is rounded up', () => {
    expect(sharedPoints(1, 'each', { right: 1, all: 2 })).toBe(1)
  })
  test('points lie between 0 and the maximum and grow with each right part', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.integer({ min: 1, max: 20 }), fc.nat(20), (points, all, right) => {
        const some = Math.min(right, all)
        const given = sharedPoints(points, 'each', { right: some, all })
        expect(given).toBeGreaterThanOrEqual(0)
        expect(given).toBeLessThanOrEqual(points)
        if (some < all)
          expect(sharedPoints(points, 'each', { right: some + 1, all })).toBeGreaterThanOrEqual(given)
      }),
    )
  })
  test('the parts of a case have points of their own, which add up to those of the case', () => {
    const part = (id: number) => question('PANDUAN', { id, panDuanAnswer: true })
    const ofParts = (...parts: ReturnType<typeof part>[]) => question('BINGLI', { children: parts })
    const points = (asked: ReturnType<typeof part>, given: Record<number, string>) =>
      questionPoints(asked, JSON.stringify(given), 100, 'whole')
    const three = ofParts(part(1), part(2), part(3))
    expect([1, 2, 3].map((id) => points(three, { [id]: '1' }))).toEqual([33, 33, 34])
    expect(points(three, { 1: '1', 2: '1', 3: '1' })).toBe(100)
    expect(points(three, { 1: '0' })).toBe(0)
    // one that a person reads keeps the whole case for a person, once it is answered
    const essay = ofParts(part(1), question('WENDA', { id: 2 }))
    expect(points(essay, { 1: '1', 2: '"话"' })).toBeNull()
    expect(points(essay, { 1: '1' })).toBe(50)
  })
  test('a teacher gives the parts of a case points of their own', () => {
    const part = (id: number) => question('PANDUAN', { id, panDuanAnswer: true })
    const pick = question('DUOXUAN', {
      id: 3,
      options: [option(1, true), option(2, true), option(3, false)],
    })
    const asked = question('BINGLI', { children: [part(1), part(2), pick] })
    const points = (given: Record<number, string>, partPoints?: number[]) =>
      questionPoints(asked, JSON.stringify(given), 100, 'subset', partPoints)
    const all = { 1: '1', 2: '1', 3: '1,2' }
    expect(points(all, [10, 30, 60])).toBe(100)
    expect(points({ 1: '1' }, [10, 30, 60])).toBe(10)
    expect(points({ 2: '1' }, [10, 30, 60])).toBe(30)
    // a part that was half right gives half of its own points
    expect(points({ 3: '1' }, [10, 30, 60])).toBe(30)
    expect(points({ 1: '1' }, [0, 40, 60])).toBe(0)
    // what does not fit the case any more is not used
    expect(points({ 1: '1' }, [50, 50])).toBe(33)
    expect(points({ 1: '1' }, [10, 30, 61])).toBe(33)
  })
  test('the points of the parts are always the whole, in whole hundredths', () => {
    const given = fc.array(fc.nat(1000), { maxLength: 8 })
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 100 }), given, (whole, parts, partPoints) => {
        const shares = partShares(whole, parts, partPoints)
        expect(shares).toHaveLength(parts)
        for (const share of shares) expect(Number.isInteger(share) && share >= 0).toBe(true)
        expect(shares.reduce((sum, one) => sum + one, 0)).toBe(whole)
      }),
    )
    fc.assert(
      fc.property(given, (partPoints) => {
        const whole = partPoints.reduce((sum, one) => sum + one, 0)
        expect(arePartPoints(whole, partPoints.length, partPoints)).toBe(partPoints.length > 0)
        if (partPoints.length > 0)
          expect(partShares(whole, partPoints.length, partPoints)).toEqual(partPoints)
      }),
    )
  })
})
