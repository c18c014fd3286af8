import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { systemInfo } from '../../../../src/contract/system.ts'
import { CarryFile } from '../../../../src/features/offline/centre/CarryFile.tsx'
import { keyOf } from '../../../../src/queries/query.ts'

i18n.loadAndActivate({ locale: 'zh', messages: {} })

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

test('that a file taken in twice counts once is promised only where the service keeps keys', () => {
  expect(words({ exactlyOnce: true })).toContain('重复导入不会重复计入')
  for (const promises of [{ exactlyOnce: false }, {}, undefined]) {
    expect(words(promises)).toContain('由同一账号导入。')
    expect(words(promises)).not.toContain('重复导入')
  }
})
