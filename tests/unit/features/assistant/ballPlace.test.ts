import { expect, test } from 'vitest'
import {
  ballPx,
  cornerAt,
  freeCorner,
  nearestPlace,
  startPlace,
} from '../../../../src/features/assistant/ballPlace.ts'
import { chatOriginOf, specimenAsked } from '../../../../src/features/assistant/chatMessage.ts'

const phone = { width: 390, height: 844 }

test('B07: the ball rests at the nearest edge, and keeps its place on another screen', () => {
  expect(nearestPlace({ x: 60, y: 400 }, phone).edge).toBe('left')
  expect(nearestPlace({ x: 300, y: 400 }, phone).edge).toBe('right')
  expect(nearestPlace({ x: 170, y: 30 }, phone).edge).toBe('top')
  expect(nearestPlace({ x: 170, y: 790 }, phone).edge).toBe('bottom')
  const turned = cornerAt(nearestPlace({ x: 300, y: 400 }, phone), { width: 844, height: 390 })
  expect(turned.x + ballPx).toBeLessThan(844)
  expect(turned.y + ballPx).toBeLessThan(390)
})

test('B07: the ball covers nothing that can be pressed', () => {
  const home = cornerAt(startPlace, phone)
  const row = { left: 0, top: home.y - 100, width: 390, height: 220 }
  const moved = freeCorner(startPlace, phone, [row])
  expect(moved.y + ballPx <= row.top || moved.y >= row.top + row.height).toBe(true)
  expect(freeCorner(startPlace, phone, [])).toEqual(home)
})

test('B07: where controls fill the screen the ball stays on it', () => {
  const corner = freeCorner(startPlace, phone, [{ left: 0, top: 0, ...phone }])
  expect(corner.x).toBeGreaterThan(0)
  expect(corner.x + ballPx).toBeLessThan(phone.width)
})

test('B08: only a well formed message of the type spec names a specimen', () => {
  expect(specimenAsked({ type: 'spec', id: 12 })).toBe(12)
  expect(specimenAsked({ type: 'spec', id: '12' })).toBe(12)
  for (const message of [
    null,
    'spec',
    { type: 'other', id: 12 },
    { type: 'spec' },
    { type: 'spec', id: -1 },
    { type: 'spec', id: 1.5 },
    { type: 'spec', id: '../account' },
    { type: 'spec', id: [12] },
  ])
    expect(specimenAsked(message)).toBeNull()
})

test('B08: a chat page of the app’s own origin is refused', () => {
  expect(chatOriginOf('https://ai.example/chat?x=1', 'https://school.example')).toBe('https://ai.example')
  expect(chatOriginOf('https://school.example/chat', 'https://school.example')).toBeNull()
  expect(chatOriginOf('javascript:alert(1)', 'https://school.example')).toBeNull()
  expect(chatOriginOf('', 'https://school.example')).toBeNull()
})
