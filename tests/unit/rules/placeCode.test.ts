import { expect, test } from 'vitest'
import { readPlace, writePlace } from '../../../src/rules/placeCode.ts'

const slideId = '0b0f4b2e-6f55-4a59-9d80-1c0d2f5f7a11'

test('a place comes back from its code, which has at most 100 bytes', () => {
  const slide = { kind: 'slide' as const, coursewareId: 999_999_999_999, slideId }
  const view = { x: 0.5123, y: 0.25, height: 1.2, aspect: 0.4615, rotation: 270 }
  const specimen = { kind: 'specimen' as const, specimenId: 999_999_999_999, view }
  const plain = { kind: 'specimen' as const, specimenId: 7, view: null }
  for (const place of [slide, specimen, plain]) {
    expect(readPlace(writePlace(place))).toEqual(place)
    expect(new TextEncoder().encode(writePlace(place)).length).toBeLessThanOrEqual(100)
  }
})

test.each(['', 'HST7K2', 'VP1C12', 'VP1C12.zz', 'VP2S3', 'https://x.example/VP1S3'])(
  'a code of something else is no place: %s',
  (code) => expect(readPlace(code)).toBeNull(),
)
