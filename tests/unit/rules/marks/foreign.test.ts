/** Files as other programs write them. */
import { describe, expect, test } from 'vitest'
import { readMarks } from '../../../../src/rules/marks/read.ts'

const picture = { width: 2000, height: 1000 }
const read = (value: unknown) => {
  const given = readMarks(JSON.stringify(value), picture)
  if (typeof given === 'string') throw new Error(given)
  return given
}
const feature = (geometry: unknown, properties: unknown = {}) => ({ type: 'Feature', geometry, properties })
const square = [
  [10, 10],
  [50, 10],
  [50, 40],
  [10, 40],
  [10, 10],
]
const triangle = [
  [0, 0],
  [50, 0],
  [0, 40],
  [0, 0],
]

describe('from QuPath', () => {
  test('the plain array that 0.3 wrote, with its packed colour, and a FeatureCollection', () => {
    const one = {
      type: 'Feature',
      id: 'PathAnnotationObject',
      geometry: { type: 'Polygon', coordinates: [triangle] },
      properties: { classification: { name: 'Tumor', colorRGB: -3670016 }, isLocked: false },
    }
    for (const value of [[one], { type: 'FeatureCollection', features: [one] }, one]) {
      const { marks } = read(value)
      expect(marks).toMatchObject([{ shape: 'polygon', name: 'Tumor', color: 'red' }])
      expect(marks[0]?.points).toEqual(triangle.slice(0, 3))
    }
  })

  test('an ellipse is its box, a box is a rectangle', () => {
    const oval = [
      [30, 10],
      [50, 25],
      [30, 40],
      [10, 25],
      [30, 10],
    ]
    const { marks } = read([
      feature({ type: 'Polygon', coordinates: [oval], isEllipse: true }, { name: 'a', color: [0, 0, 255] }),
      feature({ type: 'Polygon', coordinates: [square] }),
    ])
    expect(marks.map(({ shape }) => shape)).toEqual(['ellipse', 'rectangle'])
    for (const { points } of marks)
      expect(points).toEqual([
        [10, 10],
        [50, 40],
      ])
    expect(marks[0]).toMatchObject({ name: 'a', color: 'blue' })
  })

  test('several places or areas become a mark each', () => {
    const properties = { name: 'n', classification: { name: 'Mitosis' } }
    const { marks, unknown } = read([
      feature(
        {
          type: 'MultiPoint',
          coordinates: [
            [1, 2],
            [3, 4],
          ],
        },
        properties,
      ),
      feature({ type: 'MultiPolygon', coordinates: [[square], [triangle]] }),
      feature({
        type: 'LineString',
        coordinates: [
          [1, 2],
          [3, 4],
        ],
      }),
      feature({
        type: 'LineString',
        coordinates: [
          [1, 2],
          [3, 4],
          [5, 9],
        ],
      }),
    ])
    expect(marks.map(({ shape }) => shape)).toEqual([
      ...['point', 'point', 'rectangle', 'polygon', 'line', 'freehand'],
    ])
    expect(marks[0]).toMatchObject({ name: 'n', aliases: ['Mitosis'] })
    expect(unknown).toBe(0)
  })

  test('what is no shape is kept out and counted; holes are told', () => {
    const { marks, unknown, holes } = read([
      feature(null),
      feature({ type: 'Circle', coordinates: [1, 2], radius: 3 }),
      feature({ type: 'Point', coordinates: ['a', 2] }),
      feature({
        type: 'Polygon',
        coordinates: [
          [
            [1, 1],
            [2, 2],
          ],
        ],
      }),
      feature({
        type: 'Polygon',
        coordinates: [
          triangle,
          [
            [5, 5],
            [9, 5],
            [5, 9],
            [5, 5],
          ],
        ],
      }),
      'nonsense',
      feature({ type: 'Point', coordinates: [5, 5] }),
    ])
    expect(marks).toHaveLength(2)
    expect({ unknown, holes }).toEqual({ unknown: 5, holes: 1 })
  })
})

describe('from Annotorious and other W3C tools', () => {
  const annotation = (selector: unknown, body: unknown = []) => ({
    ...{ '@context': 'http://www.w3.org/ns/anno.jsonld', type: 'Annotation', body },
    target: { source: 'https://other.example/slide', selector },
  })
  const fragment = (value: string) => ({ type: 'FragmentSelector', value })
  const svg = (value: string) => ({ type: 'SvgSelector', value: `<svg>${value}</svg>` })

  test('each shape that it draws', () => {
    const { marks, unknown } = read([
      annotation(fragment('xywh=pixel:10,20,30,40')),
      annotation(fragment('xywh=percent:50,50,10,10')),
      annotation(svg('<polygon points="0,0 50,0 0,40"></polygon>')),
      annotation(svg('<ellipse cx="50" cy="60" rx="10" ry="20" />')),
      annotation(svg('<circle cx="50" cy="60" r="10" />')),
      annotation(svg("<path d='M10 10 L50 10 l0 30 H10 Z'/>")),
      annotation(svg('<path d="M1,2 L3,4 5,9" />')),
      annotation(svg('<line x1="1" y1="2" x2="3" y2="4"/>')),
      { ...annotation(null), target: 'https://other.example/slide#xywh=10,20,30,40' },
    ])
    expect(marks.map(({ shape, points }) => [shape, points])).toEqual([
      [
        'rectangle',
        [
          [10, 20],
          [40, 60],
        ],
      ],
      [
        'rectangle',
        [
          [1000, 500],
          [1200, 600],
        ],
      ],
      [
        'polygon',
        [
          [0, 0],
          [50, 0],
          [0, 40],
        ],
      ],
      [
        'ellipse',
        [
          [40, 40],
          [60, 80],
        ],
      ],
      [
        'ellipse',
        [
          [40, 50],
          [60, 70],
        ],
      ],
      [
        'rectangle',
        [
          [10, 10],
          [50, 40],
        ],
      ],
      [
        'freehand',
        [
          [1, 2],
          [3, 4],
          [5, 9],
        ],
      ],
      [
        'line',
        [
          [1, 2],
          [3, 4],
        ],
      ],
      [
        'rectangle',
        [
          [10, 20],
          [40, 60],
        ],
      ],
    ])
    expect(unknown).toBe(0)
  })

  test('its names and sentences, in whatever language they say they are', () => {
    const { marks } = read({
      type: 'AnnotationCollection',
      first: {
        type: 'AnnotationPage',
        items: [
          annotation(fragment('xywh=pixel:1,2,0,0'), [
            { type: 'TextualBody', purpose: 'tagging', value: '肾小球', language: 'zh-CN' },
            { type: 'TextualBody', purpose: 'tagging', value: 'glomerulus', language: 'en' },
            { type: 'TextualBody', purpose: 'commenting', value: 'look here' },
            { type: 'TextualBody', purpose: 'replying', value: 'yes' },
          ]),
        ],
      },
    })
    expect(marks).toMatchObject([
      { shape: 'point', name: '肾小球', nameEn: 'glomerulus', desc: 'look here\nyes' },
    ])
  })

  test('arcs, slanted drawings and targets without a place are kept out and counted', () => {
    const { marks, unknown } = read([
      annotation(svg('<path d="M0 0 A 5 5 0 1 0 3 3"/>')),
      annotation(svg('<g transform="skewX(3)"><rect x="1" y="1" width="5" height="5"/></g>')),
      annotation({ type: 'RangeSelector' }),
      annotation(svg('<text>hello</text>')),
      { type: 'Annotation', body: 'no target' },
    ])
    expect({ marks, unknown }).toEqual({ marks: [], unknown: 5 })
  })
})
