import { describe, expect, test } from 'vitest'
import { wheelFactor } from '../../../../src/viewer/slide/wheelZoom.ts'

const turn = (deltaY: number, more = {}) => wheelFactor({ deltaY, deltaMode: 0, ctrlKey: false, ...more })

describe('zoom by wheel and trackpad', () => {
  test('ten small steps of a trackpad zoom as far as one step of their length', () => {
    expect(turn(-2) ** 10).toBeCloseTo(turn(-20))
    expect(turn(-20)).toBeCloseTo(1.05, 2)
  })

  test('a notch of a wheel zooms by about a third, out as far as in', () => {
    expect(turn(-100)).toBeCloseTo(1.28, 2)
    expect(turn(-100) * turn(100)).toBeCloseTo(1)
    expect(turn(-3, { deltaMode: 1 })).toBeCloseTo(1.35, 2)
  })

  test('a pinch on a trackpad zooms faster than two fingers that scroll', () => {
    expect(turn(-10, { ctrlKey: true })).toBeCloseTo(1.105, 3)
  })

  test('a wheel that is flung zooms by less than two in one event', () => {
    expect(turn(-5000)).toBeLessThan(2)
  })
})
