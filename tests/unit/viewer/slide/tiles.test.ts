import { describe, expect, test } from 'vitest'
import { isMissed } from '../../../../src/viewer/slide/tiles.ts'

/** 4096 px wide: level 12 is full size */
const tiles = { url: '', tileSize: 512, minLevel: 9, maxLevel: 12 }
/** 400 × 400 CSS px of the screen with this place in the middle */
const view = (zoom: number, x: number, y: number) => ({
  ...{ x: 200 - x * zoom, y: 200 - y * zoom, zoom, rotation: 0, width: 400, height: 400 },
})
const hole = { level: 12, x: 1, y: 1 }

describe('a tile that could not be had', () => {
  test('is missed where it would be seen, and nowhere else', () => {
    expect(isMissed([hole], view(1, 700, 700), tiles, 12)).toBe(true)
    expect(isMissed([hole], view(1, 1200, 700), tiles, 12)).toBe(true)
    expect(isMissed([hole], view(1, 1300, 700), tiles, 12)).toBe(false)
    expect(isMissed([hole], view(1, 700, 3000), tiles, 12)).toBe(false)
  })

  test('is missed only at a zoom that shows its level', () => {
    expect(isMissed([hole], view(0.5, 700, 700), tiles, 12)).toBe(true)
    expect(isMissed([hole], view(0.4, 700, 700), tiles, 12)).toBe(false)
    expect(isMissed([{ level: 11, x: 0, y: 0 }], view(0.4, 700, 700), tiles, 12)).toBe(true)
    expect(isMissed([{ level: 11, x: 0, y: 0 }], view(1, 700, 700), tiles, 12)).toBe(false)
  })

  test('is missed at full size too where nobody asks for more than its level', () => {
    expect(isMissed([{ level: 11, x: 0, y: 0 }], view(1, 700, 700), tiles, 11)).toBe(true)
    expect(isMissed([{ level: 9, x: 0, y: 0 }], view(0.01, 700, 700), tiles, 12)).toBe(true)
  })

  test('turned, what the screen’s corners reach counts', () => {
    const turned = { ...view(1, 0, 0), x: 200, y: 200, rotation: 45 }
    expect(isMissed([{ level: 12, x: 0, y: 0 }], turned, tiles, 12)).toBe(true)
    expect(isMissed([{ level: 12, x: 1, y: 1 }], turned, tiles, 12)).toBe(false)
  })
})
