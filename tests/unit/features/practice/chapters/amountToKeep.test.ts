import { expect, test } from 'vitest'
import { amountToKeep } from '../../../../../src/features/practice/chapters/amountToKeep.ts'

test('a subject is kept by what is not whole yet and not on its way', () => {
  const part = { done: 1, bytes: 9, depth: 'full' as const }
  const chapters = [
    { id: 1, bytes: 10, state: undefined },
    { id: 2, bytes: 20, state: { state: 'kept' as const, bytes: 20, depth: 'full' as const } },
    { id: 3, bytes: 30, state: { state: 'kept' as const, bytes: 5, depth: 'study' as const } },
    { id: 4, bytes: 40, state: { state: 'loading' as const, ...part } },
    { id: 5, bytes: 50, state: { state: 'paused' as const, ...part } },
  ]
  expect(amountToKeep(chapters)).toEqual({ missing: [1, 3, 5], coming: 1, done: 1, bytes: 90 })
})
