import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Days } from '../../../../../src/features/practice/statistics/Days.tsx'

i18n.loadAndActivate({ locale: 'zh', messages: {} })

/** The days in words, as the table names them. */
function namesOf(days: number[]): string[] {
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Days days={days.map((day) => ({ day, answers: 2, right: 1 }))} />
    </I18nProvider>,
  )
  return [...markup.matchAll(/<th scope="row">(.*?)<\/th>/g)].map(([, name = '']) => name)
}

test('days of one year are named without it', () => {
  expect(namesOf([20261122, 20261126])).toEqual(['11月22日', '11月26日'])
})

test('days of several years say of which they are', () => {
  expect(namesOf([20251022, 20261126])).toEqual(['2025年10月22日', '2026年11月26日'])
})
