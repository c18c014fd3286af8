import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { Course } from '../../../../src/contract/teaching/course.ts'
import { CourseSheet } from '../../../../src/features/home/CourseSheet.tsx'

vi.mock('../../../../src/ui/hooks/useFurtherTexts.ts', () => ({ useFurtherTexts: () => true }))
vi.mock('../../../../src/ui/Sheet.tsx', () => ({
  Sheet: ({ children }: { children: ReactNode }) => children,
}))

i18n.loadAndActivate({ locale: 'zh', messages: {} })

const course = {
  ...{ id: 7, name: '组织学', nameEn: 'Histology', desc: '', descEn: '', thumbnail: '', teachers: [] },
} as unknown as Course

test('a course’s sheet leads into that course first: walk 37', async () => {
  const root = createRootRoute({ component: () => <CourseSheet course={course} onClose={() => undefined} /> })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  await router.load()
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router as never} />
    </I18nProvider>,
  )
  const ways = [...html.matchAll(/<a[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, to, words]) => [
    to?.replaceAll('&amp;', '&'),
    words?.replace(/<[^>]+>/g, ''),
  ])
  expect(ways).toEqual([
    ['/ts/course?id=7', '打开课程'],
    ['/resource?subject=all', '全部切片'],
    ['/exercise/chapter', '全部章节练习'],
  ])
})
