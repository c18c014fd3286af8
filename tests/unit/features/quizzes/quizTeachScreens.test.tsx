/** Screens of quizzes as their teachers see them, with replies that are already there. */
import { expect, test } from 'vitest'
import type { SealedRoom } from '../../../../src/contract/quizzes/quizSeal.ts'
import type {
  QuizQuestionItem,
  QuizSitter,
  QuizTimelineRow,
  TeacherQuizDetail,
  UndecidedAttempt,
} from '../../../../src/contract/quizzes/quizTeaching.ts'
import { AttemptSheet } from '../../../../src/features/quizzes/teach/AttemptSheet.tsx'
import { AskedWords, UndecidedList } from '../../../../src/features/quizzes/teach/decide/UndecidedAnswers.tsx'
import { OneAnswer } from '../../../../src/features/quizzes/teach/GradingByQuestion.tsx'
import { QuestionPicker } from '../../../../src/features/quizzes/teach/QuestionPicker.tsx'
import { ReadyList } from '../../../../src/features/quizzes/teach/ReadyList.tsx'
import { SealedRooms } from '../../../../src/features/quizzes/teach/sealed/SealedRooms.tsx'
import { quizAttemptQuery, quizReadyQuery, undecidedQuery } from '../../../../src/queries/quizzes/quizzes.ts'
import { markupOf } from './markupOf.tsx'

test('S38 the ready list shows each student’s network outages and device changes', async () => {
  const attempt = { state: 'running', paperLoaded: true, lastHeardAt: 1, waiting: 2, answered: 1 }
  const sitter = { accountId: 1, name: '王一', nameEn: '', loginName: 'w1', extraMinutes: 0, timeFactor: 1 }
  const own = { ...sitter, attempt: { ...attempt, outages: 3, takeOvers: 1, undecided: 0, points: null } }
  const taught = { id: 5, questionCount: 3 } as TeacherQuizDetail
  const markup = await markupOf(<ReadyList quiz={taught} isLive />, [[quizReadyQuery(5), [own]]])
  for (const words of ['1 台设备有试卷', '断网 3 次', '换过 1 次设备', '2 份未送达', '已答 1 / 3'])
    expect(markup).toContain(words)
  expect(markup).not.toContain('已离开班级')
  const left = { ...own, hasLeft: true }
  const withLeaver = await markupOf(<ReadyList quiz={taught} isLive />, [[quizReadyQuery(5), [left]]])
  for (const words of ['1 / 1 人开始', '已离开班级', '作答中']) expect(withLeaver).toContain(words)
})

const undecidedAttempt = (accountId: number, answers: number): UndecidedAttempt => ({
  accountId,
  name: `学生${accountId}`,
  nameEn: '',
  loginName: `2026${accountId}`,
  number: 1,
  endAt: 1000,
  rows: Array.from({ length: answers }, (_, index) => ({
    opId: `${accountId}-${index}`,
    kind: 'answer',
    question: index + 1,
    deviceName: 'iPad',
    lower: 1,
    upper: 2,
    deviceAt: 3,
    receivedAt: 4,
    reason: 'end',
  })),
  events: [{ kind: 'wentOffline', at: 5 }],
})

test('S38 undecided answers of all students stand together with their reasons', async () => {
  const attempts = [undecidedAttempt(101, 2), undecidedAttempt(102, 3)]
  const taught = { id: 5, questionCount: 3, undecided: 5 } as TeacherQuizDetail
  const list = await markupOf(<ReadyList quiz={taught} isLive={false} />, [[quizReadyQuery(5), []]])
  expect(list).toContain('5 份作答无法证明是否按时')
  expect(list).toContain('一起认定')
  const sheet = (isNameless: boolean) =>
    markupOf(<UndecidedList quizId={5} isNameless={isNameless} onDone={() => {}} />, [
      [undecidedQuery(5), attempts],
    ])
  const named = await sheet(false)
  for (const words of [
    '2 人的 5 份',
    '学生101',
    '学生102',
    '3 份',
    '间隔跨过结束时间',
    '断网',
    '计入 5 份',
    '不计入 5 份',
  ])
    expect(named).toContain(words)
  expect(named.match(/type="checkbox"[^>]*checked=""/g)).toHaveLength(2)
  expect(await sheet(true)).not.toContain('学生101')
  const asked = await markupOf(<AskedWords asked={{ accept: false, attempts }} reason="停电" />, [])
  expect(asked).toContain('将不计入 2 名学生的 5 份作答')
  expect(asked).toContain('停电')
})

