import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { TeacherAssignment } from '../../../../src/contract/quizzes/assignment.ts'
import { TeacherAssignments } from '../../../../src/features/assignments/teach/TeacherAssignments.tsx'

i18n.loadAndActivate({ locale: 'zh', messages: {} })

test('S37 a teacher sees each assignment’s end and how many are handed in and scored', async () => {
  const assignment: TeacherAssignment = {
    id: 4,
    courseId: 1,
    title: '血涂片报告',
    titleEn: '',
    content: '',
    attachments: [],
    deadline: 1_800_000_000_000,
    maxScore: 10_000,
    allowLate: false,
    students: 30,
    submitted: 12,
    scored: 5,
    createdAt: 0,
  }
  const root = createRootRoute({ component: () => <TeacherAssignments assignments={[assignment]} /> })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  await router.load()
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router as never} />
    </I18nProvider>,
  )
  for (const text of ['血涂片报告', '截止', '12 / 30 人已交', '已评 5', 'href="/practice?id=4"'])
    expect(markup).toContain(text)
})
