import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Administration } from '../../../../src/features/admin/Administration.tsx'

vi.mock('../../../../src/queries/session/usePermissions.ts', () => ({
  usePermissions: () => ({ hasAny: () => true }),
}))
vi.mock('../../../../src/ui/Screen.tsx', () => ({
  Screen: ({ children }: { children: ReactNode }) => children,
}))

i18n.loadAndActivate({ locale: 'zh', messages: {} })

test.each(['nowhere', 'nowhere/accounts'])('/admin/%s says that there is no such place', async (place) => {
  const root = createRootRoute({ component: () => <Administration bank={null} place={place} /> })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  await router.load()
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router as never} />
    </I18nProvider>,
  )
  expect(html).toContain('页面不存在')
  expect(html).toContain('href="/admin/accounts"')
  expect(html).not.toContain('aria-current')
})
