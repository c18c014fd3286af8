import { describe, expect, test } from 'vitest'
import type { Mark } from '../../../../src/contract/specimens.ts'
import { seenMarks } from '../../../../src/viewer/marks/legend.ts'

const mark = (id: number, [x, y]: [number, number], frames: Mark['frames'] = []): Mark => ({
  ...{ id, layer: 'preset', name: `${id}`, nameEn: '', nameLatin: '', aliases: [], desc: '', descEn: '' },
  ...{ x, y, outline: [], objective: 0, frames, creatorName: '' },
})
const picture = { width: 1000, height: 1000 }
const whole = { x: 0, y: 0, zoom: 0.4, rotation: 0, width: 400, height: 400 }
/** its upper left quarter */
const near = { ...whole, zoom: 0.8 }
const numbers = (...given: Parameters<typeof seenMarks>) => seenMarks(...given).map(({ number }) => number)

describe('what is written below a saved picture', () => {
  const marks = [mark(1, [100, 100]), mark(2, [900, 900]), mark(3, [200, 200])]

  test('is the names of the numbers that stand on it', () => {
    expect(numbers(marks, whole, picture)).toEqual([1, 2, 3])
    expect(numbers(marks, near, picture)).toEqual([1, 3])
  })

  test('a text of one’s own has no number', () => {
    expect(numbers(marks, whole, picture, { pinless: new Set([1]) })).toEqual([2, 3])
  })

  test('of a turntable: of those in front in this frame, at their places there', () => {
    const turned = [
      mark(1, [100, 100], [[100, 100], null]),
      mark(2, [900, 900], [null, [900, 900]]),
      mark(
        3,
        [900, 100],
        [
          [900, 100],
          [100, 100],
        ],
      ),
    ]
    expect(numbers(turned, whole, picture, { frame: 0 })).toEqual([1, 3])
    expect(numbers(turned, whole, picture, { frame: 1 })).toEqual([2, 3])
    expect(numbers(turned, near, picture, { frame: 1 })).toEqual([3])
  })
})
