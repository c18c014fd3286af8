import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { adminFileList } from '../../../../src/contract/admin/adminSystem.ts'
import { adminPageSize } from '../../../../src/features/admin/parts/Pager.tsx'
import { OwnerFiles } from '../../../../src/features/admin/system/OwnerFiles.tsx'
import { adminQuery } from '../../../../src/queries/admin/admin.ts'

vi.mock('../../../../src/features/admin/parts/useAdminSearch.ts', () => ({
  useAdminSearch: () => ({ search: {}, page: 1, change: () => undefined }),
}))

i18n.loadAndActivate({ locale: 'zh', messages: {} })

test('an administrator sees each file of a person with its use and a delete button', async () => {
  const client = new QueryClient()
  const asked = { accountId: 7, pageNo: 1, pageSize: adminPageSize }
  client.setQueryData(adminQuery(adminFileList, asked).queryKey, {
    records: [{ id: 3, name: '肾.svs', size: 2_000_000, useTo: 'specimen', at: 0 }],
    total: 1,
  })
  const root = createRootRoute({ component: () => <OwnerFiles accountId={7} /> })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  await router.load()
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router as never} />
      </I18nProvider>
    </QueryClientProvider>,
  )
  for (const text of ['肾.svs', '标本', '2 MB', 'aria-label="删除 肾.svs"', 'href="/admin/files"'])
    expect(markup).toContain(text)
})
