import { expect, test } from 'vitest'
import { mistakeKinds } from '../../../src/contract/questions.ts'
import { lacksWords } from '../../../src/rules/mistake.ts'

test('only what is wrong in another way has to be told in words', () => {
  expect(mistakeKinds.filter((kind) => lacksWords(kind, ' \n'))).toEqual(['other'])
  expect(mistakeKinds.filter((kind) => lacksWords(kind, '题干不完整'))).toEqual([])
})
