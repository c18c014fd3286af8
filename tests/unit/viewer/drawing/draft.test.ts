import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type MarkShape, markShapes } from '../../../../src/contract/specimens.ts'
import { pointsOf } from '../../../../src/rules/marks/limits.ts'
import type { Place } from '../../../../src/rules/marks/shape.ts'
import {
  cancelTrail,
  canFinish,
  type DrawingDraft,
  dragDraft,
  finishDraft,
  liftDraft,
  pressDraft,
  removeLastPoint,
  setPoint,
  shownPoints,
} from '../../../../src/viewer/drawing/draft.ts'

const stroke = (shape: MarkShape, way: Place[], px = 1) => {
  const [first = [0, 0], ...rest] = way
  const draft = rest.reduce<DrawingDraft>(
    (before, at) => dragDraft(before, at),
    pressDraft(null, shape, first),
  )
  return liftDraft(draft, way.at(-1) ?? first, px)
}
const taps = (shape: MarkShape, places: Place[], px = 1) => {
  let step: ReturnType<typeof setPoint> = { draft: null }
  for (const at of places) step = setPoint(step.draft, shape, at, px)
  return step
}

describe('drawing with one finger', () => {
  test.each(['arrow', 'line'] as const)(
    'a %s goes from where it is pressed to where it is lifted',
    (shape) => {
      expect(
        stroke(shape, [
          [90, 80],
          [50, 40],
          [10, 20],
        ]).whole,
      ).toEqual([
        [90, 80],
        [10, 20],
      ])
    },
  )
  test.each(['rectangle', 'ellipse'] as const)('a %s is a box whichever corner was pressed', (shape) => {
    expect(
      stroke(shape, [
        [90, 20],
        [10, 80],
      ]).whole,
    ).toEqual([
      [10, 20],
      [90, 80],
    ])
  })
  test('a point stands where the finger was lifted', () => {
    expect(
      stroke('point', [
        [1, 1],
        [30, 40],
      ]).whole,
    ).toEqual([[30, 40]])
  })
  test('a freehand line follows the hand with few corners', () => {
    const way = Array.from({ length: 200 }, (_, x): Place => [x, 0])
    expect(stroke('freehand', way).whole).toEqual([
      [0, 0],
      [199, 0],
    ])
  })
  test('the further out one is, the coarser the line: a px of the screen counts', () => {
    const way = Array.from({ length: 200 }, (_, x): Place => [x * 10, Math.sin(x / 3) * 8])
    const close = stroke('freehand', way, 1).whole?.length ?? 0
    expect(stroke('freehand', way, 10).whole?.length).toBeLessThan(close)
  })
})

describe('drawing without dragging, point by point', () => {
  test.each(['arrow', 'line', 'rectangle', 'ellipse'] as const)('a %s by two taps', (shape) => {
    expect(taps(shape, [[10, 20]])).toMatchObject({ draft: { points: [[10, 20]] } })
    expect(
      taps(shape, [
        [10, 20],
        [90, 80],
      ]).whole,
    ).toEqual([
      [10, 20],
      [90, 80],
    ])
  })
  test('a polygon is closed at its first corner, or by a second tap at its last', () => {
    const corners: Place[] = [
      [0, 0],
      [100, 0],
      [50, 90],
    ]
    expect(taps('polygon', corners).whole).toBeUndefined()
    expect(taps('polygon', [...corners, [3, 4]]).whole).toEqual(corners)
    expect(taps('polygon', [...corners, [51, 90]]).whole).toEqual(corners)
    expect(
      taps('polygon', [
        [0, 0],
        [100, 0],
        [2, 0],
      ]).whole,
    ).toBeUndefined()
  })
  test('a point can be taken back, and the last one ends it', () => {
    const { draft } = taps('polygon', [
      [0, 0],
      [100, 0],
    ])
    const back = draft && removeLastPoint(draft)
    expect(back?.points).toEqual([[0, 0]])
    expect(back && removeLastPoint(back)).toBeNull()
  })
  test('another shape begins anew', () => {
    const { draft } = taps('polygon', [
      [0, 0],
      [100, 0],
    ])
    expect(pressDraft(draft, 'line', [5, 5]).points).toEqual([])
  })
})

test('a second finger: what was being dragged is forgotten, what was set stays', () => {
  expect(cancelTrail(dragDraft(pressDraft(null, 'line', [0, 0]), [50, 50]))).toBeNull()
  const { draft } = taps('polygon', [
    [0, 0],
    [100, 0],
  ])
  expect(cancelTrail(dragDraft(pressDraft(draft, 'polygon', [9, 9]), [70, 70]))).toMatchObject({
    points: [
      [0, 0],
      [100, 0],
    ],
    trail: [],
  })
})

test('what is too small to be meant is nothing', () => {
  const box: DrawingDraft = {
    shape: 'rectangle',
    points: [
      [0, 0],
      [2, 2],
    ],
    trail: [],
  }
  expect(finishDraft(box, 1)).toEqual({ draft: null })
  expect(finishDraft(box, 0.1).whole).toBeDefined()
})

test('a drawing has as many points as the service takes, whatever the pointer does', () => {
  const place = fc.tuple(
    fc.integer({ min: 0, max: 400 }),
    fc.integer({ min: 0, max: 400 }),
  ) as fc.Arbitrary<Place>
  const ways = fc.array(fc.array(place, { minLength: 1, maxLength: 30 }), { maxLength: 12 })
  fc.assert(
    fc.property(fc.constantFrom(...markShapes), ways, fc.constantFrom(0.2, 1, 8), (shape, strokes, px) => {
      let draft: DrawingDraft | null = null
      for (const [first = [0, 0] as Place, ...rest] of strokes) {
        draft = rest.reduce<DrawingDraft>(
          (before, at) => dragDraft(before, at),
          pressDraft(draft, shape, first),
        )
        expect(shownPoints(draft).length).toBeGreaterThan(0)
        const step = liftDraft(draft, rest.at(-1) ?? first, px)
        if (step.whole) {
          expect(step.whole.length).toBeGreaterThanOrEqual(pointsOf[shape].least)
          expect(step.whole.length).toBeLessThanOrEqual(pointsOf[shape].most)
          expect(step.draft).toBeNull()
        }
        draft = step.draft
        if (draft) expect(canFinish(draft)).toBe(draft.points.length >= pointsOf[shape].least)
      }
    }),
  )
})
