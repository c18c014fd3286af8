import { describe, expect, test } from 'vitest'
import { toScreen, type View } from '../../../src/viewer/geometry.ts'
import { PIN, placeLabel, placePins, type Tip } from '../../../src/viewer/pins.ts'

const view: View = { x: 0, y: 0, zoom: 0.1, width: 390, height: 600 }
const square = (x: number, y: number, half: number): [number, number][] => [
  [x - half, y - half],
  [x + half, y - half],
  [x + half, y + half],
  [x - half, y + half],
]
const tip = (id: number, x: number, y: number, half = 50): Tip => ({ id, x, y, outline: square(x, y, half) })

function pinsOf(tips: Tip[], at = view) {
  const offsets = placePins(tips, at, new Map())
  return tips.map((one) => {
    const screen = toScreen(at, one)
    const offset = offsets.get(one.id)!
    return { x: screen.x + offset.dx, y: screen.y + offset.dy, tip: screen }
  })
}

describe('pins', () => {
  test('a pin stands beside what it names and does not cover it', () => {
    const [pin] = pinsOf([tip(1, 2000, 3000, 200)])
    expect(Math.max(Math.abs(pin!.x - 200), Math.abs(pin!.y - 300))).toBeGreaterThan(20)
    expect(Math.hypot(pin!.x - pin!.tip.x, pin!.y - pin!.tip.y)).toBeGreaterThan(2 * PIN)
  })

  test('a crowd of twelve marks keeps its pins apart', () => {
    const crowd = Array.from({ length: 12 }, (_, i) =>
      tip(i, 1700 + (i % 4) * 250, 2800 + Math.floor(i / 4) * 300),
    )
    const pins = pinsOf(crowd)
    for (const [i, a] of pins.entries()) {
      for (const b of pins.slice(i + 1))
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(2 * PIN)
    }
  })

  test('a pin at the edge turns inward', () => {
    for (const [x, y] of [
      [0, 0],
      [3900, 0],
      [0, 6000],
      [3900, 6000],
    ] as const) {
      const [pin] = pinsOf([tip(1, x, y)])
      expect(pin!.x).toBeGreaterThan(PIN)
      expect(pin!.y).toBeGreaterThan(PIN)
      expect(pin!.x).toBeLessThan(390 - PIN)
      expect(pin!.y).toBeLessThan(600 - PIN)
    }
  })

  test('a pin does not stand under the buttons', () => {
    const buttons = { left: 190, top: 200, right: 390, bottom: 600 }
    const offset = placePins([tip(1, 1800, 3000)], view, new Map(), [buttons]).get(1)!
    expect(180 + offset.dx).toBeLessThanOrEqual(190 - PIN)
  })

  test('a pin keeps its side while the picture moves a little', () => {
    const tips = [tip(1, 2000, 3000), tip(2, 2300, 3100)]
    const first = placePins(tips, view, new Map())
    expect(placePins(tips, { ...view, x: 6, y: -4 }, first)).toEqual(first)
  })
})

describe('a name at its pin', () => {
  const label = { width: 90, height: 28 }

  test('stands on the far side of the tip', () => {
    expect(placeLabel({ x: 200, y: 300 }, { dx: 30, dy: -20 }, label, view).dx).toBeGreaterThan(0)
    expect(placeLabel({ x: 200, y: 300 }, { dx: -30, dy: -20 }, label, view).dx).toBeLessThan(-label.width)
  })

  test('never leaves the screen, even a long one in a corner', () => {
    const long = { width: 300, height: 28 }
    for (const pin of [
      { x: 20, y: 20 },
      { x: 375, y: 20 },
      { x: 20, y: 590 },
      { x: 375, y: 590 },
    ]) {
      const at = placeLabel(pin, { dx: 20, dy: -20 }, long, view)
      expect(pin.x + at.dx).toBeGreaterThanOrEqual(3)
      expect(pin.x + at.dx + long.width).toBeLessThanOrEqual(387)
      expect(pin.y + at.dy).toBeGreaterThanOrEqual(3)
      expect(pin.y + at.dy + long.height).toBeLessThanOrEqual(597)
    }
  })
})
