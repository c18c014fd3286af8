import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type ApiError, HttpFailure, Offline } from '../../../../src/api/errors.ts'
import { Missing } from '../../../../src/features/home/Missing.tsx'

i18n.loadAndActivate({ locale: 'zh', messages: {} })

/** What stands on a home of which nothing could be had. */
function words(error: ApiError): string {
  const part = {
    ...{ data: undefined, error, errorUpdateCount: 1, isFetching: false },
    refetch: () => undefined,
  }
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Missing parts={[part, part, part]} />
    </I18nProvider>,
  )
}

test('a home without anything says whether the service was reached', () => {
  expect(words(new Offline())).toContain('连不上服务器')
  const failed = words(new HttpFailure('', 500, null))
  expect(failed).toContain('服务器出错了，请稍后再试')
  expect(failed).not.toContain('连不上服务器')
  expect(words(new HttpFailure('当前在线学习人数过多', 503, null))).toContain('当前在线学习人数过多')
})
