import { expect, test, vi } from 'vitest'
import { objectiveKeys, pressKey } from '../../../../src/viewer/slide/keys.ts'
import type { Slide } from '../../../../src/viewer/slide/slide.ts'

const slide = () =>
  ({
    zoomBy: vi.fn(),
    panBy: vi.fn(),
    whole: vi.fn(),
    rotateBy: vi.fn(),
    rotateTo: vi.fn(),
  }) as unknown as Slide &
    Record<'zoomBy' | 'panBy' | 'whole' | 'rotateBy' | 'rotateTo', ReturnType<typeof vi.fn>>
const key = (name: string, held = {}) => ({
  key: name,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...held,
})

test('arrows pan, plus and minus zoom, and 0 shows the whole picture', () => {
  const moved = slide()
  for (const name of ['ArrowRight', 'ArrowUp', '+', '=', '-', '0'])
    expect(pressKey(key(name), moved)).toBe(true)
  pressKey(key('ArrowDown', { shiftKey: true }), moved)
  expect(moved.panBy.mock.calls).toEqual([[{ x: 0.25, y: 0 }], [{ x: 0, y: -0.25 }], [{ x: 0, y: 0.05 }]])
  expect(moved.zoomBy.mock.calls.map(([factor]) => factor > 1)).toEqual([true, true, false])
  expect(moved.whole).toHaveBeenCalledOnce()
})

test('brackets turn, r sets upright, whether the letter is large or small', () => {
  const turned = slide()
  for (const name of ['[', ']', 'r', 'R']) expect(pressKey(key(name), turned)).toBe(true)
  expect(turned.rotateBy.mock.calls.map(([degrees]) => Math.sign(degrees))).toEqual([-1, 1])
  expect(turned.rotateTo.mock.calls).toEqual([[0], [0]])
})

test('digits are the objectives that can be used, and only those', () => {
  const used: number[] = []
  const acts = objectiveKeys([4, 10, 40], (objective) => used.push(objective))
  for (const name of ['1', '2', '4']) expect(pressKey(key(name), slide(), acts)).toBe(true)
  for (const name of ['3', '5']) expect(pressKey(key(name), slide(), acts)).toBe(false)
  expect(used).toEqual([4, 10, 40])
})

test('what a tool asks of a key comes first', () => {
  const added = vi.fn()
  expect(pressKey(key('Enter'), slide(), { enter: added })).toBe(true)
  expect(pressKey(key('Enter'), slide())).toBe(false)
  expect(added).toHaveBeenCalledOnce()
})

test('the browser’s own zoom and other keys are left alone', () => {
  const still = slide()
  expect(pressKey(key('+', { ctrlKey: true }), still)).toBe(false)
  expect(pressKey(key('0', { metaKey: true }), still)).toBe(false)
  expect(pressKey(key('q'), still)).toBe(false)
  expect(still.zoomBy).not.toHaveBeenCalled()
})
