import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { announcements } from '../../../../sample/school/notices.ts'
import type { Subject } from '../../../../src/contract/subjects.ts'
import { ExamFields } from '../../../../src/features/admin/notices/ExamFields.tsx'
import type { ExamChoices } from '../../../../src/features/exam/exam.ts'
import { choicesAsAnnounced } from '../../../../src/features/exam/setup/announced.ts'
import { readAnnounced } from '../../../../src/features/exam/setup/announcedSearch.ts'
import { useScopes } from '../../../../src/features/exam/setup/scopes.ts'
import { NoticeWay } from '../../../../src/features/notices/NoticeWay.tsx'
import {
  type AnnouncedExam,
  examAddress,
  readNoticeAddress,
} from '../../../../src/rules/addresses/noticeAddress.ts'
import { stationCounts } from '../../../../src/rules/exam/stationCounts.ts'

i18n.loadAndActivate({ locale: 'zh', messages: {} })

const subject = (id: number, name: string, specimenCount: number) =>
  ({ id, name, nameEn: '', specimenCount, enabled: true }) as unknown as Subject

const subjects = [subject(1, '组织学', 15), subject(2, '人体解剖学', 11)]
const Scopes = () => useScopes(subjects).map(({ name, hint }) => <p key={name}>{`${name}：${hint}`}</p>)

test('the notice of an announced exam leads to its set-up with its stations: walk 28', async () => {
  const [exam] = announcements.flatMap(({ content }) =>
    content.flatMap(({ zh }) => readNoticeAddress(`\n${zh}`).to ?? []),
  )
  if (exam?.kind !== 'exam') throw new Error('no announced exam')
  expect(stationCounts).toContain(exam.stations)
  const root = createRootRoute({
    component: () => (
      <>
        <NoticeWay to={exam} />
        <NoticeWay to={{ kind: 'exam', subject: 2, stations: 20 }} />
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
  expect(html).toContain('href="/exercise/exam?subject=2&amp;stations=20"')
  expect(html).toMatch(/<p>全部学科：26 个标本<\/p><p>组织学：15 个标本<\/p>/)
})

test('the set-up takes scope and stations from the address of the notice', () => {
  const last = { scope: { kind: 'chapter' as const, id: 9 }, count: 10 } as ExamChoices
  const setUp = (search: Record<string, unknown>) => choicesAsAnnounced(readAnnounced(search), last)
  const searchOf = (address: string) =>
    Object.fromEntries(
      [...new URL(address, 'https://x').searchParams].map(([key, value]) => [key, Number(value)]),
    )
  expect(setUp(searchOf(examAddress({ subject: null, stations: 40 })))).toEqual({
    scope: { kind: 'all', id: 0 },
    count: 40,
  })
  expect(setUp(searchOf(examAddress({ subject: 2, stations: 20 })))).toEqual({
    scope: { kind: 'subject', id: 2 },
    count: 20,
  })
  expect(setUp({})).toEqual(last)
  expect(setUp({ all: 2, subject: -1, stations: 39 })).toEqual(last)
})

test('the author of a notice chooses the exam among subjects that have specimens', () => {
  const empty = subject(3, '空学科', 0)
  const fields = (exam: AnnouncedExam | null) =>
    renderToStaticMarkup(
      <I18nProvider i18n={i18n}>
        <ExamFields exam={exam} onChange={() => undefined} subjects={[...subjects, empty]} />
      </I18nProvider>,
    )
  expect(fields(null)).toContain('附上标本考试')
  expect(fields(null)).not.toContain('<select')
  const html = fields({ subject: 2, stations: 40 })
  expect(html).toContain('<option value="">全部学科</option>')
  expect(html).toContain('<option value="2" selected="">人体解剖学</option>')
  expect(html).toContain('<option value="40" selected="">40 站</option>')
  expect(html).not.toContain('空学科')
})
