import { expect, test } from 'vitest'
import { chosenSubjects, readSubjects, writeSubjects } from '../../../../src/features/review/subjects.ts'

const tree = [
  { subjectId: 1, total: 3 },
  { subjectId: 2, total: 0 },
  { subjectId: 4, total: 1 },
]

test('without a choice, structures come from subjects in which something was missed', () => {
  expect(chosenSubjects(readSubjects(undefined), tree)).toEqual([1, 4])
})

test('a choice stands in the address, no subject too; what is no subject is left out', () => {
  expect(chosenSubjects(readSubjects(writeSubjects([2, 4])), tree)).toEqual([2, 4])
  expect(chosenSubjects(readSubjects(writeSubjects([])), tree)).toEqual([])
  // an address of one subject is read as a number
  expect(chosenSubjects(readSubjects(2), tree)).toEqual([2])
  expect(readSubjects('1.x.-3.2')).toBe('1.2')
})
