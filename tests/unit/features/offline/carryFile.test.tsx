import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { systemInfo } from '../../../../src/contract/system.ts'
import { CarryFile } from '../../../../src/features/offline/centre/CarryFile.tsx'
import { keyOf } from '../../../../src/queries/engine/query.ts'

i18n.loadAndActivate({ locale: 'zh', messages: {} })
afterEach(() => vi.unstubAllGlobals())

/** What is said to whom a service promises this, or has not answered yet. */
function words(promises?: { exactlyOnce?: boolean }): string {
  const client = new QueryClient()
  if (promises) client.setQueryData(keyOf(systemInfo, {}), { reply: promises, asOf: 0 })
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <I18nProvider i18n={i18n}>
        <CarryFile unsent={1} />
      </I18nProvider>
    </QueryClientProvider>,
  )
}

test('a file taken in twice is promised to count once only if the service keeps keys', () => {
  expect(words({ exactlyOnce: true })).toContain('重复导入不会重复计入')
  for (const promises of [{ exactlyOnce: false }, {}, undefined]) {
    expect(words(promises)).toContain('由同一账号导入。')
    expect(words(promises)).not.toContain('重复导入')
  }
})

test('inside another app, where no file can be saved, the way out is shown instead', () => {
  const offer = '导出未发送的内容'
  expect(words()).toContain(offer)
  vi.stubGlobal('navigator', { userAgent: 'MicroMessenger/8.0.60' })
  expect(words()).not.toContain(offer)
  expect(words()).toContain('选择“在浏览器打开”')
})
