/** Questions of assignments on the screens of teachers and students, as they stand on the page. */
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Question } from '../../../../src/contract/questions.ts'
import type {
  AssignmentLine,
  AssignmentPaper,
  AssignmentQuestion,
  StudentAssignment,
  Submission,
  TeacherAssignment,
} from '../../../../src/contract/quizzes/assignment.ts'
import { AssignmentHandIn } from '../../../../src/features/assignments/student/AssignmentHandIn.tsx'
import { AnsweredQuestions } from '../../../../src/features/assignments/student/AssignmentQuestions.tsx'
import { AnswerList } from '../../../../src/features/assignments/teach/AnswerList.tsx'
import { AssignmentForm } from '../../../../src/features/assignments/teach/AssignmentForm.tsx'
import { keysShownSince, SubmissionCard } from '../../../../src/features/assignments/teach/SubmissionCard.tsx'
import { assignmentQuestionsQuery } from '../../../../src/queries/quizzes/submissions.ts'
import { bareQuestion } from '../../../../src/rules/bareQuestion.ts'

i18n.loadAndActivate({ locale: 'zh', messages: {} })

function markupOf(screen: ReactNode, replies: [{ queryKey: readonly unknown[] }, unknown][] = []): string {
  const client = new QueryClient()
  for (const [{ queryKey }, reply] of replies) client.setQueryData(queryKey, { reply, asOf: 0 })
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <I18nProvider i18n={i18n}>{screen}</I18nProvider>
    </QueryClientProvider>,
  )
}

const question = (id: number, baseType: string, title: string, more: Partial<Question> = {}): Question => ({
  ...bareQuestion,
  id,
  type: { id: 1, name: '', nameEn: '', baseType, subjective: false },
  title,
  titleEn: '',
  options: [],
  difficulty: 1,
  children: [],
  ...more,
})
const option = (id: number, content: string, answer: boolean | null) => ({
  id,
  content,
  contentEn: '',
  answer,
})

const choice = question(31, 'DANXUAN', '最深的一层', {
  options: [option(1, '角质层', false), option(2, '基底层', true)],
  analysis: '由深到浅',
})
const short = question(32, 'WENDA', '试述各层', { showAnswer: '五层' })
const keyed = [choice, short]

const paperOf = (keys: Question[] | null): AssignmentPaper => ({
  questions: keyed.map(({ analysis: _, answer: __, panDuanAnswer: ___, keywords: ____, ...one }) => ({
    ...one,
    showAnswer: '',
    options: one.options.map(({ id, content, contentEn }) => ({ id, content, contentEn })),
    children: [],
  })),
  specimens: [],
  keys,
})
const pictures = { kept: 0, all: 0, isWhole: true, canKeep: true }

const submission: Submission = {
  version: 1,
  content: '',
  answers: [{ questionId: 31, content: '1' }],
  attachments: [],
  submittedAt: 1000,
  isLate: false,
  madeAt: 0,
  isUnproved: false,
  score: null,
  scoredAt: 0,
  comment: '',
  isReturned: false,
}

const studentAssignment: StudentAssignment = {
  id: 4,
  courseId: 1,
  courseName: '组织学',
  courseNameEn: '',
  title: '读片',
  titleEn: '',
  content: '',
  attachments: [],
  deadline: 1_900_000_000_000,
  maxScore: 10_000,
  allowLate: false,
  questionCount: 2,
  state: 'open',
  score: null,
  isUnread: false,
  submissions: [],
}

test('S37 a student answers the questions of an assignment above the text', () => {
  const handIn = (assignment: StudentAssignment, paper: AssignmentPaper) =>
    markupOf(<AssignmentHandIn assignment={assignment} isOver={false} paper={paper} pictures={pictures} />)
  const open = handIn(studentAssignment, paperOf(null))
  for (const text of ['共 2 题，已答 0 题', '最深的一层', '基底层', '试述各层', '题目已在本机'])
    expect(open).toContain(text)
  expect(open.indexOf('试述各层')).toBeLessThan(open.indexOf('提交内容'))
  // the next work begins with the answers of the last one
  const again = { ...studentAssignment, submissions: [submission] }
  expect(handIn(again, paperOf(null))).toContain('共 2 题，已答 1 题')
  const shown = handIn(again, paperOf(keyed))
  expect(shown).toContain('答案已公布')
  expect(shown).not.toContain('最深的一层')
})

