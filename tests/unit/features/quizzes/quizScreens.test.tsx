/** Screens of quizzes as students see them, with replies that are already there. */
import { expect, test, vi } from 'vitest'
import type { StudentAssignment } from '../../../../src/contract/quizzes/assignment.ts'
import type { QuizCardItem, StudentQuiz, StudentQuizState } from '../../../../src/contract/quizzes/quiz.ts'
import { systemInfo } from '../../../../src/contract/system.ts'
import { deviceId } from '../../../../src/device/identity.ts'
import { CourseQuizzes } from '../../../../src/features/quizzes/CourseQuizzes.tsx'
import { DeviceWarnings } from '../../../../src/features/quizzes/DeviceWarnings.tsx'
import { HandedIn, MissingWords } from '../../../../src/features/quizzes/HandedIn.tsx'
import { SignedOut } from '../../../../src/features/quizzes/interrupted/SignedOut.tsx'
import { TakenOver } from '../../../../src/features/quizzes/interrupted/TakenOver.tsx'
import { OtherAnswersWords } from '../../../../src/features/quizzes/OtherAnswers.tsx'
import { QuizIntro } from '../../../../src/features/quizzes/QuizIntro.tsx'
import { mayShowKeys, QuizResult } from '../../../../src/features/quizzes/QuizResult.tsx'
import { QuizRows } from '../../../../src/features/quizzes/QuizRows.tsx'
import { SealedCopy } from '../../../../src/features/quizzes/sealed/SealedCopy.tsx'
import type { useQuizRun } from '../../../../src/features/quizzes/useQuizRun.ts'
import { query } from '../../../../src/queries/engine/query.ts'
import {
  quizDistributionQuery,
  quizPaperQuery,
  quizResultQuery,
  quizTimeQuery,
  studentAssignmentsQuery,
  studyingQuizzesQuery,
} from '../../../../src/queries/quizzes/quizzes.ts'
import type { QuizRun } from '../../../../src/queries/quizzes/run.ts'
import { completeQuiz } from '../../../../src/rules/quizzes/specified.ts'
import { markupOf, type Replies } from './markupOf.tsx'

// Without storage each call would make a new one.
vi.mock('../../../../src/device/identity.ts', async (original) => ({
  ...(await original<object>()),
  deviceId: () => '22222222-2222-4222-8222-222222222222',
}))

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

test('S17 the list of courses shows what is open, with its course and its end', async () => {
  const closesAt = Date.UTC(2027, 0, 15, 4)
  const deadline = Date.UTC(2027, 0, 20, 4)
  const work = { id: 8, title: '病例讨论', titleEn: '', courseName: '解剖学', courseNameEn: '', deadline }
  const markup = await markupOf(<CourseQuizzes />, [
    [
      studyingQuizzesQuery(),
      {
        records: [quiz({ closesAt }), quiz({ id: 7, title: '过期测验', state: 'missed' })],
        total: 2,
      },
    ],
    [studentAssignmentsQuery(), { records: [{ ...work, state: 'returned' } as StudentAssignment], total: 1 }],
  ])
  for (const text of ['期中测验', '组织学', '2027年1月15日', '解剖学 · 截止', '2027年1月20日'])
    expect(markup.replace(/<[^>]*>/g, '')).toContain(text)
  expect(markup).not.toContain('过期测验')
})

test('S40 a released quiz shows the points, the card with each outcome, and the class', async () => {
  const done = quiz({ state: 'released', number: 1, points: 650, submittedAt: 1, receiptCode: 'K7' })
  const markup = await markupOf(<QuizResult quiz={done} />, [
    [
      quizResultQuery(5),
      { paperId: 'p', kept: 150, items: [item(1, true), item(2, false), item(3, null, false)] },
    ],
    [quizDistributionQuery(5), { students: 12, counts: [0, 0, 0, 0, 1, 2, 3, 4, 1, 1] }],
  ])
  for (const text of [
    '6.5',
    '10 分',
    '其中 1.5 分是更正答案后为你保留的',
    '回执码 K7',
    '第 3 题',
    '12 人的得分',
    '把 1 道错题加入错题本',
  ])
    expect(markup).toContain(text)
  expect([...markup.matchAll(/data-state="(\w+)"/g)].map(([, state]) => state)).toEqual([
    'right',
    'wrong',
    'open',
  ])
  const waiting = quiz({ state: 'grading', number: 1 })
  expect(await markupOf(<QuizResult quiz={waiting} />, [])).toContain('老师正在评阅')
})

