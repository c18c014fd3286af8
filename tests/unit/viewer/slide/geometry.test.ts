import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { greatestObjective, zoomUnder } from '../../../../src/rules/objectives.ts'
import {
  boxOf,
  frameOn,
  isUnder,
  isWholeSeen,
  maxZoom,
  normalAngle,
  objectiveAt,
  objectiveText,
  scaleBarFor,
  toImage,
  toScreen,
  usableObjectives,
  viewPlaceOf,
  zoomOfWhole,
} from '../../../../src/viewer/slide/geometry.ts'

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

  test('no objective beyond the picture’s greatest one is offered', () => {
    expect(greatestObjective({ scale: 0.5, zoom: 40 })).toBe(40)
    expect(greatestObjective({ scale: 2, zoom: 20 })).toBe(10)
    expect(greatestObjective({ scale: 0.1, zoom: 100 })).toBe(100)
    expect(greatestObjective({ scale: 0.25, zoom: 0 })).toBe(40)
    expect(greatestObjective({ scale: 0.002, zoom: 0 })).toBeUndefined()
    fc.assert(
      fc.property(
        fc.double({ min: 0.02, max: 20, noNaN: true }),
        fc.constantFrom(0, 10, 20, 100),
        (scale, zoom) => {
          const picture = { width: 1e6, height: 1e6, scale, zoom }
          expect(greatestObjective(picture)).toBe(usableObjectives(picture, phone).at(-1))
        },
      ),
    )
  })

  test('a diagram without a scale has none', () => {
    expect(usableObjectives({ ...skin, scale: 0 }, phone)).toEqual([])
    expect(maxZoom(0, 0)).toBe(2)
    expect(scaleBarFor(1, 0, 100)).toBeNull()
  })

  test('the text keeps two digits', () => {
    expect([0.83, 3.96, 9.96, 12.4, 40].map(objectiveText)).toEqual(['0.8', '4', '10', '12', '40'])
    expect(isUnder(40, 40.5)).toBe(true)
    expect(isUnder(40, 44)).toBe(false)
  })
})

describe('the scale bar', () => {
  test('is the longest step of 1, 2, 5 that fits', () => {
    expect(scaleBarFor(1, 0.25, 100)).toEqual({ length: 80, value: 20, unit: 'µm' })
    expect(scaleBarFor(1, 0.5, 100)).toEqual({ length: 100, value: 50, unit: 'µm' })
  })

  test('of an electron micrograph counts nanometres, and no objective is named for it', () => {
    expect(scaleBarFor(1, 0.002, 100)).toEqual({ length: 100, value: 200, unit: 'nm' })
    const picture = { width: 4096, height: 3072, scale: 0.002, zoom: 0 }
    expect(usableObjectives(picture, { width: 390, height: 400 })).toEqual([])
  })

  test('turns to millimetres from 1,000 µm', () => {
    expect(scaleBarFor(0.05, 0.5, 110)).toEqual({ length: 100, value: 1, unit: 'mm' })
    expect(scaleBarFor(0.05, 0.5, 99)).toMatchObject({ value: 500, unit: 'µm' })
  })

  test('is never longer than its room nor shorter than 40 % of it, at any zoom', () => {
    for (let zoom = 0.01; zoom < 8; zoom *= 1.07) {
      const bar = scaleBarFor(zoom, 0.37, 96)
      expect(bar?.length).toBeLessThanOrEqual(96.001)
      expect(bar?.length).toBeGreaterThanOrEqual(38.4)
      const um = (bar?.value ?? 0) * { nm: 0.001, µm: 1, mm: 1000 }[bar?.unit ?? 'µm']
      expect(um / (bar?.length ?? 1)).toBeCloseTo(0.37 / zoom, 6)
    }
  })
})

