/** A quiz on a platform that has the specification's calls only: nothing of ours is sent, and each answer is looked up. */
import { beforeEach, expect, test } from 'vitest'
import { parametersBeyond } from '../../../tools/specification.ts'
import { browser, open, setStudent, signIn, there } from '../student.ts'
import { type Asked, until } from '../world.ts'

setStudent()

const quizId = 7
const device = { deviceId: '22222222-2222-4222-8222-222222222222', deviceName: 'Tablet' }
const questionIds = [21, 22, 23]

/** The platform's content and its behaviour. */
const platform = {
  held: new Map<number, string>(),
  seconds: 600 as number | null,
  handedIn: 0,
  /** Answers to these questions are kept once and never changed. */
  stubborn: new Set<number>(),
  /** HTTP status or refusal that looking up an answer ends with. */
  lookUp: undefined as (() => unknown) | undefined,
  hasOurCalls: false,
}

/** A reply as it travels: the harness takes a number of 400 or more for a status. */
const envelope = (data: unknown, code = 0) =>
  new Response(JSON.stringify({ code, message: '', data }), {
    headers: { 'content-type': 'application/json' },
  })
const refusal = () => envelope(null, 1)

const question = (id: number) => ({
  id,
  type: { id: 1, name: '单选', baseType: 'DANXUAN', subjective: false },
  title: `题 ${id}`,
  options: [{ id: 1, content: '甲', answer: true }],
  analysis: '因为',
  children: [],
  ...(id === 22 && { specimenId: 5 }),
})

const specimen = {
  id: 5,
  name: '骨骼肌',
  nameEn: 'Muscle',
  desc: '横纹',
  fileType: 1,
  tiles: null,
  markCount: 9,
}

function answer({ path, query, body }: Asked): unknown {
  const given = Number(query.questionId ?? body.questionId)
  switch (path) {
    case '/dh-usercenter/system/anon/info':
      return platform.hasOurCalls ? { quiz: true } : {}
    case '/dh-teaching/record/submit/insert':
      return {}
    case '/dh-teaching/quiz/card':
      return {
        items: questionIds.map((questionId) => {
          const isSubmited = platform.held.has(questionId)
          return { questionId, isSubmited, isCorrected: null }
        }),
      }
    case '/dh-teaching/quiz/remainingTime':
      return envelope(platform.seconds)
    case '/dh-questionbank/question/common/withoutAnswer':
      return question(Number(query.id))
    case '/dh-specimen/specimen/getSpecInfoByIdForQuestion':
      return specimen
    case '/dh-teaching/quiz/studying/page':
      return { records: [{ id: quizId, title: '平台上的测验' }], total: 1 }
    case '/dh-teaching/quiz/submit/detail':
      return platform.lookUp?.() ?? { content: platform.held.get(given) ?? '', correct: null }
    case '/dh-teaching/quiz/submit':
      if (!(platform.stubborn.has(given) && platform.held.has(given)))
        platform.held.set(given, String(body.content))
      return {}
    case '/dh-teaching/quiz/submit/all':
      platform.handedIn += 1
      return {}
    default:
      return path.startsWith('/dh-teaching/quiz/flag') ? {} : undefined
  }
}

beforeEach(() => {
  Object.assign(platform, {
    held: new Map(),
    seconds: 600,
    handedIn: 0,
    stubborn: new Set(),
    lookUp: undefined,
    hasOurCalls: false,
  })
  const before = browser.service
  browser.service = (asked) => {
    if (!there.state.online) return null
    return answer(asked) ?? before(asked)
  }
})

async function openQuiz(signsIn = true) {
  const page = await open()
  if (signsIn) await signIn(page)
  const run = {
    ...(await import('../../../../src/queries/quizzes/run.ts')),
    ...(await import('../../../../src/queries/quizzes/beginRun.ts')),
    ...(await import('../../../../src/queries/quizzes/beats.ts')),
  }
  const platformCalls = await import('../../../../src/queries/quizzes/platform.ts')
  const { pendingRows } = await import('../../../../src/queries/engine/enqueueInLane.ts')
  const sendAll = async () => {
    there.state.online = true
    await page.sync.flushNow()
  }
  const isEmpty = async () => (await pendingRows()).length === 0
  return { page, run, ...platformCalls, waiting: pendingRows, sendAll, isEmpty }
}

async function begin() {
  const opened = await openQuiz()
  const begun = await opened.beginWithKnownCalls(quizId, device)
  if (!begun) throw new Error('nothing was begun')
  return { ...opened, begun }
}

