import { expect, test } from 'vitest'
import type { FollowState } from '../../../../src/contract/teaching/follow.ts'
import { isNewerState } from '../../../../src/queries/teaching/follow.ts'

const state = (epoch: number, seq: number) => ({ epoch, seq }) as FollowState

test('an older state never takes the place of a newer one, whichever came last', () => {
  expect(isNewerState(state(1, 1), null)).toBe(true)
  expect(isNewerState(state(1, 3), state(1, 2))).toBe(true)
  // the same again renews the presenter's lease
  expect(isNewerState(state(1, 2), state(1, 2))).toBe(true)
  expect(isNewerState(state(1, 1), state(1, 2))).toBe(false)
  expect(isNewerState(state(2, 1), state(1, 9))).toBe(true)
  expect(isNewerState(state(1, 9), state(2, 1))).toBe(false)
})
