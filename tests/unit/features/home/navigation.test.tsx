import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Navigation } from '../../../../src/features/home/Navigation.tsx'

i18n.loadAndActivate({ locale: 'zh', messages: {} })

test('a place is read by its name before what is unread there: walk A5', async () => {
  const root = createRootRoute({ component: () => <Navigation bar unread={14} /> })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  await router.load()
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router as never} />
    </I18nProvider>,
  )
  const mine = [...html.matchAll(/<a .*?<\/a>/gs)]
    .map(([link]) => link.replace(/<svg.*?<\/svg>/gs, ''))
    .at(-1)
  const read = (mine ?? '').replace(/<[^>]+>/g, ' ')
  expect(read).toMatch(/我的.*14 条未读/)
})
