import fc from 'fast-check'
import { safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { uuid } from '../../../../src/contract/endpoint.ts'
import { missId, missView } from '../../../../src/rules/exam/miss.ts'

const places = fc.record({
  x: fc.double({ min: -5000, max: 5000, noNaN: true }),
  y: fc.double({ min: -5000, max: 5000, noNaN: true }),
})
const views = fc
  .tuple(places, fc.double({ min: 0.01, max: 4, noNaN: true }), fc.integer({ min: 0, max: 359 }))
  .map(([place, zoom, rotation]) => ({ ...place, zoom, rotation }))

describe('a missed station as a question', () => {
  test('is one question however often and wherever it is missed, by an id that the service takes', () => {
    const marks = fc.oneof(fc.nat(), fc.uuid())
    fc.assert(
      fc.property(fc.nat(), marks, (specimen, mark) => {
        expect(safeParse(uuid, missId(specimen, mark)).success).toBe(true)
        expect(missId(specimen, mark)).toBe(missId(specimen, mark))
      }),
    )
    const all = Array.from({ length: 20_000 }, (_, at) => missId(at % 100, Math.floor(at / 100)))
    expect(new Set(all).size).toBe(all.length)
  })

  test('opens as it was seen, turned as it was; only an arrow out of sight is brought to the middle', () => {
    fc.assert(
      fc.property(views, places, fc.boolean(), (view, tip, turns) => {
        const { x, y, ...rest } = missView(view, tip, turns)
        expect(rest).toEqual({ zoom: view.zoom, rotation: view.rotation })
        const away = Math.hypot(tip.x - view.x, tip.y - view.y) * view.zoom
        if (away <= 110) expect([x, y]).toEqual([view.x, view.y])
        if (away > 187) expect([x, y]).toEqual([tip.x, tip.y])
      }),
    )
  })

  test('what is wide of the middle is in sight, what is as far above it is not, as the picture is turned', () => {
    const view = { x: 0, y: 0, zoom: 1, rotation: 0 }
    const tip = { x: 140, y: 0 }
    expect(missView(view, tip, false)).toBe(view)
    expect(missView({ ...view, rotation: 90 }, tip, false)).toMatchObject(tip)
    // a turntable's turn moves nothing on the screen
    const turned = { ...view, rotation: 90 }
    expect(missView(turned, tip, true)).toBe(turned)
  })
})