/** Calls about quizzes that were made, with their parameters. */
const quizCalls = () =>
  browser.asked.filter(({ path }) => /quiz|record\/submit|withoutAnswer/.test(path) && !/page$/.test(path))
const callsTo = (path: RegExp) => browser.asked.filter((asked) => path.test(asked.path))

test('C138 C125 C127 C128 a quiz begins with the specification’s calls and parameters', async () => {
  const { run, begun } = await begin()
  expect(quizCalls().map(({ path }) => path.split('/').at(-1))).toEqual([
    'insert',
    'remainingTime',
    'card',
    'withoutAnswer',
    'withoutAnswer',
    'withoutAnswer',
  ])
  for (const { path, query, body } of quizCalls())
    expect([path, parametersBeyond(path, Object.keys({ ...query, ...body }))]).toEqual([path, []])
  expect(begun).toMatchObject({ token: '', onPlatform: true, number: 1, answers: [], handedInAt: null })
  expect(Math.abs(Number(begun.endAt) - Date.now() - 600_000)).toBeLessThan(5000)
  const paper = await run.loadPaper(quizId)
  expect(paper).toMatchObject({
    paperId: begun.paperId,
    quiz: { title: '平台上的测验' },
    shuffleQuestions: false,
  })
  expect(paper?.questions.map(({ id }) => id)).toEqual(questionIds)
})

test('S39 the paper of a platform holds no key, and its pictures no name', async () => {
  const { run } = await begin()
  const stored = JSON.stringify(await run.loadPaper(quizId))
  for (const telling of ['因为', '骨骼肌', 'Muscle', '横纹', '"answer"'])
    expect(stored).not.toContain(telling)
  expect((await run.loadPaper(quizId))?.specimens.map(({ id }) => id)).toEqual([5])
})

test('C134 C129 C136 answers given offline are sent, looked up and handed in once', async () => {
  const { run, waiting, sendAll, isEmpty, findOtherAnswers } = await begin()
  there.state.online = false
  await run.answerQuiz(quizId, 21, '1')
  await run.answerQuiz(quizId, 22, '2')
  await run.flagQuizQuestion(quizId, 22, true)
  await run.handInQuiz(quizId, false)
  const rows = await waiting()
  expect(rows.map(({ lane }) => lane)).toEqual(['quiz:7:1', 'quiz:7:1', 'quiz:7:1', 'quizHandIn:7:1'])
  expect(rows.map(({ input }) => input)).toEqual([
    { quizId, questionId: 21, content: '1' },
    { quizId, questionId: 22, content: '2' },
    { quizId, questionId: 22 },
    { quizId },
  ])
  await sendAll()
  await until(isEmpty)
  const order = quizCalls().map(({ path }) => path.split('/quiz/').at(-1))
  expect(order.slice(-6)).toEqual([
    'submit',
    'submit',
    'flag',
    'submit/detail',
    'submit/detail',
    'submit/all',
  ])
  expect(platform.handedIn).toBe(1)
  expect(await findOtherAnswers(quizId)).toEqual([])
  for (const { path, query, body } of quizCalls())
    expect([path, parametersBeyond(path, Object.keys({ ...query, ...body }))]).toEqual([path, []])
})

test('C129 an answer that the platform lost is sent once more before the hand-in', async () => {
  const { run, sendAll, isEmpty, findOtherAnswers } = await begin()
  await run.answerQuiz(quizId, 21, '1')
  await until(isEmpty)
  platform.held.clear()
  await run.handInQuiz(quizId, false)
  await sendAll()
  await until(isEmpty)
  expect(callsTo(/quiz\/submit$/).map(({ body }) => body.content)).toEqual(['1', '1'])
  expect(new Set(callsTo(/quiz\/submit$/).map(({ key }) => key)).size).toBe(2)
  expect([platform.handedIn, platform.held.get(21)]).toEqual([1, '1'])
  expect(await findOtherAnswers(quizId)).toEqual([])
})

test('C129 questions whose answers differ on the platform are named after the hand-in', async () => {
  platform.held.set(22, 'old')
  platform.stubborn.add(22)
  const { run, sendAll, isEmpty, findOtherAnswers } = await begin()
  expect((await run.loadPaper(quizId))?.answers).toEqual([
    { questionId: 22, content: 'old', verdict: 'undecided' },
  ])
  await run.answerQuiz(quizId, 21, '1')
  await run.answerQuiz(quizId, 22, 'new')
  await run.handInQuiz(quizId, false)
  await sendAll()
  await until(isEmpty)
  expect(callsTo(/quiz\/submit$/).map(({ body }) => body.content)).toEqual(['1', 'new', 'new'])
  expect(platform.handedIn).toBe(1)
  expect(await findOtherAnswers(quizId)).toEqual([2])
})

