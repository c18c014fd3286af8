import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { markShapes, type PersonalMark } from '../../../../src/contract/specimens.ts'
import { cssOf, nearestColor, rgbOf } from '../../../../src/rules/marks/colors.ts'
import { asMark, fontSizeWithin, freshName } from '../../../../src/rules/marks/personal.ts'
import { boxAround, outlineOf, type Place, tipOf } from '../../../../src/rules/marks/shape.ts'
import { distanceToLine, simplify, thin } from '../../../../src/rules/marks/simplify.ts'

const coordinate = fc.integer({ min: -1000, max: 1000 })
const line = fc.array(fc.tuple(coordinate, coordinate) as fc.Arbitrary<Place>, {
  minLength: 2,
  maxLength: 200,
})

describe('a freehand line with fewer corners', () => {
  test('keeps its ends, and passes every point that it leaves out within the tolerance', () => {
    fc.assert(
      fc.property(line, fc.integer({ min: 1, max: 300 }), (points, tolerance) => {
        const fewer = simplify(points, tolerance)
        expect([fewer[0], fewer.at(-1)]).toEqual([points[0], points.at(-1)])
        for (const point of points) {
          const near = fewer.slice(1).map((end, at) => distanceToLine(point, fewer[at] ?? end, end))
          expect(Math.min(...near)).toBeLessThanOrEqual(tolerance + 1e-9)
        }
      }),
    )
  })

  test('a straight one has two', () => {
    expect(
      simplify(
        Array.from({ length: 50 }, (_, x): Place => [x, 2 * x]),
        0.5,
      ),
    ).toHaveLength(2)
  })

  test('has at most as many points as are asked for', () => {
    const zigzag = Array.from({ length: 2500 }, (_, x): Place => [x, (x % 2) * 100])
    expect(thin(zigzag, 500).length).toBeLessThanOrEqual(500)
    expect(thin(zigzag.slice(0, 30), 500)).toHaveLength(30)
  })
})

const points: Place[] = [
  [10, 40],
  [50, 20],
  [30, 90],
]
const pointsFor = (shape: PersonalMark['shape']) =>
  points.slice(0, shape === 'point' || shape === 'text' ? 1 : shape === 'polygon' ? 3 : 2)

test.each(markShapes)('the tip of a %s lies on it', (shape) => {
  const drawn = { shape, points: pointsFor(shape) }
  const [x, y] = tipOf(drawn)
  const outline = outlineOf(drawn)
  const edges = outline.length > 0 ? outline : drawn.points
  const near = edges.map((end, at) => distanceToLine([x, y], edges.at(at - 1) ?? end, end))
  expect(Math.min(...near)).toBeLessThan(1e-6)
})

test('an arrow points with its second end; a box with its upper right corner', () => {
  expect(tipOf({ shape: 'arrow', points: pointsFor('arrow') })).toEqual([50, 20])
  expect(tipOf({ shape: 'rectangle', points: pointsFor('rectangle') })).toEqual([50, 20])
})

test('an ellipse reaches its box and stays in it', () => {
  const drawn = { shape: 'ellipse' as const, points: pointsFor('ellipse') }
  const box = boxAround(outlineOf(drawn))
  for (const [key, value] of Object.entries(boxAround(drawn.points)))
    expect(box[key as keyof typeof box]).toBeCloseTo(value, 9)
})

test('one’s own mark is a mark of the personal layer', () => {
  const mark = asMark({
    ...{ clientId: 'u', specimenId: 1, shape: 'rectangle', points: pointsFor('rectangle'), frame: 0 },
    ...{ name: 'n', desc: 'd', color: 'red', fontSize: 14, updatedAt: 0 },
  })
  expect(mark).toMatchObject({ id: 'u', layer: 'personal', name: 'n', desc: 'd', x: 50, y: 20 })
  expect(mark.outline).toHaveLength(4)
})

test('V05 the text of a mark is between 8 and 24 px', () => {
  expect([3, 8, 13.6, 24, 99, Number.NaN].map(fontSizeWithin)).toEqual([8, 8, 14, 24, 24, 14])
})

test('a new mark gets a number that none has yet', () => {
  const named = (number: number) => `我的标注 ${number}`
  expect(freshName([], named)).toBe('我的标注 1')
  expect(freshName(['我的标注 1', '核'], named)).toBe('我的标注 3')
  expect(freshName(['我的标注 2', '我的标注 3'], named)).toBe('我的标注 4')
})

test('a foreign colour becomes the nearest of ours', () => {
  expect(nearestColor([250, 10, 10])).toBe('red')
  expect(nearestColor([0, 0, 0])).toBe('black')
  for (const [name, rgb] of Object.entries(rgbOf)) expect(nearestColor(rgb)).toBe(name)
  expect(cssOf('black')).toBe('rgb(16 16 18)')
})
