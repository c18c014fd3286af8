/** A teacher works through an assignment: who is missing and is reminded, whose work is returned. */
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ButtonHTMLAttributes } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import type {
  AssignmentLine,
  Submission,
  TeacherAssignment,
} from '../../../../src/contract/quizzes/assignment.ts'
import { AssignmentDesk } from '../../../../src/features/assignments/teach/AssignmentDesk.tsx'
import { assignmentLinesQuery } from '../../../../src/queries/quizzes/submissions.ts'

/** Buttons of the screen by their words, and what was asked of the service when they were pressed. */
const { buttons, asked } = vi.hoisted(() => ({
  buttons: new Map<string, () => void>(),
  asked: [] as [path: string, args: unknown][],
}))
vi.mock('../../../../src/ui/Button.tsx', async (original) => ({
  ...(await original<object>()),
  Button: ({ children, onClick }: ButtonHTMLAttributes<HTMLButtonElement>) => {
    buttons.set(String(children), onClick as () => void)
    return <button type="button">{children}</button>
  },
}))
vi.mock('../../../../src/queries/quizzes/manage.ts', () => ({
  manageQuizzes: async ({ path }: { path: string }, args: unknown) => {
    asked.push([path, args])
    return { reminded: 1 }
  },
}))

i18n.loadAndActivate({ locale: 'zh', messages: {} })
beforeEach(() => {
  buttons.clear()
  asked.length = 0
})

const assignment: TeacherAssignment = {
  id: 4,
  courseId: 1,
  title: '血涂片报告',
  titleEn: '',
  content: '',
  attachments: [],
  deadline: 1_800_000_000_000,
  maxScore: 10_000,
  allowLate: true,
  students: 3,
  submitted: 2,
  scored: 1,
  createdAt: 0,
}
const submission = (version: number, more: Partial<Submission> = {}): Submission => ({
  version,
  content: `第 ${version} 稿`,
  attachments: [],
  submittedAt: 1_790_000_000_000,
  isLate: false,
  madeAt: 0,
  isUnproved: false,
  score: null,
  scoredAt: 0,
  comment: '',
  isReturned: false,
  ...more,
})
const line = (accountId: number, name: string, submissions: Submission[]): AssignmentLine => ({
  accountId,
  name,
  nameEn: '',
  loginName: `2026${accountId}`,
  roomName: '一班',
  state: submissions.at(-1)?.score == null ? 'submitted' : 'scored',
  submissions,
})

function deskOf(lines: AssignmentLine[]): string {
  const client = new QueryClient()
  client.setQueryData(assignmentLinesQuery(4).queryKey, { reply: lines, asOf: 0 })
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <I18nProvider i18n={i18n}>
        <AssignmentDesk assignment={assignment} addQuestions={() => null} />
      </I18nProvider>
    </QueryClientProvider>,
  )
}

test('S37 students who have not handed in are named and reminded with one press', async () => {
  const done = line(1, '李明', [submission(1, { score: 9000, scoredAt: 1 })])
  const desk = deskOf([done, line(2, '王一', []), line(3, '赵二', [])])
  for (const words of ['未交 2 人', '王一', '赵二', '已评 1 份']) expect(desk).toContain(words)
  buttons.get('提醒未交的学生')?.()
  await vi.waitFor(() => expect(asked).toEqual([['/dh-teaching/practise/remind', { practiseId: 4 }]]))

  buttons.clear()
  const complete = deskOf([done])
  expect(complete).toContain('全部已交')
  expect([...buttons.keys()]).not.toContain('提醒未交的学生')
})

test('S37 work is returned with a comment and shows its earlier versions below it', async () => {
  const back = submission(2, { isReturned: true, isLate: true, comment: '请补充血流方向' })
  const desk = deskOf([line(2, '王一', [submission(1), back])])
  for (const words of ['待评 1 份', '第 2 次提交', '已退回', '迟交', '以前的 1 次提交', '第 1 稿'])
    expect(desk).toContain(words)
  expect(desk.indexOf('第 2 稿')).toBeLessThan(desk.indexOf('第 1 稿'))
  buttons.get('退回重做')?.()
  const given = { practiseId: 4, accountId: 2, comment: '请补充血流方向' }
  await vi.waitFor(() => expect(asked).toEqual([['/dh-teaching/practise/return', given]]))
})
