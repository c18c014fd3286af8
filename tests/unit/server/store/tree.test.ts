import { expect, test } from 'vitest'
import { below, family, tree } from '../../../../server/store/tree.ts'

const rows = [
  { id: 1, parentId: null },
  { id: 2, parentId: 1 },
  { id: 3, parentId: 2 },
  { id: 4, parentId: null },
  { id: 5, parentId: 99 },
]

interface Node {
  id: number
  items: Node[]
}

const made = tree(rows, ({ id }, items: Node[]): Node => ({ id, items }))

test('rows become a tree in their order, with orphans at the top', () => {
  expect(made).toEqual([
    { id: 1, items: [{ id: 2, items: [{ id: 3, items: [] }] }] },
    { id: 4, items: [] },
    { id: 5, items: [] },
  ])
})

test('what is below a node is found at any depth', () => {
  expect(below(made, 2, ({ items }) => items)).toEqual([{ id: 3, items: [] }])
  expect(below(made, 3, ({ items }) => items)).toEqual([])
  expect(below(made, 77, ({ items }) => items)).toEqual([])
  expect(family(rows, 1)).toEqual([1, 2, 3])
})