test('S38 the timeline says of a decision who made it and why', async () => {
  const row = {
    ...undecidedAttempt(1, 1).rows[0],
    questionId: 9,
    content: '2',
    verdict: 'undecided',
    decided: true,
    counts: true,
  } as QuizTimelineRow
  const made = { opId: row.opId, by: { name: '李老师', nameEn: '' }, at: 1 }
  const attempt = {
    startedAt: 1,
    endAt: 2,
    events: [],
    answers: [{ questionId: 9 }],
    rows: [row],
    decisions: [
      { ...made, accept: false, reason: '先前' },
      { ...made, accept: true, reason: '停电' },
    ],
  }
  const taught = { id: 5, state: 'closed' } as TeacherQuizDetail
  const sitter = { accountId: 1, attempt: {} } as QuizSitter
  const markup = await markupOf(<AttemptSheet quiz={taught} sitter={sitter} />, [
    [quizAttemptQuery(5, 1), attempt],
  ])
  for (const words of ['已认定计入', '停电', '李老师']) expect(markup).toContain(words)
  expect(markup).not.toContain('先前')
})

test('S38 of a student who has not begun it says so, also once the quiz is closed', async () => {
  const absent = { accountId: 1, roomId: 1, timeFactor: 1, attempt: null } as never
  for (const state of ['published', 'closed'] as const) {
    const markup = await markupOf(<AttemptSheet quiz={{ id: 5, state } as never} sitter={absent} />, [])
    expect(markup).toContain('这名学生没有开始作答')
    expect(markup.includes('为该生加时')).toBe(state === 'published')
  }
})

test('S39 a sealed paper for several classes says that other hours need other papers', async () => {
  const room = (roomId: number): SealedRoom => ({
    roomId,
    name: `${roomId} 班`,
    presentAt: null,
    keyShownAt: null,
    sitters: [],
  })
  const words = '请各用一份不同的试卷'
  expect(await markupOf(<SealedRooms quizId={5} rooms={[room(1), room(2)]} />, [])).toContain(words)
  expect(await markupOf(<SealedRooms quizId={5} rooms={[room(1)]} />, [])).not.toContain(words)
})

test('before the list of who sits is known, nobody is counted: walk 12', async () => {
  const taught = { id: 5, questionCount: 3 } as TeacherQuizDetail
  expect(await markupOf(<ReadyList quiz={taught} isLive />, [])).not.toMatch(/人开始|未送达/)
  expect(await markupOf(<ReadyList quiz={taught} isLive />, [[quizReadyQuery(5), []]])).toContain(
    '0 / 0 人开始',
  )
})

test('S38 an answer that is nearly right asks for a look until a person has scored it', async () => {
  const options = [{ id: 1, content: '', contentEn: '', answer: ['骨髓'] }]
  const question = { id: 7, type: { baseType: 'TIANKONG' }, title: '', titleEn: '', options, children: [] }
  const item = { id: 9, maxPoints: 100, question } as unknown as QuizQuestionItem
  const answer = { attemptId: 'a', name: '王一', nameEn: '', content: '["骨随"]', points: 0, comment: '' }
  const shown = (version: number) =>
    markupOf(<OneAnswer quizId={5} item={item} answer={{ ...answer, version }} />, [])
  expect(await shown(0)).toContain('写法接近，请看一眼')
  expect(await shown(1)).not.toContain('写法接近')
})

test('L97 a case in the quiz form has one field for the points of each part', async () => {
  const words = { title: '题干', titleEn: 'Stem' }
  const chosen = [
    { sourceId: 1, maxPoints: 500, parts: 2, partPoints: [125, 375], ...words },
    { sourceId: 2, maxPoints: 100, parts: 3, ...words },
    { sourceId: 3, maxPoints: 200, parts: 0, ...words },
  ]
  const markup = await markupOf(<QuestionPicker courseId={1} questions={chosen} onChange={() => {}} />, [])
  const fieldsOf = (number: number) => {
    const [, group = ''] = markup.split(`第 ${number} 题各小题的分值`)
    return [...(group.split('</fieldset>')[0] ?? '').matchAll(/value="([\d.]+)"/g)].map(([, value]) => value)
  }
  expect([fieldsOf(1), fieldsOf(2), fieldsOf(3)]).toEqual([['1.25', '3.75'], ['0.33', '0.33', '0.34'], []])
})
