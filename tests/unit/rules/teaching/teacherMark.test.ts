import { expect, test } from 'vitest'
import { outlineOfShape, tipOfShape } from '../../../../src/rules/teaching/teacherMark.ts'

type Spot = [number, number]
const box: Spot[] = [
  [0, 0],
  [10, 20],
]

test('a drawn shape gets a tip and an outline', () => {
  expect(tipOfShape('arrow', box)).toEqual([10, 20])
  expect(tipOfShape('rectangle', box)).toEqual([5, 10])
  expect(outlineOfShape('arrow', box)).toEqual([])
  expect(outlineOfShape('rectangle', box)).toHaveLength(4)
  const ellipse = outlineOfShape('ellipse', box)
  for (const [x, y] of ellipse) expect(((x - 5) / 5) ** 2 + ((y - 10) / 10) ** 2).toBeCloseTo(1)
})
