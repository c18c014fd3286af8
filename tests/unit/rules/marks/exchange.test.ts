import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type MarkLayer, type MarkShape, markColors } from '../../../../src/contract/specimens.ts'
import {
  type Exchanged,
  ofMark,
  ofPersonal,
  plainMark,
  toPersonal,
} from '../../../../src/rules/marks/exchange.ts'
import { toGeoJson } from '../../../../src/rules/marks/geojson.ts'
import { type FileOfMarks, maxMarksRead, readMarks } from '../../../../src/rules/marks/read.ts'
import type { Place } from '../../../../src/rules/marks/shape.ts'
import { toW3c } from '../../../../src/rules/marks/w3c.ts'

const picture = { width: 20_000, height: 15_000 }
const source = 'https://school.example/wk_mobile/resource/specimen/detail/1'
const formats = [
  ['QuPath GeoJSON', (marks: Exchanged[]) => toGeoJson(marks)],
  ['W3C Web Annotation', (marks: Exchanged[]) => toW3c(marks, source)],
] as const

function read(text: string): FileOfMarks {
  const given = readMarks(text, picture)
  if (typeof given === 'string') throw new Error(given)
  return given
}

const place = fc.tuple(
  fc.double({ min: 0, max: picture.width, noNaN: true }),
  fc.double({ min: 0, max: picture.height, noNaN: true }),
) as fc.Arbitrary<Place>
const places = (minLength: number, maxLength: number) => fc.array(place, { minLength, maxLength })
/** Upper left and lower right, as a box is drawn. */
const box = fc
  .tuple(place, fc.double({ min: 1, max: 5000, noNaN: true }), fc.double({ min: 1, max: 5000, noNaN: true }))
  .map(([[x, y], w, h]): Place[] => [
    [x, y],
    [x + w, y + h],
  ])
const pointsOf: Record<MarkShape, fc.Arbitrary<Place[]>> = {
  point: places(1, 1),
  text: places(1, 1),
  arrow: places(2, 2),
  line: places(2, 2),
  rectangle: box,
  ellipse: box,
  polygon: places(3, 30).filter((points) => {
    const [first, last] = [points[0], points.at(-1)]
    return first?.[0] !== last?.[0] || first?.[1] !== last?.[1]
  }),
  freehand: places(2, 30),
}
const words = fc
  .string({ minLength: 1, maxLength: 30, unit: 'grapheme' })
  .filter((text) => text.trim() !== '')
const maybe = fc.oneof(fc.constant(''), words)

const personal: fc.Arbitrary<Exchanged> = fc
  .constantFrom(...(Object.keys(pointsOf) as MarkShape[]))
  .chain((shape) =>
    fc.record({
      ...{ shape: fc.constant(shape), points: pointsOf[shape], name: words, desc: maybe },
      color: fc.constantFrom(...markColors),
      fontSize: fc.integer({ min: 8, max: 24 }),
      frame: fc.integer({ min: 0, max: 71 }),
    }),
  )
  .map((drawn) => ({ ...plainMark, ...drawn }))

const given: fc.Arbitrary<Exchanged> = fc.record({
  layer: fc.constantFrom<MarkLayer>('preset', 'system', 'school'),
  shape: fc.constant<MarkShape>('polygon'),
  points: pointsOf.polygon,
  tip: place,
  frame: fc.constant(0),
  ...{ name: words, nameEn: words, nameLatin: words, desc: words, descEn: words },
  aliases: fc.array(words, { maxLength: 3 }),
  color: fc.constant<'yellow'>('yellow'),
  fontSize: fc.constant(14),
  objective: fc.constantFrom(0, 4, 10, 40),
})

/** The same to a hundredth of a px. */
function expectSame(back: Exchanged | undefined, mark: Exchanged) {
  const bare = (one: Exchanged) => ({ ...one, points: [], tip: null })
  expect(back && bare(back)).toEqual(bare(mark))
  const flat = (one: Exchanged) => [...one.points, ...(one.tip ? [one.tip] : [])].flat()
  const [ours, theirs] = [flat(mark), flat(back ?? mark)]
  expect(theirs).toHaveLength(ours.length)
  for (const [at, value] of ours.entries()) expect(Math.abs(value - (theirs[at] ?? NaN))).toBeLessThan(0.01)
}

