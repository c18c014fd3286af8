/** Screens of quizzes whose replies are already there, as they stand on the page. */
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { StudentAssignment } from '../../../../src/contract/quizzes/assignment.ts'
import type { QuizCardItem, StudentQuiz } from '../../../../src/contract/quizzes/quiz.ts'
import { CourseQuizzes } from '../../../../src/features/quizzes/CourseQuizzes.tsx'
import { QuizResult } from '../../../../src/features/quizzes/QuizResult.tsx'
import {
  quizDistributionQuery,
  quizResultQuery,
  studentAssignmentsQuery,
  studyingQuizzesQuery,
} from '../../../../src/queries/quizzes/quizzes.ts'

i18n.loadAndActivate({ locale: 'zh', messages: {} })

type Replies = [{ queryKey: readonly unknown[] }, unknown][]

async function markupOf(screen: ReactNode, replies: Replies): Promise<string> {
  const client = new QueryClient()
  for (const [{ queryKey }, reply] of replies) client.setQueryData(queryKey, { reply, asOf: 0 })
  const root = createRootRoute({ component: () => screen })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  await router.load()
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router as never} />
      </I18nProvider>
    </QueryClientProvider>,
  )
}

const quiz = (more: Partial<StudentQuiz>): StudentQuiz => ({
  id: 5,
  title: '期中测验',
  titleEn: '',
  intro: '',
  kind: 'quiz',
  opensAt: 0,
  closesAt: null,
  minutes: 30,
  together: false,
  attempts: 1,
  review: 'afterClose',
  requiresDesktop: false,
  courseId: 1,
  courseName: '组织学',
  courseNameEn: '',
  questionCount: 3,
  maxPoints: 1000,
  state: 'open',
  number: 0,
  submittedAt: null,
  endAt: null,
  receiptCode: '',
  points: null,
  isUnread: false,
  ...more,
})

const item = (questionId: number, isCorrected: boolean | null, isSubmited = true): QuizCardItem => ({
  questionId,
  baseType: 'DANXUAN',
  isSubmited,
  isCorrected,
  isFlagged: false,
  maxPoints: 300,
  points: isCorrected ? 300 : 0,
  comment: '',
  source: { questionId, subjectId: 1 },
})

test('S18 a course shows the quizzes and assignments that are open, with their ends', async () => {
  const assignment = {
    id: 8,
    title: '血涂片报告',
    titleEn: '',
    courseName: '组织学',
    courseNameEn: '',
    deadline: 1_800_000_000_000,
    state: 'open',
  } as StudentAssignment
  const markup = await markupOf(<CourseQuizzes courseId={1} />, [
    [
      studyingQuizzesQuery(1),
      { records: [quiz({}), quiz({ id: 6, title: '旧测验', state: 'released' })], total: 2 },
    ],
    [
      studentAssignmentsQuery(1),
      { records: [assignment, { ...assignment, id: 9, title: '已评报告', state: 'scored' }], total: 2 },
    ],
  ])
  for (const text of ['期中测验', '血涂片报告', 'href="/student/practice"', '截止'])
    expect(markup).toContain(text)
  for (const text of ['旧测验', '已评报告']) expect(markup).not.toContain(text)
})

test('S40 a released quiz shows the points, the card with each outcome, and the class', async () => {
  const done = quiz({ state: 'released', number: 1, points: 650, submittedAt: 1, receiptCode: 'K7' })
  const markup = await markupOf(<QuizResult quiz={done} />, [
    [quizResultQuery(5), { paperId: 'p', items: [item(1, true), item(2, false), item(3, null, false)] }],
    [quizDistributionQuery(5), { students: 12, counts: [0, 0, 0, 0, 1, 2, 3, 4, 1, 1] }],
  ])
  for (const text of ['6.5', '10 分', '回执码 K7', '第 3 题', '12 人的得分', '把 1 道错题加入错题本'])
    expect(markup).toContain(text)
  expect([...markup.matchAll(/data-state="(\w+)"/g)].map(([, state]) => state)).toEqual([
    'right',
    'wrong',
    'open',
  ])
  const waiting = quiz({ state: 'grading', number: 1 })
  expect(await markupOf(<QuizResult quiz={waiting} />, [])).toContain('老师正在评阅')
})
