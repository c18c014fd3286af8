import { describe, expect, test } from 'vitest'
import {
  boxOf,
  isInside,
  isUnder,
  maxZoom,
  objectiveAt,
  objectiveText,
  scaleBar,
  toScreen,
  usableObjectives,
  visiblePart,
  zoomOfWhole,
  zoomUnder,
} from '../../../src/viewer/geometry.ts'

const phone = { width: 390, height: 600 }
const skin = { width: 8192, height: 6144, scale: 0.5, zoom: 40 }

describe('objectives', () => {
  test('a picture scanned at 0.25 µm stands 1:1 under 40×', () => {
    expect(zoomUnder(40, 0.25)).toBe(1)
    expect(zoomUnder(10, 0.25)).toBe(0.25)
    expect(objectiveAt(1, 0.25)).toBe(40)
  })

  test('oil immersion is offered only where the pixels exist', () => {
    expect(usableObjectives({ ...skin, scale: 0.1, zoom: 100 }, phone)).toContain(100)
    expect(usableObjectives({ ...skin, scale: 0.25, zoom: 100 }, phone)).not.toContain(100)
  })

  test('nothing beyond the greatest useful objective, nothing that only stretches pixels', () => {
    expect(usableObjectives(skin, phone)).toEqual([4, 10, 20, 40])
    expect(usableObjectives({ ...skin, zoom: 20 }, phone)).toEqual([4, 10, 20])
    expect(usableObjectives({ ...skin, scale: 1 }, phone)).toEqual([4, 10, 20])
  })

  test('an objective that would show the picture smaller than whole is left out', () => {
    const smear = { width: 8192, height: 6144, scale: 0.05, zoom: 100 }
    expect(usableObjectives(smear, { width: 1000, height: 800 })).toEqual([40, 100])
  })

  test('a diagram without a scale has none', () => {
    expect(usableObjectives({ ...skin, scale: 0 }, phone)).toEqual([])
    expect(maxZoom(0, 0)).toBe(2)
    expect(scaleBar(1, 0, 100)).toBeNull()
  })

  test('the text keeps two digits', () => {
    expect([0.83, 3.96, 9.96, 12.4, 40].map(objectiveText)).toEqual(['0.8', '4', '10', '12', '40'])
    expect(isUnder(40, 40.5)).toBe(true)
    expect(isUnder(40, 44)).toBe(false)
  })
})

describe('the scale bar', () => {
  test('is the longest step of 1, 2, 5 that fits', () => {
    expect(scaleBar(1, 0.25, 100)).toEqual({ length: 80, value: 20, unit: 'µm' })
    expect(scaleBar(1, 0.5, 100)).toEqual({ length: 100, value: 50, unit: 'µm' })
  })

  test('turns to millimetres from 1,000 µm', () => {
    expect(scaleBar(0.05, 0.5, 110)).toEqual({ length: 100, value: 1, unit: 'mm' })
    expect(scaleBar(0.05, 0.5, 99)).toMatchObject({ value: 500, unit: 'µm' })
  })

  test('is never longer than its room nor shorter than 40 % of it, at any zoom', () => {
    for (let zoom = 0.01; zoom < 8; zoom *= 1.07) {
      const bar = scaleBar(zoom, 0.37, 96)
      expect(bar?.length).toBeLessThanOrEqual(96.001)
      expect(bar?.length).toBeGreaterThanOrEqual(38.4)
      const um = (bar?.value ?? 0) * (bar?.unit === 'mm' ? 1000 : 1)
      expect(um / (bar?.length ?? 1)).toBeCloseTo(0.37 / zoom, 6)
    }
  })
})

describe('the view', () => {
  test('the whole picture fits by its longer side', () => {
    expect(zoomOfWhole({ width: 1000, height: 500 }, { width: 200, height: 200 })).toBe(0.2)
  })

  test('the minimap shows the part on the screen, cut at the edges', () => {
    const view = { x: -128, y: 64, zoom: 0.5, width: 256, height: 256 }
    expect(visiblePart(view, { width: 1024, height: 1024 })).toEqual({
      left: 0.25,
      top: 0,
      width: 0.5,
      height: 0.375,
    })
  })

  test('a place of the picture is found on the screen', () => {
    expect(toScreen({ x: 10, y: 20, zoom: 0.5, width: 1, height: 1 }, { x: 100, y: 200 })).toEqual({
      x: 60,
      y: 120,
    })
  })

  test('a point in an outline, and the outline’s box', () => {
    const l: [number, number][] = [
      [0, 0],
      [10, 0],
      [10, 4],
      [4, 4],
      [4, 10],
      [0, 10],
    ]
    expect(isInside(l, { x: 2, y: 8 })).toBe(true)
    expect(isInside(l, { x: 8, y: 8 })).toBe(false)
    expect(boxOf(l)).toEqual({ left: 0, top: 0, width: 10, height: 10 })
  })
})
