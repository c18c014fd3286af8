import { describe, expect, test } from 'vitest'
import { entry } from '../../../src/outbox/entry.ts'
import { CannotReadUnsentFile, readUnsentFile } from '../../../src/outbox/readUnsentFile.ts'
import { type School, writeUnsentFile } from '../../../src/outbox/writeUnsentFile.ts'

const user = 1
const id = '11111111-1111-4111-8111-111111111111'
const input = { catalogId: 1, paperId: id, questionId: 1, content: '1' }
const row = entry('chapter.submit', input, { lane: 'chapter:1', subject: 'question:1' }, 1)
const file = (school: School) => JSON.stringify(writeUnsentFile(user, [{ ...row, seq: 1 }], 1, school))

const ip = 'http://10.0.0.5:8080'
const name = 'https://classroom.school.cn'

function fault(text: string, school: School): string | null {
  try {
    expect(readUnsentFile(text, { user, school }).map((one) => one.id)).toEqual([row.id])
    return null
  } catch (error) {
    return error instanceof CannotReadUnsentFile ? error.fault : `${error}`
  }
}

describe('a file of unsent work belongs to its school', () => {
  test('whatever address the school is reached at', () => {
    expect(fault(file({ origin: ip, id: 'a' }), { origin: name, id: 'a' })).toBe(null)
    expect(fault(file({ origin: ip, id: 'a' }), { origin: ip, id: 'a' })).toBe(null)
  })

  test('another school is refused, at the same address too', () => {
    expect(fault(file({ origin: ip, id: 'a' }), { origin: ip, id: 'b' })).toBe('otherSchool')
    expect(fault(file({ origin: ip, id: 'a' }), { origin: name, id: 'b' })).toBe('otherSchool')
  })

  test('told by its address where it does not say who it is, or not yet', () => {
    expect(fault(file({ origin: ip }), { origin: ip, id: 'a' })).toBe(null)
    expect(fault(file({ origin: ip }), { origin: name, id: 'a' })).toBe('otherSchool')
    expect(fault(file({ origin: ip, id: 'a' }), { origin: ip })).toBe(null)
    expect(fault(file({ origin: ip, id: 'a' }), { origin: name })).toBe('otherSchool')
  })
})
