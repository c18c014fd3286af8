import { describe, expect, test } from 'vitest'
import { linesOf, placeLabel } from '../../../../src/viewer/marks/label.ts'

const screen = { width: 390, height: 600 }

describe('a name at its pin', () => {
  const label = { width: 90, height: 28 }

  test('stands on the far side of the tip', () => {
    expect(placeLabel({ x: 200, y: 300 }, { dx: 30, dy: -20 }, label, screen).dx).toBeGreaterThan(0)
    expect(placeLabel({ x: 200, y: 300 }, { dx: -30, dy: -20 }, label, screen).dx).toBeLessThan(-label.width)
  })

  test('is not written under the controls where there is another side', () => {
    const at = placeLabel({ x: 280, y: 300 }, { dx: 30, dy: 20 }, label, screen)
    expect(280 + at.dx + label.width).toBeLessThanOrEqual(390 - 64)
  })

  test('of two lines does not lie under the scale bar where another side is free', () => {
    const low = { width: 390, height: 200 }
    const two = { width: 180, height: 48 }
    const bar = { left: 12, top: 150, right: 112, bottom: 188 }
    const pin = { x: 210, y: 165 }
    const overlaps = (at: { dx: number; dy: number }) =>
      pin.x + at.dx < bar.right && pin.y + at.dy + two.height > bar.top
    expect(overlaps(placeLabel(pin, { dx: -30, dy: -20 }, two, low))).toBe(true)
    expect(overlaps(placeLabel(pin, { dx: -30, dy: -20 }, two, low, [bar]))).toBe(false)
    // nowhere free: it stands where it fits
    const all = { left: 0, top: 0, right: 390, bottom: 200 }
    expect(placeLabel(pin, { dx: -30, dy: -20 }, two, low, [all])).toEqual(
      placeLabel(pin, { dx: -30, dy: -20 }, two, low),
    )
  })

  test('never leaves the screen, even a long one in a corner', () => {
    const long = { width: 300, height: 28 }
    for (const pin of [
      { x: 20, y: 20 },
      { x: 375, y: 20 },
      { x: 20, y: 590 },
      { x: 375, y: 590 },
    ]) {
      const at = placeLabel(pin, { dx: 20, dy: -20 }, long, screen)
      expect(pin.x + at.dx).toBeGreaterThanOrEqual(3)
      expect(pin.x + at.dx + long.width).toBeLessThanOrEqual(387)
      expect(pin.y + at.dy).toBeGreaterThanOrEqual(3)
      expect(pin.y + at.dy + long.height).toBeLessThanOrEqual(597)
    }
  })

  test('that is wider than the screen begins at its left edge', () => {
    const wide = { width: 900, height: 28 }
    for (const x of [20, 200, 375]) {
      const at = placeLabel({ x, y: 300 }, { dx: 20, dy: -20 }, wide, screen)
      expect(x + at.dx).toBe(4)
    }
  })

  test('takes two lines where one is too narrow, and is cut only at its end', () => {
    const lines = (name: string) => linesOf(name, 360, (_, count) => 9 * count)
    expect(lines('Striated ducts')).toEqual(['Striated ducts'])
    expect(lines('Long intercalated, well-developed striated ducts')).toEqual([
      'Long intercalated, well-developed',
      'striated ducts',
    ])
    const chinese = '管'.repeat(60)
    expect(lines(chinese)).toEqual([chinese.slice(0, 40), chinese.slice(40)])
    const [first, second = ''] = lines('word '.repeat(40))
    expect(first).toBe('word word word word word word word word')
    expect(second).toMatch(/^word .*…$/)
    expect(second.length).toBeLessThanOrEqual(40)
  })
})
