import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { announcements } from '../../../../sample/school/notices.ts'
import type { Subject } from '../../../../src/contract/subjects.ts'
import { useScopes } from '../../../../src/features/exam/setup/scopes.ts'
import { NoticeWay } from '../../../../src/features/notices/NoticeWay.tsx'
import { readNoticeAddress } from '../../../../src/rules/addresses/noticeAddress.ts'
import { stationCounts } from '../../../../src/rules/exam/stationCounts.ts'

i18n.loadAndActivate({ locale: 'zh', messages: {} })

const subject = (id: number, name: string, specimenCount: number) =>
  ({ id, name, nameEn: '', specimenCount, enabled: true }) as unknown as Subject

const subjects = [subject(1, '组织学', 15), subject(2, '人体解剖学', 11)]
const Scopes = () => useScopes(subjects).map(({ name, hint }) => <p key={name}>{`${name}：${hint}`}</p>)

test('the announced exam can be set up: its notice leads there, over all subjects with its stations: walk 28', async () => {
  const [exam] = announcements.flatMap(({ content }) =>
    content.flatMap(({ zh }) => readNoticeAddress(`\n${zh}`).to ?? []),
  )
  if (exam?.kind !== 'exam') throw new Error('no announced exam')
  expect(stationCounts).toContain(exam.stations)
  const root = createRootRoute({
    component: () => (
      <>
        <NoticeWay to={exam} />
        <Scopes />
      </>
    ),
  })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  await router.load()
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router as never} />
    </I18nProvider>,
  )
  expect(html).toContain('href="/exercise/exam?all=1&amp;stations=40"')
  expect(html).toMatch(/<p>全部学科：26 个标本<\/p><p>组织学：15 个标本<\/p>/)
})
