import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { KeepButton } from '../../../src/parts/KeepButton.tsx'

i18n.loadAndActivate({ locale: 'zh', messages: {} })

test('beside a list of one slide the size is said to be the whole chapter’s: walk 13', () => {
  const client = new QueryClient()
  client.setQueryData(['device', 'obstacle'], null)
  client.setQueryData(['device', 'depth'], null)
  const sizes = { overview: 1, study: 2, focus: 3, full: 15_000_000 }
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <KeepButton kind="chapter" id={4} name="肌组织" sized sizeWords="整章" sizes={sizes} />
      </QueryClientProvider>
    </I18nProvider>,
  )
  expect(html).toContain('aria-label="肌组织 · 存到本机 · 整章 · 完整 15 MB"')
  expect(html.replace(/<[^>]+>/g, ' ')).toMatch(/整章\s+15 MB/)
})