test('S40 keys are asked for only where the quiz may show them', async () => {
  const states = ['submitted', 'grading', 'released'] as const
  const shown = (more: Partial<StudentQuiz>) => states.map((state) => mayShowKeys(quiz({ state, ...more })))
  expect(shown({ review: 'never' })).toEqual([false, false, false])
  expect(shown({ review: 'afterClose' })).toEqual([false, true, true])
  expect(shown({ review: 'afterSubmit' })).toEqual([true, true, true])
  expect(shown({ review: 'afterSubmit', kind: 'exam' })).toEqual([false, true, true])
  // wrong answers go into the wrong book with their keys
  const done = quiz({ state: 'released', number: 1, points: 0, submittedAt: 1 })
  const markup = (review: StudentQuiz['review']) =>
    markupOf(<QuizResult quiz={{ ...done, review }} />, [[quizResultQuery(5), { items: [item(1, false)] }]])
  expect(await markup('afterClose')).toContain('加入错题本')
  expect(await markup('never')).not.toContain('加入错题本')
})

test('S40 answers that wait for a decision are marked on the card and after hand-in', async () => {
  const waiting = { ...item(2, null, false), isUndecided: true }
  const card = { items: [item(1, null), waiting, { ...waiting, questionId: 3 }] }
  const replies: Replies = [[quizResultQuery(5), card]]
  const graded = quiz({ state: 'grading', number: 1, submittedAt: 1 })
  const words = '2 题的作答无法证明是否按时，正在等老师认定'
  const result = await markupOf(<QuizResult quiz={graded} />, replies)
  expect(result).toContain(words)
  expect(result).toContain('第 3 题，待认定')
  expect([...result.matchAll(/data-state="(\w+)"/g)].map(([, state]) => state)).toEqual([
    'answered',
    'undecided',
    'undecided',
  ])
  const delivered = (doubtful: number) => markupOf(handedIn({ run: {} as QuizRun, doubtful }), replies)
  expect(await delivered(1)).toContain(words)
  // a class that hands in at once does not ask for all its cards
  expect(await delivered(0)).not.toContain(words)
  const decided: Replies = [[quizResultQuery(5), { items: [item(1, null), item(2, null)] }]]
  expect(await markupOf(<QuizResult quiz={graded} />, decided)).not.toContain('认定')
})

const stateWords: [StudentQuizState, string][] = [
  ['upcoming', '未开放'],
  ['open', '可以作答'],
  ['running', '作答中'],
  ['submitted', '已交卷'],
  ['grading', '评阅中'],
  ['released', '成绩已公布'],
  ['missed', '未参加'],
]

test.each(stateWords)(
  'S38 a quiz that is %s says so in the list and leads to its questions or result',
  async (state, words) => {
    const markup = await markupOf(<QuizRows quizzes={[quiz({ state })]} />, [])
    expect(markup).toContain(words)
    const isToTake = ['upcoming', 'open', 'running'].includes(state)
    expect(markup).toContain(isToTake ? '/quizQuestion?quizId=5' : '/quizDetail?quizId=5')
  },
)

const intro = (state: StudentQuizState, isAway = false) => (
  <QuizIntro quiz={quiz({ state, opensAt: 9e12 })} error={null} isAway={isAway} onBegin={async () => {}} />
)

test('S38 a quiz tells its rules and what is recorded before it begins', async () => {
  const open = await markupOf(intro('open'), [])
  for (const words of ['30 分钟', '可作答 1 次', '由老师收卷', '保留 180 天', '开始测验'])
    expect(open).toContain(words)
  expect(await markupOf(intro('upcoming'), [])).toContain('尚未开放')
  const over = await markupOf(intro('submitted'), [])
  expect(over).toContain('查看结果')
  expect(over).not.toContain('开始测验')
})

test('S38 before a quiz opens its page counts down to the opening', async () => {
  const upcoming = (opensAt: number) => (
    <QuizIntro
      quiz={quiz({ state: 'upcoming', opensAt })}
      error={null}
      isAway={false}
      onBegin={async () => {}}
    />
  )
  expect(await markupOf(upcoming(Date.now() + 90_500), [])).toMatch(/01:3[01] 后开放/)
  expect(await markupOf(upcoming(Date.now() - 500), [])).toContain('正在开放')
})

test('QF12 who starts late reads before the start that not all of the time is left', async () => {
  const late = '到测验结束只剩 10:00，不是全部的 30 分钟'
  const screen = (left: number | null) => markupOf(intro('open'), [[quizTimeQuery(5), left]])
  expect(await screen(600)).toContain(late)
  for (const enough of [1800, 2400, null]) expect(await screen(enough)).not.toContain('只剩')
})

test('S38 what an exam records beyond a quiz is said before it begins', async () => {
  const left = '什么时候离开作答页面也会记录'
  const begin = (kind: 'quiz' | 'exam') => (
    <QuizIntro quiz={quiz({ kind })} error={null} isAway={false} onBegin={async () => {}} />
  )
  expect(await markupOf(begin('exam'), [])).toContain(left)
  expect(await markupOf(begin('quiz'), [])).not.toContain(left)
})

