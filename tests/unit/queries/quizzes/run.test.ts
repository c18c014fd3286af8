/** A quiz on a device whose pages, storage and network fail: what is said to be stored is sent once, in its order. */
import { beforeEach, expect, test, vi } from 'vitest'
import type { inUser } from '../../../../src/device/db.ts'
import type { Receipt } from '../../../../src/device/stored.ts'
import { chainRoot } from '../../../../src/rules/quizzes/acceptance.ts'
import { browser, open, setStudent, signIn, store, there } from '../student.ts'
import { token, until } from '../world.ts'

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
const device = { deviceId: '22222222-2222-4222-8222-222222222222', deviceName: 'Tablet' }

beforeEach(() => {
  const before = browser.service
  browser.service = (asked) => {
    if (asked.path === '/dh-teaching/record/submit/insert' && there.state.online)
      return { ...begun, paperId: asked.body.quizId === quizId ? begun.paperId : device.deviceId }
    if (asked.path.startsWith('/dh-teaching/quiz/') && there.state.online)
      return { correct: null, verdict: 'onTime' }
    return before(asked)
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
  const { pendingRows } = await import('../../../../src/queries/engine/enqueueInLane.ts')
  const waiting = async () =>
    (await pendingRows()).map(({ input }) => input as { seq: number; prev: string; content?: string })
  return { page, run, waiting }
}

/** Works in the student's database as the page that is open does: a module loaded before knows another test's. */
async function inDatabase(work: Parameters<typeof inUser<unknown>>[1]): Promise<void> {
  const device = await import('../../../../src/device/db.ts')
  await device.inUser(token.id, work)
}

async function begin() {
  const opened = await openQuiz()
  await opened.run.beginQuiz(quizId, device)
  there.state.online = false
  return opened
}

/** Each row names the one before it. */
function expectChain(rows: readonly { seq: number; prev: string }[]): void {
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => index + 1))
  expect(rows[0]?.prev).toBe(chainRoot(begun.token))
  expect(new Set(rows.map(({ prev }) => prev)).size).toBe(rows.length)
}

test('QF02 an answer that could not be stored is neither shown nor said to be sent', async () => {
  const { run } = await begin()
  await run.answerQuiz(quizId, 1, 'first')
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await expect(run.answerQuiz(quizId, 2, 'lost')).rejects.toThrow()
  put.mockRestore()
  const anew = await openQuiz(false)
  const stored = await anew.run.loadRun(quizId)
  expect(stored?.answers).toEqual([[1, 'first']])
  await anew.run.answerQuiz(quizId, 2, 'again')
  const rows = await anew.waiting()
  expect(rows.map(({ content }) => content)).toEqual(['first', 'again'])
  expectChain(rows)
})

test('QF02 a crash before the row is queued leaves no answer and no gap in the chain', async () => {
  const { run } = await begin()
  const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('gone', 'AbortError')
  })
  await expect(run.answerQuiz(quizId, 1, 'lost')).rejects.toThrow()
  add.mockRestore()
  const anew = await openQuiz(false)
  expect(await anew.run.loadRun(quizId)).toMatchObject({ seq: 0, answers: [] })
  await anew.run.answerQuiz(quizId, 1, 'again')
  await anew.run.answerQuiz(quizId, 2, 'second')
  const rows = await anew.waiting()
  expect(rows.map(({ content }) => content)).toEqual(['again', 'second'])
  expectChain(rows)
})

test.each([
  ['is not in the queue', false],
  ['is in the queue', true],
])(
  'QF02 a row that an older build noted beside the chain and that %s is queued once',
  async (_, isQueued) => {
    const { run } = await begin()
    const stored = await run.answerQuiz(quizId, 1, 'first')
    await inDatabase(async (db) => {
      const [row] = await db.getAll('queue')
      const ahead = { action: 'quiz.submit', input: row?.input, id: row?.id }
      await db.put('drafts', { key: `quiz:run:${quizId}`, value: { ...stored, ahead }, at: 0 })
      if (!isQueued) await db.clear('queue')
    })
    const anew = await openQuiz(false)
    await anew.run.answerQuiz(quizId, 2, 'second')
    await anew.run.answerQuiz(quizId, 3, 'third')
    const rows = await anew.waiting()
    expect(rows.map(({ content }) => content)).toEqual(['first', 'second', 'third'])
    expectChain(rows)
  },
)

