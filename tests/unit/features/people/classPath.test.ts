import { expect, test } from 'vitest'
import type { AcademyNode } from '../../../../src/contract/admin/academies.ts'
import { academyPath, missingAcademyKind } from '../../../../src/features/people/account/classPath.ts'

const node = (id: number, kind: AcademyNode['kind'], children: AcademyNode[] = []) =>
  ({ id, kind, name: `${id}`, nameEn: '', children }) as AcademyNode

const tree = [
  node(1, 'academy', [node(2, 'grade', [node(3, 'class')]), node(4, 'grade')]),
  node(5, 'academy', [node(6, 'class')]),
]
const missing = (id: number | null) => missingAcademyKind(tree, academyPath(tree, id))

test('V03 a missing academy, grade or class is named', () => {
  expect([missing(null), missing(1), missing(2), missing(4), missing(3)]).toEqual([
    'academy',
    'grade',
    'class',
    'class',
    null,
  ])
  // An academy without grades asks for the class at once.
  expect([missing(5), missing(6)]).toEqual(['class', null])
})

test('the way to a class leads through its academy and grade', () => {
  expect(academyPath(tree, 3).map(({ id }) => id)).toEqual([1, 2, 3])
  expect(academyPath(tree, 99)).toEqual([])
})
