import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BegunExamsNotice } from '../../../../src/features/people/BegunExamsNotice.tsx'
import type { BegunExams as Begun } from '../../../../src/queries/session/begunExams.ts'

i18n.loadAndActivate({ locale: 'zh', messages: {} })

async function words(begun: Begun): Promise<string> {
  const root = createRootRoute({ component: () => <BegunExamsNotice begun={begun} /> })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  await router.load()
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router as never} />
    </I18nProvider>,
  )
}

test('a sign-out that would end an exam says so, with the way back to it', async () => {
  const running = await words({ runs: true, papers: 0 })
  expect(running).toContain('还有一场没考完的标本考试')
  expect(running).toContain('href="/exercise/exam"')
  const papers = await words({ runs: false, papers: 2 })
  expect(papers).toContain('还有 2 份没交的模考卷')
  expect(papers).toContain('href="/exercise"')
  expect(await words({ runs: false, papers: 0 })).not.toContain('先考完')
})
