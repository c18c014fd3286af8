import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { MarkLayer } from '../../../src/contract/specimens.ts'
import { shapeOf } from '../../../src/viewer/shapes.tsx'

const drawn = (layer: MarkLayer) => {
  const Shape = shapeOf[layer]
  return renderToString(<Shape />)
}

test('the sample’s marks, a teacher’s and one’s own are told apart by the shape of their pins, without colour', () => {
  expect(new Set([drawn('preset'), drawn('system'), drawn('personal')]).size).toBe(3)
  expect(drawn('school')).toBe(drawn('system'))
})
