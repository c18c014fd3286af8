import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CouldNotLoad, type FailureKind } from '../../../../src/features/offline/CouldNotLoad.tsx'

i18n.loadAndActivate({ locale: 'zh', messages: {} })

/** What is said of a failure for which the service had these words. */
async function words(kind: FailureKind, text?: string): Promise<string> {
  const root = createRootRoute({
    component: () => <CouldNotLoad kind={kind} {...(text && { text })} onRetry={() => undefined} />,
  })
  const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: ['/ts'] }) })
  await router.load()
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router as never} />
    </I18nProvider>,
  )
}

test('S42 a message that repeats the title is replaced by what can be done', async () => {
  const denied = await words('denied', '没有权限')
  expect(denied).toContain('如果需要，请联系老师。')
  expect(denied).not.toContain('没有权限')
  expect(await words('server', '服务器内部错误')).not.toContain('服务器内部错误')
  expect(await words('busy', '选课高峰')).toContain('选课高峰')
})

test('B09 a service that fails leaves the way to what waits here', async () => {
  expect(await words('server')).toContain('href="/set/sync"')
  expect(await words('denied')).not.toContain('href="/set/sync"')
})
