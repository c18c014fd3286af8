import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

i18n.loadAndActivate({ locale: 'zh', messages: {} })

export type Replies = [{ queryKey: readonly unknown[] }, unknown][]

/** A screen as it first stands on the page. @param replies those that are there already */
export async function markupOf(screen: ReactNode, replies: Replies): Promise<string> {
  const client = new QueryClient()
  for (const [{ queryKey }, reply] of replies) client.setQueryData(queryKey, { reply, asOf: 0 })
  const root = createRootRoute({ component: () => screen })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  await router.load()
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router as never} />
      </I18nProvider>
    </QueryClientProvider>,
  )
}
