import { expect, test } from 'vitest'
import { hasPrepared, isPrepared } from '../../../../src/rules/teaching/prepared.ts'

const specimen = { id: 7, keepKind: 'specimen' as const, depth: 'focus' as const, version: '' }
const courseware = { id: 3, keepKind: 'courseware' as const, depth: 'focus' as const, version: '2' }
const pack = (id: string, depth: 'study' | 'focus' | 'full', etag = '') => ({ id, depth, etag })

test('a thing is prepared where it is kept deep enough and in the version of today', () => {
  const has = (packs: ReturnType<typeof pack>[], item: typeof specimen | typeof courseware) =>
    hasPrepared(new Map(packs.map((one) => [one.id, one])), item)
  expect(has([pack('specimen-7', 'full')], specimen)).toBe(true)
  expect(has([pack('specimen-7', 'focus')], specimen)).toBe(true)
  expect(has([pack('specimen-7', 'study')], specimen)).toBe(false)
  expect(has([pack('specimen-70', 'full')], specimen)).toBe(false)
  expect(has([pack('courseware-3', 'focus', '2')], courseware)).toBe(true)
  expect(has([pack('courseware-3', 'full', '1')], courseware)).toBe(false)
})

test('a device is ready with all of it', () => {
  const both = [pack('specimen-7', 'focus'), pack('courseware-3', 'focus', '2')]
  expect(isPrepared(both, [specimen, courseware])).toBe(true)
  expect(isPrepared(both.slice(1), [specimen, courseware])).toBe(false)
})
