/** Files of marks as people sent them in; each has its number in the list of cases. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readMarks } from '../../../../src/rules/marks/read.ts'

const picture = { width: 2000, height: 1000 }
const readText = (text: string) => {
  const given = readMarks(text, picture)
  if (typeof given === 'string') throw new Error(given)
  return given
}
const readCase = (name: string) =>
  readText(readFileSync(join(import.meta.dirname, '../../../cases/marks', name), 'utf8'))
const annotation = (svg: string) =>
  readText(
    JSON.stringify({
      type: 'Annotation',
      target: { source: 'x', selector: { type: 'SvgSelector', value: `<svg>${svg}</svg>` } },
    }),
  )
const rounded = (points: readonly (readonly number[])[] = []) =>
  points.map((place) => place.map((value) => Math.round(value * 10) / 10))

describe('files from other programs', () => {
  test('reads a file with NaN among its measurements: M01', () => {
    expect(readCase('M01-nan.geojson').marks).toMatchObject([{ name: '皮质', shape: 'polygon' }])
  })

  test('leaves NaN and Infinity alone where they are words', () => {
    const file = `{"type":"Feature","geometry":{"type":"Point","coordinates":[1,2]},
      "properties":{"name":"NaN \\" -Infinity","x":-Infinity,"y":[NaN,Infinity]}}`
    expect(readText(file).marks).toMatchObject([{ name: 'NaN " -Infinity' }])
    expect(readMarks('{"a": NaNo}', picture)).toBe('notJson')
  })

  test('names a mark by its derived class: M02', () => {
    expect(readCase('M02-names.geojson').marks).toMatchObject([{ name: 'Tumor: CD3', color: 'red' }])
  })

  test('names a mark by a class that is written as a text', () => {
    const feature = { type: 'Feature', geometry: { type: 'Point', coordinates: [1, 2] } }
    const file = JSON.stringify({ ...feature, properties: { classification: 'Stroma' } })
    expect(readText(file).marks).toMatchObject([{ name: 'Stroma' }])
  })

  test('takes a path that comes back to its start as a polygon: M04', () => {
    const [mark] = readCase('M04-closed-without-z.json').marks
    expect(mark).toMatchObject({ name: '核', shape: 'polygon' })
    expect(mark?.points).toHaveLength(4)
  })

  test.each([
    ['a polyline', '<polyline points="1,1 9,1 9,9 1,1"/>'],
    ['a path with steps', '<path d="M1 1 H9 V9 L1 1"/>'],
  ])('takes %s that comes back to its start as a polygon too: M04', (_, drawing) => {
    expect(annotation(drawing).marks).toMatchObject([
      {
        shape: 'polygon',
        points: [
          [1, 1],
          [9, 1],
          [9, 9],
        ],
      },
    ])
  })

  test('takes a closed line of GeoJSON as a polygon: M04', () => {
    const ring = [
      [1, 1],
      [9, 1],
      [9, 9],
      [1, 1],
    ]
    const file = JSON.stringify({ type: 'Feature', geometry: { type: 'LineString', coordinates: ring } })
    expect(readText(file).marks).toMatchObject([{ shape: 'polygon', points: ring.slice(0, 3) }])
  })

  test('follows the bends of a path, as Mirador draws an ellipse', () => {
    const [mark] = annotation(
      '<path d="M0 50c0 -27 23 -50 50 -50s50 23 50 50s-23 50 -50 50s-50 -23 -50 -50z"/>',
    ).marks
    expect(mark?.shape).toBe('polygon')
    for (const [x, y] of mark?.points ?? [])
      expect(Math.abs(Math.hypot(x - 50, y - 50) - 50)).toBeLessThan(1.5)
    expect(annotation('<path d="M0 0 Q 5 10 10 0 T 20 0"/>').marks[0]?.points.at(-5)).toEqual([15, -5])
  })

  test('takes a rectangle that its style turns as one that is turned: M05', () => {
    const turn = (how: string) => annotation(`<rect x="10" y="10" width="60" height="20" ${how}/>`).marks
    expect(turn('style="fill: none; transform: rotate(30deg)"')).toEqual(turn('transform="rotate(30)"'))
  })

  test('takes a point selector as a place', () => {
    const target = { source: 'x', selector: { type: 'PointSelector', x: 5, y: 6 } }
    expect(readText(JSON.stringify({ type: 'Annotation', target })).marks).toMatchObject([
      { shape: 'point', points: [[5, 6]] },
    ])
  })

  test.each([
    [{ classification: ['Tumor', { name: 'CD3' }] }, 'Tumor: CD3', 'yellow'],
    [{ label: '皮质', color: '#ff0000' }, '皮质', 'red'],
    [{ Name: '皮质' }, '皮质', 'yellow'],
  ])('names and colours a mark as other tools write it: %j', (properties, name, color) => {
    const feature = { type: 'Feature', geometry: { type: 'Point', coordinates: [1, 2] }, properties }
    expect(readText(JSON.stringify(feature)).marks).toMatchObject([{ name, color }])
  })

  test('takes a ring within another of its path for a hole, which is told: M07', () => {
    const d = 'M0 0 L90 0 L90 90 L0 90 Z M10 10 L20 10 L20 20 Z M100 100 L110 100 L110 110 Z'
    const { marks, holes, unknown } = annotation(`<path d="${d}" fill-rule="evenodd"/>`)
    expect(marks.map(({ points }) => points[0])).toEqual([
      [0, 0],
      [100, 100],
    ])
    expect({ holes, unknown }).toEqual({ holes: 1, unknown: 0 })
  })

  test('leaves an open path a line', () => {
    expect(annotation('<path d="M1 1 L9 1 L9 9"/>').marks).toMatchObject([{ shape: 'freehand' }])
  })

  test('takes a turned rectangle as a polygon of its corners: M05', () => {
    const { marks, unknown } = readCase('M05-turned-rectangle.json')
    expect(unknown).toBe(0)
    expect(marks[0]?.shape).toBe('polygon')
    expect(rounded(marks[0]?.points)).toEqual([
      [19, -3.7],
      [71, 26.3],
      [61, 43.7],
      [9, 13.7],
    ])
  })

  test('follows the transforms of groups, and keeps an upright box a rectangle', () => {
    const { marks } = annotation(
      '<g transform="translate(100 50) scale(2)"><rect x="1" y="2" width="10" height="5"/></g><circle cx="7" cy="8" r="0"/>',
    )
    expect(marks.map(({ shape, points }) => [shape, points])).toEqual([
      [
        'rectangle',
        [
          [102, 54],
          [122, 64],
        ],
      ],
      ['point', [[7, 8]]],
    ])
  })

  test('says that it does not know a transform it cannot follow', () => {
    expect(annotation('<rect width="9" height="9" transform="skewX(20)"/>')).toMatchObject({
      marks: [],
      unknown: 1,
    })
  })

  test('takes a rectangle in per cent of the picture', () => {
    const box = [
      [200, 200],
      [800, 700],
    ]
    expect(annotation('<rect x="10%" y="20%" width="30%" height="50%"/>').marks[0]?.points).toEqual(box)
    for (const fragment of ['xywh=percent:10,20,30,50', 'xywh=pct:10, 20, 30, 50']) {
      const file = JSON.stringify({ type: 'Annotation', target: `https://x.example/picture#${fragment}` })
      expect(readText(file).marks).toMatchObject([{ shape: 'rectangle', points: box }])
    }
  })

  test('makes two marks of two polygons and says that one has a hole: M07', () => {
    const { marks, holes } = readCase('M07-multi-holes.geojson')
    expect([marks.length, holes]).toEqual([2, 1])
  })

  test('reads a thousand marks: M09', () => {
    const { marks, over } = readMarks(
      readFileSync(join(import.meta.dirname, '../../../cases/marks/M09-1000.geojson'), 'utf8'),
      { width: 1e6, height: 1e6 },
    ) as { marks: unknown[]; over: number }
    expect([marks.length, over]).toEqual([1000, 0])
  })
})