describe.each(formats)('marks into %s and back', (_, write) => {
  test('come back as they were, whoever made them', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(personal, given), { maxLength: 8 }), (marks) => {
        const back = read(write(marks))
        expect(back).toMatchObject({ unknown: 0, holes: 0, outside: 0, over: 0 })
        expect(back.marks).toHaveLength(marks.length)
        for (const [at, mark] of marks.entries()) expectSame(back.marks[at], mark)
      }),
    )
  })

  test('those that touch the picture’s edge from outside come back too', () => {
    // found by the property above: seed 2082697
    const points: Place[] = [
      [0, 14999.999015880978],
      [1, 18116.617984119017],
    ]
    const edge: Exchanged = { ...plainMark, shape: 'ellipse', name: 'a', points }
    const back = read(write([edge]))
    expect(back.outside).toBe(0)
    expectSame(back.marks[0], edge)
  })

  test('more than may come in at once are counted, and so are those of another picture', () => {
    const at = (x: number): Exchanged => ({ ...plainMark, name: 'a', points: [[x, 5]] })
    const many = Array.from({ length: maxMarksRead + 3 }, (_, x) => at(x))
    expect(read(write([...many, at(30_000)]))).toMatchObject({ outside: 1, over: 3 })
  })
})

test('a copied mark loses nothing: texts without a field of their own enter the note', () => {
  const mark = ofMark({
    ...{ id: 1, layer: 'preset', name: '角质层', nameEn: 'stratum corneum', nameLatin: '' },
    ...{ aliases: ['horny layer'], desc: '无核。', descEn: 'Anucleate.', x: 5, y: 6, outline: [] },
    ...{ objective: 10, frames: [], creatorName: '' },
  })
  const own = toPersonal(mark, { clientId: 'u', specimenId: 3, frames: 1 })
  expect(own).toMatchObject({ name: '角质层', shape: 'point', points: [[5, 6]], specimenId: 3 })
  expect(own.desc).toBe('无核。\nAnucleate.\nstratum corneum · horny layer')
  expect(ofPersonal(own)).toMatchObject({ name: '角质层', desc: own.desc })
})

test.each(formats)('a turntable’s mark comes back from %s in a frame that shows it', (_, write) => {
  const frames = Array.from({ length: 12 }, (_, n): Place | null => (n > 3 && n < 9 ? [100 + n, 50] : null))
  const mark = ofMark({
    ...{ id: 1, layer: 'preset', name: '左心房', nameEn: 'left atrium', nameLatin: '', aliases: [] },
    ...{ desc: '', descEn: '', x: 104, y: 50, outline: [], objective: 0, frames, creatorName: '' },
  })
  const [back = plainMark] = read(write([mark])).marks
  const { frame, points } = toPersonal(back, { clientId: 'u', specimenId: 3, frames: 12 })
  expect(frames[frame]).toEqual(points[0])
})

test('a line of more points than the service takes is thinned', () => {
  const points = Array.from({ length: 9000 }, (_, x): Place => [x, Math.sin(x / 40) * 300])
  const own = toPersonal(
    { ...plainMark, shape: 'freehand', points },
    { clientId: 'u', specimenId: 3, frames: 1 },
  )
  expect(own.points.length).toBeLessThanOrEqual(2000)
  expect(own.points.length).toBeGreaterThan(100)
})

describe('a file that is no file of marks is refused with its reason', () => {
  test.each(['', '{', 'a,b\n1,2', '{"type": "FeatureCollection"'])('not JSON: %s', (text) => {
    expect(readMarks(text, picture)).toBe('notJson')
  })
  test.each(['null', '3', '[]', '{}', '{"hello": []}', '[{"type": "Dog"}]'])('no marks: %s', (text) => {
    expect(readMarks(text, picture)).toBe('notMarks')
  })
  test('whatever is in it, reading never throws', () => {
    fc.assert(
      fc.property(fc.json(), fc.boolean(), (inside, wrap) => {
        const text = wrap
          ? `{"type":"FeatureCollection","features":[{"type":"Feature","geometry":${inside},"properties":${inside}}]}`
          : `{"items":[{"type":"Annotation","body":${inside},"target":${inside},"vitrine":${inside}}]}`
        expect(typeof readMarks(text, picture)).toBe('object')
      }),
    )
  })
})