test('S39 another device is named, with when it was heard of and what it had not sent', async () => {
  const holder = { isThisDevice: false, deviceName: 'iPad Safari', lastHeardAt: 1, waiting: 3, epoch: 1 }
  const markup = await markupOf(intro('running', true), [[quizPaperQuery(5, deviceId()), { holder }]])
  for (const words of ['iPad Safari', '最近', '未送达 3', '在此设备继续']) expect(markup).toContain(words)
})

test('S39 a device whose attempt was taken over shows paper and answers read-only', async () => {
  const holder = { isThisDevice: false, deviceName: 'iPad Safari', lastHeardAt: 1, waiting: 3, epoch: 2 }
  const ask = {
    type: { baseType: 'PANDUAN' },
    title: '肝有门管区',
    titleEn: '',
    specimenId: null,
    options: [],
  }
  const questions = [1, 2].map((id) => ({ ...ask, id, children: [], maxPoints: 100 }))
  const paper = { quiz: quiz({}), seed: 1, questions, specimens: [] } as never
  const stored = { answers: [[1, 'true']] } as unknown as QuizRun
  const screen = (state: StudentQuizState) => (
    <TakenOver
      quiz={quiz({ state })}
      run={{ run: stored, pending: new Map([[1, 'waiting']]), error: null } as never}
      paper={paper}
    />
  )
  const replies: Replies = [[quizPaperQuery(5, deviceId()), { holder }]]
  const markup = await markupOf(screen('running'), replies)
  for (const words of ['iPad Safari', '在此设备继续', '只读', '肝有门管区', '1 题的答案没有送达'])
    expect(markup).toContain(words)
  expect(markup).toMatch(/<fieldset disabled=""[^>]*>.*type="radio"/s)
  expect(markup).toContain('data-state="answered"')
  // over on the other device there is nothing to take back
  const over = await markupOf(screen('submitted'), replies)
  expect(over).toContain('查看结果')
  expect(over).not.toContain('在此设备继续<')
})

const handedIn = (run: Partial<ReturnType<typeof useQuizRun>>) => (
  <HandedIn
    quiz={quiz({ state: 'submitted', receiptCode: 'K7' })}
    run={
      {
        run: null,
        online: true,
        isSignedIn: true,
        isHandInWaiting: false,
        isServiceFailing: false,
        doubtful: 0,
        ...run,
      } as never
    }
  />
)

test('S39 a hand-in says whether it was delivered or why it waits', async () => {
  const delivered = await markupOf(handedIn({}), [])
  for (const words of ['已交卷', '回执码 K7', '查看结果']) expect(delivered).toContain(words)
  const offline = await markupOf(handedIn({ online: false, isHandInWaiting: true }), [])
  expect(offline).toContain('联网后自动送出')
  expect(offline).not.toContain('查看结果')
  const signedOut = await markupOf(handedIn({ isSignedIn: false, isHandInWaiting: true }), [])
  expect(signedOut).toContain('登录后送出')
  const failing = await markupOf(handedIn({ isHandInWaiting: true, isServiceFailing: true }), [])
  expect(failing).toContain('服务不可用，提交失败，请稍后再试')
})

test('S39 QX05 a session that ended says that answering goes on only while it does', async () => {
  const signedOut = (isClosed: boolean) =>
    markupOf(<SignedOut isClosed={isClosed} onSignIn={() => undefined} />, [])
  expect(await signedOut(false)).toContain('可以继续作答')
  const closed = await signedOut(true)
  expect(closed).toContain('重新登录后，答卷自动送出')
  expect(closed).not.toContain('继续作答')
})

test('S39 a hand-in that the clock made says that the time was up', async () => {
  const run = { isAuto: true } as QuizRun
  expect(await markupOf(handedIn({ run }), [])).toContain('时间到，已自动交卷')
  expect(await markupOf(handedIn({ run, isHandInWaiting: true }), [])).toContain('时间到，已在本机交卷')
  expect(await markupOf(handedIn({}), [])).not.toContain('时间到')
})

test('S39 a student is urged to give the teacher a hand-in that waits for two hours', async () => {
  const waiting = (minutes: number) => {
    const run = { handedInAt: Date.now() - minutes * 60_000 } as QuizRun
    return markupOf(handedIn({ run, isHandInWaiting: true }), [])
  }
  const advice = '答卷两个多小时没有送出，请尽早交给老师'
  expect(await waiting(121)).toContain(advice)
  const fresh = await waiting(119)
  expect(fresh).not.toContain(advice)
  expect(fresh).toContain('送不出去？交给老师')
})

