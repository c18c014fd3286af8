import { expect, test } from 'vitest'
import { targetOf } from '../../../../src/features/teaching/scan/target.ts'
import { writePlace } from '../../../../src/rules/placeCode.ts'

test('a scanned code leads to a class, a place or an address of the app', () => {
  expect(targetOf(' hst7-k2 ')).toEqual({ kind: 'room', code: 'HST7K2' })
  const place = { kind: 'specimen' as const, specimenId: 7, view: null }
  expect(targetOf(writePlace(place))).toEqual({ kind: 'place', place })
  expect(targetOf('http://10.0.0.3:8080/wk_mobile/ts/code?c=HST7K2')).toEqual({
    kind: 'address',
    path: '/wk_mobile/ts/code?c=HST7K2',
  })
})

test.each(['', '123', 'https://example.com/', 'javascript:alert(1)', 'WIFI:S:lab;;', '//x/wk_mobilex/'])(
  'a code of something else leads nowhere: %s',
  (text) => expect(targetOf(text)).toBeNull(),
)
