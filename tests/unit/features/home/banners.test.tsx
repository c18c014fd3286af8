import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Banners } from '../../../../src/features/home/Banners.tsx'

i18n.loadAndActivate({ locale: 'zh', messages: {} })

test('S06 the home’s banners show their words and picture, and lead on', async () => {
  const texts = { titleEn: '', subtitle: '十张新切片', subtitleEn: '' }
  const items = [
    { id: 1, title: '本周实验', ...texts, image: '/b/1.webp', link: '/resource' },
    { id: 2, title: '期中复习', ...texts, image: '', link: '/exercise' },
  ]
  const root = createRootRoute({ component: () => <Banners items={items} /> })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  await router.load()
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router as never} />
    </I18nProvider>,
  )
  for (const text of [
    '本周实验',
    '期中复习',
    '十张新切片',
    'src="/b/1.webp"',
    'href="/resource"',
    'href="/exercise"',
  ])
    expect(markup).toContain(text)
})
