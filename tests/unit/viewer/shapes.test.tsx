import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { MarkLayer } from '../../../src/contract/specimens.ts'
import { DOT, PIN } from '../../../src/viewer/pins.ts'
import { shapeOf } from '../../../src/viewer/shapes.tsx'

const drawn = (layer: MarkLayer, grow = 0) => {
  const Shape = shapeOf[layer]
  return renderToString(<Shape grow={grow} />)
}

test('the sample’s marks, a teacher’s and one’s own are told apart by the shape of their pins, without colour', () => {
  expect(new Set([drawn('preset'), drawn('system'), drawn('personal')]).size).toBe(3)
  expect(drawn('school')).toBe(drawn('system'))
})

test('so are the dots that stand for them where there is no room: a teacher’s has corners', () => {
  const small = DOT - PIN
  expect(new Set([drawn('preset', small), drawn('system', small), drawn('personal', small)]).size).toBe(3)
  const [, width, corner] = /width="([\d.]+)".*rx="([\d.]+)"/.exec(drawn('system', small)) ?? []
  expect(Number(corner)).toBeLessThan(Number(width) / 4)
})
