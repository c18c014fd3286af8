import { expect, test } from 'vitest'
import { joinSentences } from '../../../../src/rules/words/sentences.ts'

test('English writes a space between sentences, Chinese none', () => {
  expect(joinSentences('en', 'All are answered.', false, '', 'Hand in?')).toBe('All are answered. Hand in?')
  expect(joinSentences('zh', '全部题目都已作答。', false, '交卷后不能再修改。')).toBe(
    '全部题目都已作答。交卷后不能再修改。',
  )
})
