import { expect, test } from 'vitest'
import { questionKindNames } from '../../../../src/features/bank/kinds.ts'
import { bankKinds } from '../../../../src/features/bank/search.ts'

test('the bank is narrowed to every kind of question that has a name there', () => {
  expect([...bankKinds]).toEqual(Object.keys(questionKindNames))
})