test('S39 without HTTPS no sealed paper is offered, and the page says why', async () => {
  const soon = quiz({ state: 'upcoming', together: true, opensAt: Date.now() + 60_000 })
  const screen = () => markupOf(<SealedCopy quiz={soon} run={{} as never} />, [])
  expect(await screen()).toContain('把密封试卷存到本机')
  vi.stubGlobal('crypto', {})
  const plain = await screen()
  vi.unstubAllGlobals()
  expect(plain).toContain('这个网址不是 HTTPS，浏览器不能保存密封试卷')
  expect(plain).not.toContain('把密封试卷存到本机<')
})

test('S39 a student hears of answers that the service did not have at the hand-in', async () => {
  expect(await markupOf(<MissingWords parked={0} lost={0} />, [])).toBe('')
  expect(await markupOf(<MissingWords parked={2} lost={0} />, [])).toContain('2 份作答服务没有收下')
  expect(await markupOf(<MissingWords parked={0} lost={1} />, [])).toContain('服务说少了 1 份作答')
})

test('S39 an exam that all take together shows its closing code while it waits', async () => {
  const run = { quizId: 5, paperId: 'p', lastHash: 'ab'.repeat(32) } as QuizRun
  const screen = (isHandInWaiting: boolean, together = true) => (
    <HandedIn
      quiz={quiz({ state: 'submitted', together })}
      run={{ run, online: true, isSignedIn: true, isHandInWaiting, isServiceFailing: false } as never}
    />
  )
  expect(await markupOf(screen(true), [])).toContain('收卷码')
  expect(await markupOf(screen(false), [])).not.toContain('收卷码')
  expect(await markupOf(screen(true, false), [])).not.toContain('收卷码')
})

const platformInfo: Replies[number] = [query(systemInfo, {}), { name: '学校' }]

test('S38 S40 a quiz of a platform shows only the fields that the platform has', async () => {
  const few = completeQuiz({ id: 5, title: '平台测验' })
  const before = await markupOf(
    <QuizIntro quiz={few} error={null} isAway={false} onBegin={async () => {}} />,
    [platformInfo],
  )
  expect(before).toContain('这个平台不能证明断网时的答题时间')
  for (const words of ['换设备', '0 题', '0 分', '1970', '不限时']) expect(before).not.toContain(words)
  const listed = await markupOf(<QuizRows quizzes={[few]} />, [platformInfo])
  expect(listed).toContain('平台测验')
  expect(listed).not.toContain('0 题')
  const items = [true, false].map((isCorrected, index) => ({
    questionId: index + 1,
    isSubmited: true,
    isCorrected,
  }))
  const result = await markupOf(<QuizResult quiz={few} />, [platformInfo, [quizResultQuery(5), { items }]])
  expect(result).toContain('答对 1 题，共 2 题。')
  const open = items.map((one) => ({ ...one, isCorrected: null }))
  const unjudged = await markupOf(<QuizResult quiz={few} />, [
    platformInfo,
    [quizResultQuery(5), { items: open }],
  ])
  expect(unjudged).toContain('已交卷，等待评阅。')
})

test.each(['upcoming', 'open', 'running'] as const)(
  'S40 a quiz that is %s and was never handed in leads to the quiz, not a result',
  async (state) => {
    const markup = await markupOf(<QuizResult quiz={quiz({ state, points: null, submittedAt: null })} />, [])
    expect(markup).toContain('还没有结果')
    expect(markup).toContain('/quizQuestion')
    expect(markup).not.toContain('已交卷')
  },
)

test('S39 a hand-in to a platform says whether it holds the same answers', async () => {
  const run = { onPlatform: true } as QuizRun
  const waiting = await markupOf(handedIn({ run, isHandInWaiting: true }), [platformInfo])
  expect(waiting).toContain('已在本机交卷')
  expect(waiting).not.toContain('交给老师')
  const ours = await markupOf(handedIn({ run: {} as QuizRun, isHandInWaiting: true }), [])
  expect(ours).toContain('交给老师')
  const said = (numbers: readonly number[] | null) => markupOf(<OtherAnswersWords numbers={numbers} />, [])
  expect(await said(null)).toBe('')
  expect(await said([])).toContain('平台上的答案与这台设备上的一致')
  expect(await said([2, 5])).toContain('平台上第 2、5 题的答案与你在这台设备上写的不同')
})

test('S39 a browser that cannot keep the paper warns against reloading offline', async () => {
  const warning = '断网请勿刷新'
  expect(await markupOf(<DeviceWarnings canKeepPictures={false} />, [])).toContain(warning)
  expect(await markupOf(<DeviceWarnings canKeepPictures />, [])).not.toContain(warning)
})
