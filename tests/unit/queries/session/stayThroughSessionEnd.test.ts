/** A quiz whose session ends while it runs: the page stays, and the person signs in again above it. */
import { beforeEach, expect, test } from 'vitest'
import { inDatabase, signIn } from '../people.ts'
import { browser, open, setStudent, status, store, there } from '../student.ts'
import type { Page } from '../world.ts'
import { until } from '../world.ts'

setStudent()

const quizId = 7
const begun = {
  paperId: '11111111-1111-4111-8111-111111111111',
  number: 1,
  token: 'secret-of-this-device',
  seed: 5,
  startedAt: 1,
  endAt: 9e12,
}
const sent: { token: string; seq: number; content: string }[] = []

beforeEach(() => {
  sent.length = 0
  const before = browser.service
  browser.service = (asked) => {
    if (!there.state.session || !asked.path.startsWith('/dh-teaching/')) return before(asked)
    if (asked.path === '/dh-teaching/record/submit/insert') return begun
    sent.push(asked.body as unknown as (typeof sent)[number])
    return { correct: null, verdict: 'onTime' }
  }
})

/** A quiz in which the first answer is sent, and whose session is over when the second one is. */
async function quizWithoutSession() {
  const page = await open()
  await signIn(page)
  const { keptDeviceId } = await import('../../../../src/device/installation/keptDeviceId.ts')
  const run = await import('../../../../src/queries/quizzes/run.ts')
  const { beginQuiz } = await import('../../../../src/queries/quizzes/beginRun.ts')
  const stay = await import('../../../../src/queries/session/stayThroughSessionEnd.ts')
  const deviceId = await keptDeviceId()
  await until(() => store.get(page.session.sessionAtom)?.user.fullName === '林晓')
  await beginQuiz(quizId, { deviceId, deviceName: 'Tablet' })
  const stop = stay.stayThroughSessionEnd()
  await run.answerQuiz(quizId, 1, 'first')
  await until(() => status(page).state === 'sent')
  there.state.session = false
  await run.answerQuiz(quizId, 2, 'second')
  await until(() => store.get(page.session.sessionAtom)?.state === 'offline')
  return { page, run, stop, deviceId, keptDeviceId }
}

const stateOf = (page: Page) => store.get(page.session.sessionAtom)

test('QX05 answers wait when the session ends in mid-quiz, and sign-in sends them', async () => {
  const { page, run, deviceId, keptDeviceId } = await quizWithoutSession()
  await until(() => localStorage.getItem('userInfo') !== null)
  // T03: token and local storage are cleared; the device keeps its name
  expect(browser.page.jar.has('vitrine_token')).toBe(false)
  expect(localStorage.getItem('isLogin')).toBe(null)
  expect(await keptDeviceId()).toBe(deviceId)
  await run.answerQuiz(quizId, 3, 'third')
  expect((await run.loadRun(quizId))?.answers.map(([, content]) => content)).toEqual([
    'first',
    'second',
    'third',
  ])
  expect(sent.map(({ content }) => content)).toEqual(['first'])
  await until(() => status(page).state === 'signIn')
  there.state.session = true
  await signIn(page)
  await until(() => status(page).state === 'sent')
  expect(stateOf(page)).toMatchObject({ state: 'in', user: { id: 1 } })
  expect(sent.map(({ token, seq, content }) => [token, seq, content])).toEqual([
    [begun.token, 1, 'first'],
    [begun.token, 2, 'second'],
    [begun.token, 3, 'third'],
  ])
  expect(browser.page.reloads).toBe(0)
})

test('QX05 a page that is loaded anew before the sign-in goes on with the attempt', async () => {
  await quizWithoutSession()
  const page = await open()
  expect(stateOf(page)).toMatchObject({ state: 'offline', user: { id: 1 } })
  const run = await import('../../../../src/queries/quizzes/run.ts')
  await run.answerQuiz(quizId, 3, 'third')
  there.state.session = true
  await signIn(page)
  await until(() => status(page).state === 'sent')
  expect(sent.map(({ content }) => content)).toEqual(['first', 'second', 'third'])
})

test('QX05 another person who signs in there neither sees nor sends the attempt', async () => {
  const { page, run } = await quizWithoutSession()
  await run.saveTyping(quizId, 3, 'half a sentence')
  there.state.session = true
  await signIn(page, 2)
  await page.sync.flushNow()
  expect(stateOf(page)).toMatchObject({ state: 'in', user: { id: 2 } })
  expect(await run.loadRun(quizId)).toBe(undefined)
  expect(sent.map(({ content }) => content)).toEqual(['first'])
  expect((await inDatabase(1)).queue).toBe(1)
  await signIn(page)
  await until(() => sent.length === 2)
  expect(sent[1]).toMatchObject({ token: begun.token, seq: 2, content: 'second' })
  expect((await run.loadRun(quizId))?.answers).toEqual([
    [1, 'first'],
    [2, 'second'],
  ])
  expect(await run.loadTyping(quizId)).toEqual({ questionId: 3, content: 'half a sentence' })
  await run.answerQuiz(quizId, 3, 'third')
  await until(() => sent.length === 3)
  expect(sent[2]).toMatchObject({ token: begun.token, seq: 3, content: 'third' })
})

test('a quiz leaves the screen after a sign-out in another tab and after its end', async () => {
  const { page, stop } = await quizWithoutSession()
  there.state.session = true
  await signIn(page)
  const { changeAccount } = await import('../../../../src/device/accounts.ts')
  const { sessionChange } = await import('../../../../src/queries/session/currentSession.ts')
  await changeAccount(1, { signedOut: true })
  expect(sessionChange.follow(null)).toBe(false)
  await until(() => browser.page.reloads === 1)
  stop()
  sessionChange.follow(null)
  expect(browser.page.reloads).toBe(2)
})

test('a quiz whose person signed in again in another tab goes on, and sends what waits', async () => {
  const { page } = await quizWithoutSession()
  const { sessionChange } = await import('../../../../src/queries/session/currentSession.ts')
  const { writeCredentials } = await import('../../../../src/device/session.ts')
  there.state.session = true
  writeCredentials({ user: 1, token: 'T1' })
  expect(sessionChange.follow(1)).toBe(false)
  await until(() => sent.length === 2)
  expect(stateOf(page)).toMatchObject({ state: 'in', user: { id: 1, fullName: '林晓' } })
  // somebody else's session leaves nothing of it
  expect(sessionChange.follow(2)).toBe(true)
  expect(browser.page.reloads).toBe(1)
})
