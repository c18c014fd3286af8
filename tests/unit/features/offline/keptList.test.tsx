import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { getDefaultStore } from 'jotai'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { KeptList } from '../../../../src/features/offline/storage/KeptList.tsx'
import type { Entry } from '../../../../src/packs/entries.ts'
import { entriesAtom, type KeptState, keptAtom } from '../../../../src/packs/state.ts'

i18n.loadAndActivate({ locale: 'zh', messages: {} })

const entry: Entry = {
  ...{ kind: 'chapter', id: 4, name: '泌尿系统', nameEn: '', depth: 'full', pinned: true, at: 0 },
  ...{ state: 'wanted', calls: [], replies: [], packs: [], before: [], pictures: [], told: '' },
  bytes: 18_000_000,
}

/** The words of the list of kept things for one of them. */
async function words(kept: KeptState): Promise<string> {
  const client = new QueryClient()
  client.setQueryData(['device', 'obstacle'], null)
  getDefaultStore().set(entriesAtom, new Map([['chapter:4', entry]]))
  getDefaultStore().set(keptAtom, new Map([['chapter:4', kept]]))
  const root = createRootRoute({ component: KeptList })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  await router.load()
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </I18nProvider>,
  )
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
}

test('what is kept in part is never called whole, and says why: walk 10', async () => {
  const part = { done: 8_600_000, bytes: 18_000_000, depth: 'full' } as const
  const unfinished: KeptState[] = [
    { state: 'waiting', ...part },
    { state: 'loading', ...part },
    { state: 'paused', ...part },
    { state: 'failed', why: 'full', depth: 'full' },
  ]
  for (const kept of unfinished) {
    const said = await words(kept)
    expect(said).toContain('章节 · 还没有存完')
    expect(said).not.toContain('完整')
  }
  expect(await words({ state: 'failed', why: 'full', depth: 'full' })).toContain('本机空间不够')
  expect(await words({ state: 'kept', bytes: 18_000_000, depth: 'full' })).toContain('章节 · 完整 · 18 MB')
})
