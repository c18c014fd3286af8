import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Today } from '../../../../src/features/review/Today.tsx'
import type { Review } from '../../../../src/features/review/useReview.ts'
import { dayMs } from '../../../../src/rules/review/day.ts'

i18n.loadAndActivate({ locale: 'zh', messages: {} })

const now = Date.UTC(2026, 10, 26, 4)

async function words(dues: readonly number[]): Promise<string> {
  const review = {
    all: dues.map((due) => ({ memory: { due } })),
    plan: { due: [], today: [], spent: 0 },
    setting: { dailyMinutes: 15, examAt: 0 },
    now,
  } as unknown as Review
  const root = createRootRoute({ component: () => <Today review={review} /> })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  await router.load()
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router as never} />
    </I18nProvider>,
  )
  return html.replace(/<[^>]+>/g, '')
}

test('with nothing due today the review names the next day and how many come back', async () => {
  const text = await words([now + 2 * dayMs, now + 2 * dayMs + 60_000, now + 9 * dayMs])
  expect(text).toContain('今天没有要复习的题')
  expect(text).toContain('下次到期：11月28日')
  expect(text).toContain('2 题')
})
