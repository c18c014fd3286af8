import { expect, test } from 'vitest'
import {
  mostZoom,
  moveFrame,
  widestFrame,
  zoomFrame,
  zoomOf,
} from '../../../../src/features/people/account/cropFrame.ts'

const tall = { width: 200, height: 400 }

test('begins with the largest square in the middle of the picture', () => {
  expect(widestFrame(tall)).toEqual({ x: 100, y: 200, sidePx: 200 })
})

test('moves by shares of its side and never shows anything beyond an edge', () => {
  const frame = widestFrame(tall)
  expect(moveFrame(frame, tall, 0, -0.25)).toEqual({ x: 100, y: 150, sidePx: 200 })
  expect(moveFrame(frame, tall, 5, -5)).toEqual({ x: 100, y: 100, sidePx: 200 })
})

test('zooms in around its middle within limits and stays inside when zooming out', () => {
  const close = zoomFrame(widestFrame(tall), tall, 99)
  expect([close.sidePx, zoomOf(close, tall)]).toEqual([200 / mostZoom, mostZoom])
  const corner = moveFrame(close, tall, 9, 9)
  expect(corner).toEqual({ x: 175, y: 375, sidePx: 50 })
  expect(zoomFrame(corner, tall, 0)).toEqual({ x: 100, y: 300, sidePx: 200 })
})