describe('the view', () => {
  test('the whole picture fits by its longer side', () => {
    expect(zoomOfWhole({ width: 1000, height: 500 }, { width: 200, height: 200 })).toBe(0.2)
  })

  const views = fc.record({
    x: fc.double({ min: -1e5, max: 1e5, noNaN: true }),
    y: fc.double({ min: -1e5, max: 1e5, noNaN: true }),
    zoom: fc.double({ min: 0.005, max: 8, noNaN: true }),
    rotation: fc.double({ min: 0, max: 359.999, noNaN: true }),
    width: fc.integer({ min: 100, max: 3000 }),
    height: fc.integer({ min: 100, max: 3000 }),
  })
  const points = fc.record({
    x: fc.double({ min: -1e5, max: 1e5, noNaN: true }),
    y: fc.double({ min: -1e5, max: 1e5, noNaN: true }),
  })

  test('a place of the picture is found on the screen', () => {
    const view = { x: 10, y: 20, zoom: 0.5, rotation: 0, width: 1, height: 1 }
    expect(toScreen(view, { x: 100, y: 200 })).toEqual({ x: 60, y: 120 })
  })

  test('a quarter turn clockwise brings what lay to the right below', () => {
    const { x, y } = toScreen({ x: 0, y: 0, zoom: 1, rotation: 90, width: 1, height: 1 }, { x: 100, y: 0 })
    expect(x).toBeCloseTo(0)
    expect(y).toBeCloseTo(100)
  })

  test('from the picture to the screen and back is the same place, at any angle', () => {
    fc.assert(
      fc.property(views, points, (view, point) => {
        const back = toImage(view, toScreen(view, point))
        expect(back.x).toBeCloseTo(point.x, 3)
        expect(back.y).toBeCloseTo(point.y, 3)
      }),
    )
  })

  test('lengths on the screen are lengths on the picture times the zoom, at any angle', () => {
    fc.assert(
      fc.property(views, points, points, (view, a, b) => {
        const [from, to] = [toScreen(view, a), toScreen(view, b)]
        const onScreen = Math.hypot(from.x - to.x, from.y - to.y)
        expect(onScreen).toBeCloseTo(Math.hypot(a.x - b.x, a.y - b.y) * view.zoom, 3)
      }),
    )
  })

  test('the place in the middle stands in the middle of the screen', () => {
    fc.assert(
      fc.property(views, (view) => {
        const { x, y } = toScreen(view, viewPlaceOf(view))
        expect(x).toBeCloseTo(view.width / 2, 3)
        expect(y).toBeCloseTo(view.height / 2, 3)
      }),
    )
  })

  test('the minimap’s frame is the screen, turned', () => {
    const view = { x: -128, y: 64, zoom: 0.5, rotation: 0, width: 256, height: 256 }
    const whole = { width: 1024, height: 1024 }
    expect(frameOn(view, whole)).toEqual({ width: 0.5, height: 0.5, x: 0.5, y: 0.125, angle: -0 })
    const aside = frameOn({ ...view, x: 64, y: 128, rotation: 90 }, whole)
    expect([aside.x, aside.y, aside.angle].map((one) => Math.round(one * 1000) / 1000)).toEqual([
      0, -0.125, -90,
    ])
    expect(isWholeSeen(view, { width: 1024, height: 1024 })).toBe(false)
    expect(isWholeSeen({ ...view, x: 0, y: 0, zoom: 0.25 }, { width: 1024, height: 1024 })).toBe(true)
    expect(
      isWholeSeen({ ...view, x: 0, y: 0, zoom: 0.25, rotation: 45 }, { width: 1024, height: 1024 }),
    ).toBe(false)
  })

  test('any angle is one from 0 to under 360', () => {
    expect([0, 90, 360, -90, 725, -1e-20].map(normalAngle)).toEqual([0, 90, 0, 270, 5, 0])
  })

  test('the box around an outline', () => {
    const l: [number, number][] = [
      [0, 0],
      [10, 0],
      [10, 4],
      [4, 4],
      [4, 10],
      [0, 10],
    ]
    expect(boxOf(l)).toEqual({ left: 0, top: 0, width: 10, height: 10 })
  })
})
