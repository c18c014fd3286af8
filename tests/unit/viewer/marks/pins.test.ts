import { describe, expect, test } from 'vitest'
import { distanceTo } from '../../../../src/rules/marks/outline.ts'
import { isFolded, type PinTip, pinRadiusPx, placePins } from '../../../../src/viewer/marks/pins.ts'
import { type ScreenView, toScreen } from '../../../../src/viewer/slide/geometry.ts'

const view: ScreenView = { x: 0, y: 0, zoom: 0.1, rotation: 0, width: 390, height: 600 }
const square = (x: number, y: number, half: number): [number, number][] => [
  [x - half, y - half],
  [x + half, y - half],
  [x + half, y + half],
  [x - half, y + half],
]
const tip = (id: number, x: number, y: number, half = 50): PinTip => ({
  id,
  x,
  y,
  outline: square(x, y, half),
  objective: 10,
})

function pinsOf(tips: PinTip[], at = view) {
  const offsets = placePins(tips, at)
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
    expect(Math.hypot(pin!.x - pin!.tip.x, pin!.y - pin!.tip.y)).toBeGreaterThan(2 * pinRadiusPx)
  })

  test('a round cell stays free, ring and all, while a pin can reach beyond it', () => {
    const round = Array.from({ length: 24 }, (_, i): [number, number] => [
      2000 + Math.cos((i / 12) * Math.PI) * 470,
      3000 + Math.sin((i / 12) * Math.PI) * 470,
    ])
    const [pin] = pinsOf([{ id: 1, x: 2000, y: 3000, outline: round, objective: 40 }])
    expect(Math.hypot(pin!.x - 200, pin!.y - 300)).toBeGreaterThan(47 + pinRadiusPx + 4)
  })

  test('a crowd of twelve marks keeps its pins apart', () => {
    const crowd = Array.from({ length: 12 }, (_, i) =>
      tip(i, 1700 + (i % 4) * 250, 2800 + Math.floor(i / 4) * 300),
    )
    const pins = pinsOf(crowd)
    for (const [i, a] of pins.entries()) {
      for (const b of pins.slice(i + 1))
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(2 * pinRadiusPx)
    }
  })

  test('crowded pins fold to dots, but never the selected one', () => {
    const crowd = Array.from({ length: 40 }, (_, i) =>
      tip(i, 1800 + (i % 8) * 90, 2800 + Math.floor(i / 8) * 90),
    )
    const far = placePins(crowd, view, { first: 39 })
    const folded = crowd.filter(({ id }) => isFolded(far.get(id)!))
    expect(folded.length).toBeGreaterThan(10)
    expect(isFolded(far.get(39)!)).toBe(false)
    const close = { x: -1800 * 2, y: -2800 * 2, zoom: 2, rotation: 0, width: 1600, height: 1200 }
    const near = placePins(crowd, close, { before: far })
    expect(crowd.filter(({ id }) => isFolded(near.get(id)!))).toEqual([])
  })

  test('a pin at the edge turns inward', () => {
    for (const [x, y] of [
      [0, 0],
      [3900, 0],
      [0, 6000],
      [3900, 6000],
    ] as const) {
      const [pin] = pinsOf([tip(1, x, y)])
      expect(pin!.x).toBeGreaterThan(pinRadiusPx)
      expect(pin!.y).toBeGreaterThan(pinRadiusPx)
      expect(pin!.x).toBeLessThan(390 - pinRadiusPx)
      expect(pin!.y).toBeLessThan(600 - pinRadiusPx)
    }
  })

  test('a pin that the edge of the screen would cut is a dot: walk A6', () => {
    const column = { left: 320, top: 100, right: 368, bottom: 500 }
    expect(isFolded(placePins([tip(1, 3790, 3000)], view, { taken: [column] }).get(1)!)).toBe(true)
  })

  test('a pin stands beside the arrow that it names, whichever way that runs: walk A6', () => {
    for (let turn = 0; turn < 24; turn++) {
      const angle = (turn / 24) * 2 * Math.PI
      const tail: [number, number] = [2000 + 900 * Math.cos(angle), 3000 + 900 * Math.sin(angle)]
      const arrow = { id: 1, x: 2000, y: 3000, outline: [tail, [2000, 3000]] as const, objective: 0 }
      const [pin] = pinsOf([arrow])
      const at = { x: pin!.x / view.zoom, y: pin!.y / view.zoom }
      expect(distanceTo(arrow.outline, at) * view.zoom).toBeGreaterThan(pinRadiusPx)
    }
  })

  test('a pin does not stand under the buttons', () => {
    const buttons = { left: 190, top: 200, right: 390, bottom: 600 }
    const offset = placePins([tip(1, 1800, 3000)], view, { taken: [buttons] }).get(1)!
    expect(180 + offset.dx).toBeLessThanOrEqual(190 - pinRadiusPx)
  })

  test('what would stand under a button is only a dot there, but never the selected one', () => {
    const zoomButtons = { left: 150, top: 250, right: 194, bottom: 382 }
    const tips = [tip(1, 1700, 3000), tip(2, 3000, 1000)]
    const offsets = placePins(tips, view, { taken: [zoomButtons] })
    expect(tips.map(({ id }) => isFolded(offsets.get(id)!))).toEqual([true, false])
    expect(isFolded(placePins(tips, view, { taken: [zoomButtons], first: 1 }).get(1)!)).toBe(false)
  })

  test('a pin that buttons would push off the screen is a dot', () => {
    const column = { left: 320, top: 200, right: 376, bottom: 400 }
    expect(isFolded(placePins([tip(1, 3800, 3000)], view, { taken: [column] }).get(1)!)).toBe(true)
  })

  test('no leader runs under a button, which may be thinner than the leader is long', () => {
    // all around the tip but below it
    const taken = [
      { left: 160, top: 285, right: 240, bottom: 290 },
      { left: 165, top: 280, right: 170, bottom: 400 },
      { left: 230, top: 280, right: 235, bottom: 400 },
    ]
    const one = tip(1, 2000, 3000, 5)
    const { dx, dy } = placePins([one], view, { taken }).get(1)!
    expect(dy).toBeGreaterThan(30)
    expect(Math.abs(dx)).toBeLessThan(15)
    const below = { left: 160, top: 310, right: 240, bottom: 315 }
    expect(isFolded(placePins([one], view, { taken: [...taken, below] }).get(1)!)).toBe(true)
  })

  test('a pin keeps its side while the picture moves a little', () => {
    const tips = [tip(1, 2000, 3000), tip(2, 2300, 3100)]
    const first = placePins(tips, view)
    expect(placePins(tips, { ...view, x: 6, y: -4 }, { before: first })).toEqual(first)
  })
})
