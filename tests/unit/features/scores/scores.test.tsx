import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { CourseScore, ExamScore, Gradebook, ScorePart } from '../../../../src/contract/score.ts'
import { GradebookTable } from '../../../../src/features/scores/book/GradebookTable.tsx'
import { CourseScores, ExamScores } from '../../../../src/features/scores/Scores.tsx'

i18n.loadAndActivate({ locale: 'zh', messages: {} })
const markupOf = (screen: ReactNode) =>
  renderToStaticMarkup(<I18nProvider i18n={i18n}>{screen}</I18nProvider>)

const part = (name: ScorePart['part'], ratio: number, score: string | null): ScorePart => ({
  part: name,
  ratio,
  status: 'normal',
  score,
  resitScore: null,
  items: [],
})

test('S35 a course’s scores stand by part with the grade ratio and both totals', () => {
  const course: CourseScore = {
    courseId: 1,
    courseName: '组织学实验',
    courseNameEn: '',
    publishedAt: 1,
    parts: [
      part('experiment', 30, '88.0'),
      part('homework', 20, null),
      part('quiz', 20, '75.5'),
      part('exam', 30, '90.0'),
    ],
    current: '85.6',
    full: '68.5',
    unsetParts: [],
  }
  const markup = markupOf(<CourseScores courses={[course]} />)
  for (const text of ['组织学实验', '已公布', '30 %', '20 %', '88.0', '75.5', '90.0', '85.6', '68.5'])
    expect(markup).toContain(text)
  // how the totals came to be
  expect(markup).toContain('实验 30 % × 88.0 + 测验 20 % × 75.5 + 考试 30 % × 90.0')
  expect(markupOf(<CourseScores courses={[]} />)).toContain('还没有成绩')
})

test('S35 exam scores stand with their course, and an absence is called one', () => {
  const exam = (quizId: number, more: Partial<ExamScore>): ExamScore => ({
    quizId,
    title: `考试 ${quizId}`,
    titleEn: '',
    courseName: '组织学',
    courseNameEn: '',
    points: null,
    maxPoints: 10_000,
    status: 'scored',
    takenAt: null,
    ...more,
  })
  const markup = markupOf(<ExamScores exams={[exam(1, { points: 8650 }), exam(2, { status: 'absent' })]} />)
  for (const text of ['考试 1', '86.5 / 100', '考试 2', '缺考', '组织学']) expect(markup).toContain(text)
  // answers that came after the release are read first
  const graded = markupOf(<ExamScores exams={[exam(3, {})]} />)
  expect(graded).toContain('评阅中')
  expect(graded).not.toContain('缺考')
})

test('S35 misconduct stands with its document for the teacher and for the student', () => {
  const document = '校纪〔2026〕12 号'
  const exam: ScorePart = { ...part('exam', 100, '0.0'), status: 'cheated', document }
  const totals = { parts: [exam], current: '0.0', full: '0.0' }
  const own = {
    courseId: 1,
    courseName: '组织学',
    courseNameEn: '',
    publishedAt: 1,
    unsetParts: [],
    ...totals,
  }
  const line = {
    accountId: 1,
    name: '李明',
    nameEn: '',
    loginName: 's1',
    roomId: 1,
    roomName: '一班',
    ...totals,
  }
  const book = { ratio: { experiment: 0, homework: 0, quiz: 0, exam: 100 } } as Gradebook
  for (const screen of [
    <CourseScores key="own" courses={[own]} />,
    <GradebookTable key="book" book={book} lines={[line]} />,
  ]) {
    const markup = markupOf(screen)
    for (const text of ['违纪', document]) expect(markup).toContain(text)
  }
})
