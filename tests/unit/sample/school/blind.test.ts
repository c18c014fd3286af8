import { expect, test } from 'vitest'
import type { Drawing } from '../../../../sample/drawing/drawing.ts'
import type { QuestionSeed } from '../../../../sample/school/types.ts'
import { asked, digestOf, readingOf, standsRead } from './blind.ts'
import { drawingDigest } from './picture.ts'

const drawn = (grey: number, x: number): Drawing => ({
  key: 'square',
  widthUm: 10,
  heightUm: 10,
  longSidePx: 10,
  plan: () => ({
    structures: [{ term: 'spot', tip: [x, 5], outline: [], objective: 10 }],
    measures: [],
    render: () => ({ width: 1, height: 1, rgb: Uint8Array.of(grey, grey, grey) }),
  }),
})

test('a redrawn picture asks for a new reading, and so does an arrow that moved', () => {
  const before = drawingDigest(drawn(100, 5), 'spot')
  expect(drawingDigest(drawn(100, 5), 'spot')).toBe(before)
  expect(drawingDigest(drawn(101, 5), 'spot')).not.toBe(before)
  expect(drawingDigest(drawn(100, 6), 'spot')).not.toBe(before)
  expect(drawingDigest(drawn(101, 5))).not.toBe(drawingDigest(drawn(100, 5)))
})

test('a question is read with its picture, or by its words when that is covered', () => {
  const question: QuestionSeed = {
    key: 'at-the-arrow',
    kind: 'PANDUAN',
    stem: { zh: '箭头所指', en: 'At the arrow' },
    analysis: { zh: '', en: '' },
    right: true,
    difficulty: 1,
    specimen: { key: 'hand-bones', term: 'lunate' },
  }
  const words = digestOf(question)
  expect(readingOf(question)).toMatch(new RegExp(`^${words}\\.[0-9a-f]{8}$`))
  expect(readingOf({ ...question, specimen: { key: 'hand-bones', term: 'capitate' } })).not.toContain(words)
  expect(asked(question)).toContain(`picture: ${readingOf(question)}.png`)
  expect(asked(question, true)).toContain(`## ${words} [`)
})

test('a later reader who disagrees withdraws what an earlier one agreed to', () => {
  expect(standsRead(true, ['otherwise'])).toBe(false)
  expect(standsRead(true, null)).toBe(true)
  expect(standsRead(false, null)).toBe(false)
  expect(standsRead(false, [])).toBe(true)
})