test('QF03 a page that is loaded anew after the hand-in still has it, once', async () => {
  const { run } = await begin()
  await run.answerQuiz(quizId, 1, 'first')
  await run.handInQuiz(quizId, false)
  const anew = await openQuiz(false)
  expect((await anew.run.loadRun(quizId))?.handedInAt).not.toBeNull()
  await anew.run.handInQuiz(quizId, false)
  const rows = await anew.waiting()
  expect(rows).toHaveLength(2)
  expectChain(rows)
})

test('QF04 the last edit goes into the hand-in that follows it at once', async () => {
  const { run, waiting } = await begin()
  const [, handedIn] = await Promise.all([
    run.answerQuiz(quizId, 1, 'last edit'),
    run.handInQuiz(quizId, false),
  ])
  const rows = await waiting()
  expectChain(rows)
  expect(handedIn.answers).toEqual([[1, 'last edit']])
  expect((rows[1] as unknown as { hashes: string[] }).hashes).toHaveLength(1)
})

test('a hand-in after very many answers names only the last 5000', async () => {
  const { run } = await begin()
  const stored = await run.answerQuiz(quizId, 1, 'last')
  const hashes = [...Array.from({ length: 6000 }, (_, index) => `row ${index}`), stored.lastHash]
  await inDatabase((db) =>
    db.put('drafts', { key: `quiz:run:${quizId}`, value: { ...stored, hashes }, at: 0 }),
  )
  const anew = await openQuiz(false)
  await anew.run.handInQuiz(quizId, false)
  const named = ((await anew.waiting()).at(-1) as unknown as { hashes: string[] }).hashes
  expect([named.length, named.at(-1)]).toEqual([5000, stored.lastHash])
})

test('QF05 answering goes on through an outage, and all of it is sent after it', async () => {
  const { run, page, waiting } = await begin()
  for (const content of ['a', 'b']) await run.answerQuiz(quizId, 1, content)
  await expect(run.beatQuiz(quizId, { waiting: 2, paperLoaded: true })).rejects.toThrow()
  await run.answerQuiz(quizId, 1, 'c')
  there.state.online = true
  await page.sync.flushNow()
  await until(async () => (await waiting()).length === 0)
  await run.answerQuiz(quizId, 1, 'd')
  await until(async () => (await waiting()).length === 0)
  const sent = browser.asked.filter(({ path }) => path === '/dh-teaching/quiz/submit')
  expect(sent.map(({ body }) => body.content)).toEqual(['a', 'b', 'c', 'd'])
  expectChain(sent.map(({ body }) => body as { seq: number; prev: string }))
})

test('a hand-in that the service cannot take stays queued and arrives later', async () => {
  const { run, page, waiting } = await begin()
  await run.answerQuiz(quizId, 1, 'a')
  there.state.online = true
  const before = browser.service
  browser.service = (asked) => (asked.path === '/dh-teaching/quiz/submit/all' ? 503 : before(asked))
  await run.handInQuiz(quizId, false)
  await page.sync.flushNow()
  const { waitingHandInsAtom } = await import('../../../../src/queries/quizzes/quizzes.ts')
  await until(() => store.get(waitingHandInsAtom).get(quizId) === 'busy')
  browser.service = before
  await page.sync.flushNow()
  await until(async () => (await waiting()).length === 0)
  expect(store.get(waitingHandInsAtom).has(quizId)).toBe(false)
  expect(browser.asked.filter(({ path }) => path === '/dh-teaching/quiz/submit/all').length).toBeGreaterThan(
    1,
  )
})

