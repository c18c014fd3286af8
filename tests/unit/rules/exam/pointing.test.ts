import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { point, tolerance } from '../../../../src/rules/exam/pointing.ts'
import { mark, specimen } from './material.ts'

const picture = specimen(1)

describe('pointing at a structure', () => {
  test('inside its outline is 0 µm away and right', () => {
    const asked = mark('致密斑')
    expect(point(asked, [asked], picture, { x: 515, y: 490 })).toMatchObject({
      right: true,
      distance: { value: 0, unit: 'um' },
    })
  })

  test('beside it, a finger’s breadth at that objective still counts', () => {
    const asked = mark('致密斑')
    // 2 µm for each px; 12 µm at 10×
    expect(point(asked, [asked], picture, { x: 526, y: 500 })).toMatchObject({
      right: true,
      distance: { value: 12, unit: 'um' },
      tolerance: { value: 12, unit: 'um' },
    })
    expect(point(asked, [asked], picture, { x: 527, y: 500 })).toMatchObject({
      right: false,
      distance: { value: 14, unit: 'um' },
    })
    const fine = specimen(1, { scale: 0.25, zoom: 100 })
    expect(tolerance(mark('', { objective: 40 }), fine)).toEqual({ value: 3, unit: 'um' })
    // shown under 40×, for it has no pixels for more
    expect(tolerance(mark('', { objective: 100 }), fine)).toEqual({ value: 3, unit: 'um' })
    expect(tolerance(mark('', { objective: 4 }), picture)).toEqual({ value: 30, unit: 'um' })
  })

  test('on a picture without a scale it is told in px of the picture', () => {
    const plate = specimen(2, { scale: 0, zoom: 0, fileType: 3 })
    const asked = mark('视交叉')
    const { right, distance, tolerance: most } = point(asked, [asked], plate, { x: 580, y: 500 })
    expect({ right, distance, most }).toEqual({
      right: false,
      distance: { value: 60, unit: 'px' },
      most: { value: 50, unit: 'px' },
    })
  })

  test('is judged alike however finely the picture was scanned', () => {
    const place = fc.tuple(fc.integer({ min: -60, max: 60 }), fc.integer({ min: -60, max: 60 }))
    fc.assert(
      fc.property(place, fc.integer({ min: 1, max: 8 }), ([dx, dy], finer) => {
        const coarse = mark('致密斑', { half: 20 })
        const fine = mark('致密斑', { half: 20 * finer, x: 500 * finer, y: 500 * finer })
        const at = { x: 500 + dx, y: 500 + dy }
        const one = point(coarse, [coarse], picture, at)
        const other = point(fine, [fine], specimen(1, { scale: picture.scale / finer }), {
          x: at.x * finer,
          y: at.y * finer,
        })
        expect(other.right).toBe(one.right)
        expect(other.distance.value).toBeCloseTo(one.distance.value, 6)
        const outside = Math.hypot(Math.max(Math.abs(dx) - 20, 0), Math.max(Math.abs(dy) - 20, 0))
        expect(one.distance.value).toBeCloseTo(outside * picture.scale, 6)
        expect(one.right).toBe(outside * picture.scale <= 12)
      }),
    )
  })

  test('what holds the structure is no other answer, wherever it stands on the picture', () => {
    const asked = mark('骨陷窝', { half: 4 })
    const osteon = mark('骨单位', { half: 60 })
    const second = mark('骨单位', { half: 60, x: 900 })
    const at = { x: 905, y: 500 }
    expect(point(asked, [asked, osteon, second], picture, at).instead).toBeNull()
    expect(point(asked, [asked, second], picture, at).instead).toBe(second)
  })

  test('another one that bears the same name is as right', () => {
    const asked = mark('肾小球', { aliases: ['血管球'] })
    const twin = mark('血管球', { x: 900 })
    const other = mark('近端小管', { x: 1300 })
    const all = [asked, twin, other]
    expect(point(asked, all, picture, { x: 900, y: 500 }).right).toBe(true)
    expect(point(asked, all, picture, { x: 1300, y: 500 })).toMatchObject({ right: false, instead: other })
    expect(point(asked, all, picture, { x: 1600, y: 500 })).toMatchObject({ right: false, instead: null })
  })
})
