import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { getDefaultStore } from 'jotai'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { contents } from '../../../src/contract/sync.ts'
import { type KeptState, keptAtom } from '../../../src/packs/state.ts'
import { KeepSheet } from '../../../src/parts/KeepSheet.tsx'
import { query } from '../../../src/queries/engine/query.ts'

i18n.loadAndActivate({ locale: 'zh', messages: {} })

const gigabyte = 1_000_000_000
const sizes = { overview: 1_000_000, study: 2_000_000, focus: 2_000_000, full: 18_000_000 }

/** The words of a chapter's sheet on a device whose browser estimates 11 GB to be free. */
function words(kept: KeptState): string {
  const client = new QueryClient()
  client.setQueryData(['device', 'obstacle'], null)
  client.setQueryData(['device', 'depth'], 'full')
  client.setQueryData(['device', 'free'], 11 * gigabyte)
  const asked = query(contents, { kind: 'chapter', id: 4, depth: 'full' })
  client.setQueryData(asked.queryKey as never, { reply: { sizes, pending: 0 }, asOf: 0 } as never)
  getDefaultStore().set(keptAtom, new Map([['chapter:4', kept]]))
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <KeepSheet kind="chapter" id={4} open onClose={() => undefined} />
      </QueryClientProvider>
    </I18nProvider>,
  )
  return html.replace(/<[^>]+>/g, ' ')
}

test('after a refusal as full the sheet gives no estimate of free space: walk 9', () => {
  expect(words({ state: 'none' })).toContain('本机大约还有 11 GB 可用')
  const full = words({ state: 'failed', why: 'full', depth: 'full' })
  expect(full).toContain('本机空间不够')
  expect(full).not.toMatch(/11 GB|已暂停/)
})
