import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RateWords } from '../../../../src/features/practice/PracticeSummary.tsx'

i18n.loadAndActivate({ locale: 'zh', messages: {} })

const words = (counted: number, answered: number | null, total: number) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <RateWords {...{ counted, answered, total }} percent={50} />
    </I18nProvider>,
  )

test('a summary calls answered only what was answered', () => {
  expect(words(17, 17, 17)).toBe('正确率 50%')
  expect(words(5, 5, 17)).toBe('已答 5 题，正确率 50%')
})

test('a summary says of how many the rate is where an answer is not judged: walk 17', () => {
  expect(words(16, 17, 17)).toBe('计分 16 题，正确率 50%')
  expect(words(8, null, 11)).toBe('计分 8 题，正确率 50%')
})