test('QF13 a beat that fails leaves the end as it was', async () => {
  const { run } = await begin()
  await expect(run.beatQuiz(quizId, { waiting: 0, paperLoaded: true })).rejects.toThrow()
  expect((await run.loadRun(quizId))?.endAt).toBe(begun.endAt)
})

test('each beat shows the hash of the last row, and none before the first', async () => {
  const { run } = await begin()
  there.state.online = true
  const before = browser.service
  const shown: unknown[] = []
  browser.service = (asked) => {
    if (asked.path !== '/dh-teaching/quiz/beat') return before(asked)
    shown.push(asked.body.hash)
    return { endAt: begun.endAt, notices: [], isTakenOver: false }
  }
  const beat = () => run.beatQuiz(quizId, { waiting: 0, paperLoaded: true })
  await beat()
  const { lastHash } = await run.answerQuiz(quizId, 1, 'first')
  await beat()
  expect(shown).toEqual([undefined, lastHash])
})

test('a beat does not undo an answer that is stored while the service is asked', async () => {
  const { run } = await begin()
  there.state.online = true
  const before = browser.service
  let endAt = begun.endAt
  let reply = () => {}
  browser.service = (asked) => {
    if (asked.path !== '/dh-teaching/quiz/beat') return before(asked)
    const body = new ReadableStream({
      start(controller) {
        const heard = { code: 0, message: '', data: { endAt, notices: [], isTakenOver: false } }
        reply = () => {
          controller.enqueue(new TextEncoder().encode(JSON.stringify(heard)))
          controller.close()
        }
      },
    })
    return new Response(body, { headers: { 'content-type': 'application/json' } })
  }
  const beatOver = async (content: string) => {
    const asked = browser.asked.length
    const beat = run.beatQuiz(quizId, { waiting: 0, paperLoaded: true })
    await until(async () => browser.asked.length > asked)
    await run.answerQuiz(quizId, 1, content)
    reply()
    return beat
  }
  expect((await beatOver('a')).run).toBeUndefined()
  endAt += 60_000
  expect((await beatOver('b')).run).toMatchObject({ endAt, answers: [[1, 'b']] })
})

test('S39 an attempt that another device took over is read-only until taken back', async () => {
  const { run } = await begin()
  await run.answerQuiz(quizId, 1, 'first')
  there.state.online = true
  const before = browser.service
  browser.service = (asked) => {
    if (asked.path === '/dh-teaching/quiz/beat')
      return { endAt: begun.endAt, notices: [], isTakenOver: asked.body.token === begun.token }
    return asked.path === '/dh-teaching/quiz/takeOver' ? { ...begun, token: 'taken back' } : before(asked)
  }
  const beat = () => run.beatQuiz(quizId, { waiting: 0, paperLoaded: true })
  expect((await beat()).run).toMatchObject({ isTakenOver: true, answers: [[1, 'first']] })
  // loaded anew without network it is no running attempt either
  const anew = await openQuiz(false)
  expect(await anew.run.loadRun(quizId)).toMatchObject({ isTakenOver: true, handedInAt: null })
  const back = await anew.run.takeOverQuiz(quizId, device)
  expect(back).toMatchObject({ token: 'taken back', answers: [[1, 'first']] })
  expect(back).not.toHaveProperty('isTakenOver')
  expect((await anew.run.beatQuiz(quizId, { waiting: 0, paperLoaded: true })).run).toBeUndefined()
})

test('S39 answers that the service did not confirm are counted by their device', async () => {
  const { doubtfulAnswersIn } = await import('../../../../src/queries/quizzes/doubtfulAnswers.ts')
  const receipt = (call: string, deviceToken: string, verdict?: string) =>
    ({ call, input: { token: deviceToken }, reply: { correct: null, verdict } }) as Receipt
  const found = doubtfulAnswersIn([
    receipt('quiz.submit', 'first', 'onTime'),
    receipt('quiz.submit', 'first', 'notHolder'),
    receipt('quiz.submit', 'first', 'undecided'),
    receipt('quiz.handIn', 'first', 'notHolder'),
    receipt('quiz.submit', 'second', 'onTime'),
    // a platform says nothing of it
    receipt('quiz.submit', 'third'),
  ])
  expect([...found]).toEqual([['first', 2]])
})

