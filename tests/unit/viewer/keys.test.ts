import { expect, test, vi } from 'vitest'
import { press } from '../../../src/viewer/keys.ts'
import type { Slide } from '../../../src/viewer/slide.ts'

const slide = () =>
  ({ zoomBy: vi.fn(), panBy: vi.fn(), whole: vi.fn() }) as unknown as Slide &
    Record<'zoomBy' | 'panBy' | 'whole', ReturnType<typeof vi.fn>>
const key = (name: string, held = {}) => ({
  key: name,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...held,
})

test('arrows pan, plus and minus zoom, 0 shows the whole picture', () => {
  const moved = slide()
  for (const name of ['ArrowRight', 'ArrowUp', '+', '=', '-', '0']) expect(press(key(name), moved)).toBe(true)
  expect(moved.panBy.mock.calls).toEqual([[{ x: 0.25, y: 0 }], [{ x: 0, y: -0.25 }]])
  expect(moved.zoomBy.mock.calls.map(([factor]) => factor > 1)).toEqual([true, true, false])
  expect(moved.whole).toHaveBeenCalledOnce()
})

test('the browser’s own zoom and other keys are left alone', () => {
  const still = slide()
  expect(press(key('+', { ctrlKey: true }), still)).toBe(false)
  expect(press(key('0', { metaKey: true }), still)).toBe(false)
  expect(press(key('a'), still)).toBe(false)
  expect(still.zoomBy).not.toHaveBeenCalled()
})