test('C129 a hand-in waits while an answer cannot be looked up, and goes later', async () => {
  const { run, waiting, sendAll, isEmpty } = await begin()
  await run.answerQuiz(quizId, 21, '1')
  await until(isEmpty)
  platform.lookUp = () => 503
  await run.handInQuiz(quizId, false)
  await sendAll()
  expect((await waiting()).map(({ call, state }) => [call, state])).toEqual([['quiz.handIn', 'waiting']])
  expect(platform.handedIn).toBe(0)
  platform.lookUp = undefined
  await until(async () => {
    await sendAll()
    return isEmpty()
  })
  expect(platform.handedIn).toBe(1)
})

test('a hand-in without network is stored at once, and a page loaded anew sends it', async () => {
  const { run } = await begin()
  there.state.online = false
  await run.answerQuiz(quizId, 23, '3')
  expect((await run.handInQuiz(quizId, true)).handedInAt).not.toBeNull()
  const anew = await openQuiz(false)
  expect(await anew.run.loadRun(quizId)).toMatchObject({ onPlatform: true, answers: [[23, '3']] })
  await anew.sendAll()
  await until(anew.isEmpty)
  expect([platform.handedIn, platform.held.get(23)]).toEqual([1, '3'])
})

test('C127 more time and an early end are heard; a failure leaves the end as it was', async () => {
  const { run, begun } = await begin()
  const beat = () => run.beatQuiz(quizId, { waiting: 0, paperLoaded: true })
  expect((await beat()).run).toBeUndefined()
  platform.seconds = 1200
  const more = await beat()
  expect(Number(more.run?.endAt) - Number(begun.endAt)).toBeGreaterThan(590_000)
  there.state.online = false
  await expect(beat()).rejects.toThrow()
  expect((await run.loadRun(quizId))?.endAt).toBe(more.run?.endAt)
  there.state.online = true
  platform.seconds = 0
  expect(await beat()).toMatchObject({ isEnded: true, isTakenOver: false })
  platform.seconds = null
  expect((await beat()).run?.endAt).toBeNull()
  expect(callsTo(/quiz\/beat|quiz\/paper|takeOver/)).toEqual([])
})

test('C127 a quiz that is over on the platform does not begin here', async () => {
  platform.seconds = 0
  const { beginWithKnownCalls, QuizOver, run } = await openQuiz()
  await expect(beginWithKnownCalls(quizId, device)).rejects.toThrow(QuizOver)
  expect(await run.loadRun(quizId)).toBeUndefined()
})

test('the attempt goes on under its id until it is handed in; the next one has another', async () => {
  const { run, begun, beginWithKnownCalls, regatherPaper } = await begin()
  const stored = await run.answerQuiz(quizId, 21, '1')
  expect((await regatherPaper(stored)).paperId).toBe(begun.paperId)
  const again = await beginWithKnownCalls(quizId, device)
  expect(again).toMatchObject({ paperId: begun.paperId, number: 1, answers: [[21, '1']] })
  await run.handInQuiz(quizId, false)
  const next = await beginWithKnownCalls(quizId, device)
  expect(next).toMatchObject({ number: 2, answers: [], handedInAt: null })
  expect(next?.paperId).not.toBe(begun.paperId)
})

test('a service without our calls is asked for them again before a quiz begins', async () => {
  const opened = await openQuiz()
  await opened.page.sync.flushNow()
  platform.hasOurCalls = true
  await opened.beginWithKnownCalls(quizId, device)
  expect(callsTo(/record\/submit\/insert/).map(({ body }) => body)).toEqual([{ quizId, ...device }])
})

test('an answer that the platform refused is shown as refused and can be discarded', async () => {
  const { run, waiting, sendAll } = await begin()
  const before = browser.service
  browser.service = (asked) => (asked.path.endsWith('/quiz/submit') ? refusal() : before(asked))
  await run.answerQuiz(quizId, 21, '1')
  await sendAll()
  await until(async () => (await waiting())[0]?.state === 'parked')
  const { currentOutbox } = await import('../../../../src/outbox/index.ts')
  await currentOutbox()?.discard(Number((await waiting())[0]?.seq))
  expect(await waiting()).toEqual([])
})
