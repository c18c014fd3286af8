import fc from 'fast-check'
import { safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { uuid } from '../../../../src/contract/endpoint.ts'
import { askedId, missId, missKey } from '../../../../src/rules/exam/miss.ts'

describe('a missed station as a question', () => {
  test('is one question with a valid id, however often it is missed', () => {
    const marks = fc.oneof(fc.nat(), fc.uuid())
    fc.assert(
      fc.property(fc.nat(), marks, (specimen, mark) => {
        expect(safeParse(uuid, missId(specimen, mark)).success).toBe(true)
        expect(missId(specimen, mark)).toBe(missId(specimen, mark))
        expect(safeParse(uuid, askedId(specimen, mark)).success).toBe(true)
        // what is asked by hand stands in another book and is another question
        expect(askedId(specimen, mark)).not.toBe(missId(specimen, mark))
      }),
    )
    const all = Array.from({ length: 20_000 }, (_, at) => missId(at % 100, Math.floor(at / 100)))
    expect(new Set(all).size).toBe(all.length)
  })

  test('is told under one key for each station of each exam', () => {
    expect(safeParse(uuid, missKey('an exam', '1:2')).success).toBe(true)
    expect(missKey('an exam', '1:2')).toBe(missKey('an exam', '1:2'))
    const keys = ['one', 'other'].flatMap((exam) => ['1:2', '1:3'].map((station) => missKey(exam, station)))
    expect(new Set(keys).size).toBe(4)
  })
})
