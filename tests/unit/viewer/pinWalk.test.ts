/** Pins are one tab stop; arrow keys walk through them. */
import { expect, test } from 'vitest'
import { pinAfter } from '../../../src/viewer/marks/usePinWalk.ts'

test('arrow keys lead to the next and the one before, round the ends', () => {
  expect([pinAfter('ArrowRight', 0, 3), pinAfter('ArrowDown', 2, 3)]).toEqual([1, 0])
  expect([pinAfter('ArrowLeft', 0, 3), pinAfter('ArrowUp', 2, 3)]).toEqual([2, 1])
  expect([pinAfter('Home', 2, 3), pinAfter('End', 0, 3)]).toEqual([0, 2])
})

test('other keys are left to the stage, and without pins there is nowhere to go', () => {
  expect([pinAfter('Enter', 0, 3), pinAfter('+', 0, 3), pinAfter('ArrowRight', 0, 0)]).toEqual([
    null,
    null,
    null,
  ])
})