test('S37 what was handed in shows its answers, and right and wrong only with the keys', () => {
  const answered = (keys: Question[] | null) =>
    markupOf(<AnsweredQuestions paper={paperOf(keys)} contents={new Map([[31, '1']])} isNewest />)
  const plain = answered(null)
  for (const text of ['已答 1 / 2 题', 'A. 角质层', '没有作答']) expect(plain).toContain(text)
  expect(plain).not.toContain('答错了')
  const told = answered(keyed)
  for (const text of ['自动判对 0 / 2 题', '答错了', '由深到浅']) expect(told).toContain(text)
  // nobody marks their own short answer here
  expect(told).not.toContain('我答对了')
})

const set: AssignmentQuestion[] = keyed.map((one) => ({
  id: one.id,
  sourceId: one.id - 30,
  isRemoved: false,
  question: one,
}))

test('S37 a teacher sees answers beside the questions, with what the rules say', () => {
  const markup = markupOf(
    <AnswerList
      questions={set}
      submission={{
        ...submission,
        answers: [...(submission.answers ?? []), { questionId: 32, content: '{"text":"四层","self":true}' }],
      }}
    />,
  )
  for (const text of [
    '自动判对 0 / 2 题',
    '1 题须人工看',
    'A. 角质层',
    '答错了',
    '参考答案：B',
    '四层',
    '未判分',
    '参考答案：五层',
  ])
    expect(markup).toContain(text)
})

const teacherAssignment: TeacherAssignment = {
  id: 4,
  courseId: 1,
  title: '读片',
  titleEn: '',
  content: '',
  attachments: [],
  deadline: 1_900_000_000_000,
  maxScore: 10_000,
  allowLate: false,
  questionCount: 2,
  students: 3,
  submitted: 0,
  scored: 0,
  createdAt: 0,
}

test('S37 the questions in the form cannot change once somebody has handed in', () => {
  const form = (submitted: number) =>
    markupOf(
      <AssignmentForm
        assignment={{ ...teacherAssignment, submitted }}
        open
        onClose={() => undefined}
        addQuestions={() => null}
      />,
      [[assignmentQuestionsQuery(4), set]],
    )
  const free = form(0)
  expect(free.indexOf('最深的一层')).toBeLessThan(free.indexOf('试述各层'))
  for (const text of ['添加题目', '移除第 1 题', '移除第 2 题']) expect(free).toContain(text)
  const fixed = form(1)
  expect(fixed).toContain('已有学生提交，题目不能再改')
  expect(fixed).not.toContain('移除第 1 题')
  expect(fixed).not.toContain('添加题目')
})

test('S37 with late work allowed the keys can be seen once everybody has a score', () => {
  const line = (...scoredAt: number[]) =>
    ({ submissions: scoredAt.map((at) => ({ score: at > 0 ? 8000 : null, scoredAt: at })) }) as AssignmentLine
  const { deadline } = teacherAssignment
  const late = { ...teacherAssignment, allowLate: true }
  expect(keysShownSince(teacherAssignment, [line(0), line()])).toBe(deadline)
  expect(keysShownSince(late, [line(5, deadline + 9), line(deadline + 7)])).toBe(deadline + 7)
  for (const left of [line(), line(0)]) expect(keysShownSince(late, [line(5), left])).toBe(Infinity)
})

test('S37 work that was handed in after its student could see the keys says so', () => {
  const scored = { ...submission, score: 8000, scoredAt: teacherAssignment.deadline + 5 }
  const card = (submittedAt: number) =>
    markupOf(
      <SubmissionCard
        assignment={teacherAssignment}
        questions={set}
        keysSince={teacherAssignment.deadline}
        line={{
          accountId: 1,
          name: '林晓雨',
          nameEn: '',
          loginName: 's1',
          roomName: '一班',
          state: 'late',
          submissions: [scored, { ...submission, version: 2, submittedAt }],
        }}
      />,
    )
  expect(card(teacherAssignment.deadline + 9)).toContain('看过答案后提交')
  expect(card(teacherAssignment.deadline - 9)).not.toContain('看过答案后提交')
})