test('of two changes the one that was stored later stays on screen', async () => {
  const { run } = await begin()
  const [first, second] = await Promise.all([
    run.answerQuiz(quizId, 1, 'a'),
    run.flagQuizQuestion(quizId, 2, true),
  ])
  expect(run.laterRun(first, second)).toBe(second)
  expect(run.laterRun(second, first)).toBe(second)
  const read = await run.loadRun(quizId)
  if (!read) throw new Error('no run')
  expect(run.laterRun(second, read)).toBe(read)
  expect(run.laterRun(null, first)).toBe(first)
})

test('QF14 answers given at the same moment form one chain for each quiz', async () => {
  const { run, waiting } = await begin()
  there.state.online = true
  await run.beginQuiz(8, device)
  there.state.online = false
  await Promise.all(
    [1, 2, 3].flatMap((question) => [
      run.answerQuiz(quizId, question, `seven ${question}`),
      run.answerQuiz(8, question, `eight ${question}`),
    ]),
  )
  const rows = await waiting()
  for (const quiz of ['seven', 'eight']) expectChain(rows.filter(({ content }) => content?.startsWith(quiz)))
})

test('QX06 a device that lost its run goes on behind the rows that arrived', async () => {
  const { run, waiting } = await openQuiz()
  const last = { seq: 4, hash: 'ab'.repeat(32) }
  const before = browser.service
  browser.service = (asked) => {
    const reply = before(asked)
    return asked.path === '/dh-teaching/record/submit/insert' && reply ? { ...begun, last } : reply
  }
  await run.beginQuiz(quizId, device)
  there.state.online = false
  await run.answerQuiz(quizId, 1, 'again')
  expect((await waiting()).at(-1)).toMatchObject({ seq: 5, prev: last.hash })
})

test('QX05 after a new sign-in the device goes on with its own token and its chain', async () => {
  const { run, waiting } = await begin()
  await run.answerQuiz(quizId, 1, 'first')
  there.state.online = true
  const before = browser.service
  browser.service = (asked) => {
    const reply = before(asked)
    return asked.path === '/dh-teaching/record/submit/insert' && reply ? { ...begun, token: '' } : reply
  }
  const again = await run.beginQuiz(quizId, device)
  expect(again?.token).toBe(begun.token)
  expect(again?.answers).toEqual([[1, 'first']])
  there.state.online = false
  await run.answerQuiz(quizId, 1, 'second')
  expect((await waiting()).at(-1)?.seq).toBe(2)
})

test('QF04 a row that the service lacked at the hand-in is sent to it again', async () => {
  const sent: string[] = []
  const before = browser.service
  browser.service = (asked) => {
    if (asked.path === '/dh-teaching/quiz/submit') sent.push(String(asked.body.hash))
    if (asked.path === '/dh-teaching/quiz/submit/all')
      return { submittedAt: 1, receiptCode: 'K', missing: asked.body.hashes }
    return before(asked)
  }
  const { run } = await begin()
  there.state.online = true
  const { hashes } = await run.answerQuiz(quizId, 1, 'first')
  await run.handInQuiz(quizId, false)
  const { flushNow } = await import('../../../../src/queries/engine/sync.ts')
  await flushNow()
  await until(() => sent.length === 1)
  const { missingRowsAtom, sendMissingRows } = await import('../../../../src/queries/quizzes/missingRows.ts')
  await until(() => store.get(missingRowsAtom).has(quizId))
  await sendMissingRows(quizId)
  await until(() => sent.length === 2)
  expect(sent).toEqual([...hashes, ...hashes])
  await until(() => !store.get(missingRowsAtom).has(quizId))
})
