import { describe, expect, test } from 'vitest'
import {
  attemptEnd,
  bestAnchor,
  clockDrift,
  countDown,
  startSpreadMs,
} from '../../../../src/rules/quizzes/countdown.ts'

const minuteMs = 60_000
const anchor = { serviceTime: 1_000_000, wall: 5_000_000, mono: 1000, roundTripMs: 40 }
const endAt = anchor.serviceTime + 10 * minuteMs
const later = (wallMs: number, monoMs: number) => ({ wall: anchor.wall + wallMs, mono: anchor.mono + monoMs })

describe('the countdown of a quiz', () => {
  test('QF10 counts from the time of the service, not from the clock of the device', () => {
    const left = countDown(endAt, anchor, later(minuteMs, minuteMs), false)
    expect(left).toEqual({ leftMs: 9 * minuteMs, needsCalibration: false })
  })
  test('a phone that slept for five minutes has five minutes less', () => {
    const left = countDown(endAt, anchor, later(6 * minuteMs, minuteMs), true)
    expect(left.leftMs).toBe(4 * minuteMs)
  })
  test('QF08 a clock set back while the page is visible gives no time', () => {
    const now = later(-60 * minuteMs, 2 * minuteMs)
    expect(clockDrift(anchor, now)).toBe(-62 * minuteMs)
    const left = countDown(endAt, anchor, now, false)
    expect(left.leftMs).toBe(8 * minuteMs)
  })
  test('QF11 a background tab without ticks for ten minutes has ten minutes less', () => {
    const left = countDown(endAt + 20 * minuteMs, anchor, later(10 * minuteMs, 10 * minuteMs), true)
    expect(left).toEqual({ leftMs: 20 * minuteMs, needsCalibration: false })
  })
  test('QX04 a clock set forward without network keeps the inputs open', () => {
    const now = later(60 * minuteMs, minuteMs)
    const hidden = countDown(endAt, anchor, now, true)
    expect(hidden).toEqual({ leftMs: 0, needsCalibration: true })
    const visible = countDown(endAt, anchor, now, false)
    expect(visible).toEqual({ leftMs: 9 * minuteMs, needsCalibration: false })
  })
  test('it is over when both clocks say so', () => {
    const left = countDown(endAt, anchor, later(60 * minuteMs, 11 * minuteMs), true)
    expect(left).toEqual({ leftMs: 0, needsCalibration: false })
  })
  test('a quiz without an end counts nothing down', () => {
    const left = countDown(null, anchor, later(1, 1), false)
    expect(left.leftMs).toBeNull()
  })
  test('the anchor with the smallest round trip of the last ten counts', () => {
    const old = { ...anchor, roundTripMs: 1 }
    const recent = Array.from({ length: 10 }, (_, index) => ({ ...anchor, roundTripMs: 50 - index }))
    expect(bestAnchor([old, ...recent])?.roundTripMs).toBe(41)
    expect(bestAnchor([])).toBeNull()
  })
})

describe('the end of an attempt', () => {
  test('QF12 who starts late has the time until the quiz closes', () => {
    expect(attemptEnd(50 * minuteMs, 30, 60 * minuteMs, [])).toBe(60 * minuteMs + startSpreadMs)
    expect(attemptEnd(0, 30, 60 * minuteMs, [])).toBe(30 * minuteMs)
  })
  test('QF20 a quarter more time and ten minutes are added to the end', () => {
    const end = attemptEnd(0, 40, 60 * minuteMs, [
      { minutes: 10, factor: 1 },
      { minutes: 0, factor: 1.25 },
    ])
    expect(end).toBe(60 * minuteMs)
  })
  test('no minutes and no closing time mean no end', () => {
    expect(attemptEnd(0, 0, null, [{ minutes: 5, factor: 1 }])).toBeNull()
  })
})
