import { expect, test } from 'vitest'
import { maxIdleDegrees, pinchTurn } from '../../../../src/viewer/slide/pinch.ts'

/** Two fingers 200 px apart, turned by so many degrees. */
const fingers = (degrees: number, first = 1) => {
  const angle = (degrees * Math.PI) / 180
  return [
    { id: first, at: { x: 0, y: 0 } },
    { id: first + 1, at: { x: 200 * Math.cos(angle), y: 200 * Math.sin(angle) } },
  ]
}

test('fingers that only zoom do not turn the picture', () => {
  const turn = pinchTurn(() => 0)
  for (const degrees of [0, 4, -5, 8, maxIdleDegrees - 1]) expect(turn(fingers(degrees))).toBe(0)
})

test('past the dead zone the picture turns with the fingers without a jump', () => {
  const turn = pinchTurn(() => 0)
  let turned = 0
  for (let degrees = 0; degrees <= 90; degrees += 2) {
    const step = turn(fingers(degrees))
    expect(Math.abs(step)).toBeLessThanOrEqual(2.001)
    turned += step
  }
  expect(turned).toBeCloseTo(90 - maxIdleDegrees)
})

test('across half a turn it goes on the short way', () => {
  const turn = pinchTurn(() => 0)
  let turned = 0
  for (let degrees = 150; degrees <= 220; degrees += 5) turned += turn(fingers(degrees))
  expect(turned).toBeCloseTo(70 - maxIdleDegrees)
})

test('fingers that were lifted begin anew', () => {
  let time = 0
  const turn = pinchTurn(() => time)
  turn(fingers(0))
  expect(turn(fingers(40))).not.toBe(0)
  time = 1000
  expect(turn(fingers(44))).toBe(0)
  expect(turn(fingers(50, 7))).toBe(0)
})
