/** What a cheat or a school’s devices bring to a quiz (QX), as the service meets it. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sha256 } from '../../server/hash.ts'
import { forgetDeviceRecords } from '../../server/quizzes/forgetRecords.ts'
import {
  quizBeat,
  quizPaper,
  quizStudentPage,
  quizSubmit,
  quizSubmitAll,
  quizTakeOver,
  submitRecordInsert,
} from '../../src/contract/quizzes/quiz.ts'
import {
  quizComplain,
  quizComplaintAnswer,
  quizComplaints,
} from '../../src/contract/quizzes/quizComplaints.ts'
import {
  quizAllowTakeOver,
  quizAttempt,
  quizDecide,
  quizEnd,
} from '../../src/contract/quizzes/quizTeaching.ts'
import { batch } from '../../src/contract/sync.ts'
import { longestSessionMs } from '../../src/rules/limits.ts'
import { databases } from './databases.ts'
import { minuteMs, type QuizStage, setQuizStage, TestDevice } from './quizStage.ts'

const { places, stop } = await databases()
afterAll(stop)

describe.each(places)('devices of quizzes on $name', (place) => {
  let stage: QuizStage
  beforeAll(async () => {
    stage = await setQuizStage(place)
  })
  afterAll(() => stage.service.stop())

  test('QX01 answers held back under fresh beacons wait for a person to decide', async () => {
    const { quizId, question } = await stage.oneQuestion()
    const device = new TestDevice()
    await stage.begin(quizId, device)
    const held = device.make(question, '2', stage.now())
    stage.pass(20)
    const beat = await stage.service.ask(
      quizBeat,
      { quizId, token: device.token, waiting: 1 },
      { token: stage.student },
    )
    device.hear(beat.headers)
    stage.pass(30)
    expect((await stage.send(quizId, device, held)).data.verdict).toBe('undecided')
    const decisions = [{ opId: held.opId, accept: false }]
    await stage.service.ask(quizDecide, { quizId, decisions, reason: '无法证明' }, { token: stage.teacher })
    await stage.service.ask(quizEnd, { quizId, reason: '收卷' }, { token: stage.teacher })
    expect((await stage.release(quizId)).message).toBe('')
    expect(await stage.points(quizId)).toBe(0)
  })

  test('QX02 hashes that were shown in time do not choose among answers made later', async () => {
    const { quizId, question } = await stage.oneQuestion()
    const device = new TestDevice()
    await stage.begin(quizId, device)
    const [one, other] = [device.make(question, '1', stage.now()), device.make(question, '2', stage.now())]
    for (const { sent } of [one, other])
      await stage.service.ask(
        quizBeat,
        { quizId, token: device.token, waiting: 2, hash: sent.hash },
        { token: stage.student },
      )
    stage.pass(40)
    // Only one of the two is revealed: the other's absence keeps the attempt open.
    const revealed = await stage.send(quizId, device, one)
    expect(revealed.data.verdict).toBe('undecided')
    expect((await stage.release(quizId)).code).toBe(1)
  })

  test('QX03 a reply that was stored with its key does not set the clock', async () => {
    const { quizId } = await stage.oneQuestion()
    const key = randomUUID()
    const start = () =>
      stage.service.ask(
        submitRecordInsert,
        { quizId, deviceId: randomUUID(), deviceName: '平板' },
        { token: stage.student, key, headers: {} },
      )
    const first = await stage.service.ask(
      submitRecordInsert,
      { quizId, deviceId: '5f0c0d3e-0000-4000-8000-000000000001', deviceName: '平板' },
      { token: stage.student, key },
    )
    stage.pass(10)
    const again = await stage.service.ask(
      submitRecordInsert,
      { quizId, deviceId: '5f0c0d3e-0000-4000-8000-000000000001', deviceName: '平板' },
      { token: stage.student, key },
    )
    expect(again.data).toEqual(first.data)
    const times = [first, again].map(({ headers }) => Number(headers.get('beacon')?.split('.')[0]))
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBe(10 * minuteMs)
    expect((await start()).status).toBe(422)
  })

  test('QX05 a session that ends in mid-quiz takes nothing from the device that holds it', async () => {
    const { quizId, question } = await stage.oneQuestion()
    const device = new TestDevice()
    await stage.begin(quizId, device)
    const made = device.make(question, '2', stage.now())
    const anew = await stage.service.signIn('student')
    expect((await stage.send(quizId, device, made, anew)).data.verdict).toBe('onTime')
  })

  test('QX06 a device whose storage was wiped takes over from itself', async () => {
    const { quizId, question, quiz } = await stage.oneQuestion()
    const other = quiz.questions[1]?.id ?? 0
    const device = new TestDevice()
    await stage.begin(quizId, device)
    await stage.send(quizId, device, device.make(question, '2', stage.now()))
    const wiped = new TestDevice()
    const anew = await stage.service.signIn('student')
    expect((await stage.begin(quizId, wiped, anew)).token).toBe('')
    stage.pass(1)
    const taken = await stage.service.ask(
      quizTakeOver,
      { quizId, deviceId: wiped.id, deviceName: '平板' },
      { token: anew, key: randomUUID() },
    )
    wiped.token = taken.data.token
    wiped.hear(taken.headers)
    expect((await stage.send(quizId, wiped, wiped.make(other, 'true', stage.now()), anew)).data.verdict).toBe(
      'onTime',
    )
    const paper = await stage.service.ask(quizPaper, { quizId }, { token: anew })
    expect(paper.data.answers.map(({ questionId }) => questionId).sort()).toEqual([question, other].sort())
  })

  test('QX06 a device that lost its answers continues after those that arrived', async () => {
    const { quizId, question } = await stage.oneQuestion()
    const device = new TestDevice()
    expect(await stage.begin(quizId, device)).not.toHaveProperty('last')
    const made = ['1', '3'].map((content) => device.make(question, content, stage.now()))
    for (const row of made) await stage.send(quizId, device, row)
    stage.pass(1)
    const again = await stage.begin(quizId, device)
    expect([again.token, again.last]).toEqual([device.token, { seq: 2, hash: made[1]?.sent.hash }])
  })

  test('in an exam another device takes over once a teacher allows it, and only once', async () => {
    const { quizId, question } = await stage.oneQuestion({ takeOver: 'teacher' })
    const [first, second, third] = [new TestDevice(), new TestDevice(), new TestDevice()]
    await stage.begin(quizId, first)
    const sessions = [await stage.service.signIn('student'), await stage.service.signIn('student')] as const
    const takeOver = (device: TestDevice, token: string) =>
      stage.service.ask(
        quizTakeOver,
        { quizId, deviceId: device.id, deviceName: '机房电脑' },
        { token, key: randomUUID() },
      )
    const allow = (token: string, reason = '电脑死机') =>
      stage.service.ask(
        quizAllowTakeOver,
        { quizId, accountId: stage.school.accounts.student, reason },
        { token },
      )
    expect((await takeOver(second, sessions[0])).code).toBe(1)
    expect((await allow(stage.student)).status).toBe(403)
    expect((await allow(stage.teacher, '')).code).toBe(1)
    expect((await allow(stage.teacher)).message).toBe('')
    stage.pass(1)
    const taken = await takeOver(second, sessions[0])
    expect(taken.message).toBe('')
    second.token = taken.data.token
    second.hear(taken.headers)
    stage.pass(1)
    const row = second.make(question, '2', stage.now())
    expect((await stage.send(quizId, second, row, sessions[0])).data.verdict).toBe('onTime')
    const accountId = stage.school.accounts.student
    const seen = await stage.service.ask(quizAttempt, { quizId, accountId }, { token: stage.teacher })
    const kinds = seen.data.events.map(({ kind }) => kind)
    expect(kinds).toEqual(['started', 'takeOverAllowed', 'takenOver'])

    // What was allowed is used up.
    expect((await takeOver(third, sessions[1])).code).toBe(1)
    stage.pass(40)
    expect((await allow(stage.teacher)).code).toBe(1)
  })

  test('QX08 essays above 1 MB and thousands of rows are kept when sent together', async () => {
    const { quizId, quiz } = await stage.oneQuestion()
    const device = new TestDevice()
    await stage.begin(quizId, device)
    const essay = JSON.stringify({ text: '字'.repeat(190_000), self: null })
    const rows = quiz.questions.slice(0, 2).map(({ id }) => device.make(id, essay, stage.now()))
    const hashes = Array.from({ length: 5000 }, (_, index) => index.toString(16).padStart(64, '0'))
    const ofAttempt = { quizId, number: 1, token: device.token }
    const items = [
      ...rows.map(({ opId, questionId, content, sent }) => ({
        key: opId,
        path: quizSubmit.path,
        body: { ...ofAttempt, ...sent, questionId, content },
      })),
      { key: randomUUID(), path: quizSubmitAll.path, body: { ...ofAttempt, seq: 3, hashes } },
    ].map((item) => ({ ...item, method: 'POST' }))
    expect(Buffer.byteLength(JSON.stringify(items))).toBeGreaterThan(1_048_576)
    const { data } = await stage.service.ask(batch, { items }, { token: stage.student })
    expect(data.results.map(({ reply }) => reply.code)).toEqual([0, 0, 0])
    expect(data.results.at(-1)?.reply.data).toMatchObject({ missing: hashes })
    const paper = await stage.service.ask(quizPaper, { quizId }, { token: stage.student })
    expect(paper.data.answers.map(({ content, verdict }) => [content === essay, verdict])).toEqual([
      [true, 'onTime'],
      [true, 'onTime'],
    ])
  })

  test('a quiz with a Config Key is begun and read only in that Safe Exam Browser', async () => {
    const configKey = 'ab'.repeat(32)
    const { quizId, question } = await stage.oneQuestion({ configKey })
    const { origin } = stage.service
    const device = new TestDevice()
    const begin = async (hash: string) => {
      const response = await fetch(`${origin}${submitRecordInsert.path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${stage.student}`,
          'idempotency-key': randomUUID(),
          'x-safeexambrowser-configkeyhash': hash,
        },
        body: JSON.stringify({ quizId, deviceId: device.id }),
      })
      return ((await response.json()) as { message: string; data: { token?: string } | null }) ?? {}
    }
    const hashFor = (path: string, key = configKey) => sha256(`${origin}${path}${key}`)
    const refusal = '这场测验须用学校的 Safe Exam Browser 配置打开'
    const ofAnotherKey = hashFor(submitRecordInsert.path, 'cd'.repeat(32))
    for (const wrong of ['', configKey, ofAnotherKey, hashFor(quizPaper.path)])
      expect((await begin(wrong)).message).toBe(refusal)
    device.token = (await begin(hashFor(submitRecordInsert.path))).data?.token ?? ''
    expect(device.token).not.toBe('')

    const read = () => stage.service.ask(quizPaper, { quizId }, { token: stage.student })
    expect((await read()).message).toBe(refusal)
    const sent = await stage.send(quizId, device, device.make(question, '2', stage.now()))
    expect(sent.data.verdict).toBe('onTime')
    stage.pass(31)
    expect((await read()).code).toBe(0)
  })

  test('a row for a quiz that one never may take is refused and kept nowhere', async () => {
    const hidden = await stage.service.ask(
      quizSubmit,
      { quizId: 999_999, questionId: 1, content: '1' },
      { token: stage.student, key: randomUUID() },
    )
    expect(hidden.status).toBe(404)
  })

  test('records of devices go 180 days after the release, but not while a review waits', async () => {
    const { quizId, question } = await stage.oneQuestion()
    const device = new TestDevice()
    await stage.begin(quizId, device)
    await stage.send(quizId, device, device.make(question, '2', stage.now()))
    const events = [{ kind: 'wentOffline' as const, at: stage.now() }]
    const beat = { quizId, token: device.token, waiting: 0, events }
    await stage.service.ask(quizBeat, beat, { token: stage.student })
    stage.pass(40)
    expect((await stage.release(quizId)).message).toBe('')
    const accountId = stage.school.accounts.student
    const seen = async () =>
      (await stage.service.ask(quizAttempt, { quizId, accountId }, { token: stage.teacher })).data
    const kindsAfter = async (days: number) => {
      await forgetDeviceRecords(stage.service.service.db, stage.now() + days * 24 * 60 * minuteMs)
      return (await seen()).events.map(({ kind }) => kind)
    }
    expect(await kindsAfter(179)).toEqual(expect.arrayContaining(['started', 'wentOffline']))
    expect((await seen()).rows[0]?.deviceName).toBe('平板')

    // While a review waits, the records are what its answer rests on.
    await stage.service.ask(quizComplain, { quizId, text: '请核对' }, { token: stage.student })
    expect(await kindsAfter(181)).toContain('wentOffline')
    expect((await seen()).rows[0]?.deviceName).toBe('平板')
    const listed = await stage.service.ask(quizComplaints, { quizId }, { token: stage.teacher })
    const reply = { quizId, id: listed.data[0]?.id ?? 0, answer: '已核对' }
    expect((await stage.service.ask(quizComplaintAnswer, reply, { token: stage.teacher })).message).toBe('')

    expect(await kindsAfter(181)).not.toContain('wentOffline')
    expect((await seen()).rows[0]).toMatchObject({ deviceName: '', counts: true })
    expect(await stage.points(quizId)).toBe(200)
  })

  test('C138 a session that would end during a quiz lasts until a day after its end', async () => {
    const { service } = stage
    const { quizId, question } = await stage.oneQuestion({ minutes: 60 })
    const token = await service.signIn('student')
    const ends = stage.now() + 5 * minuteMs
    // nearly as old as a session may become: it would end soon, however much it is used
    await service.service.db.kysely
      .updateTable('session')
      .set({ createdAt: ends - longestSessionMs, renewedAt: stage.now(), expiresAt: ends })
      .where('tokenHash', '=', sha256(token))
      .execute()
    const device = new TestDevice()
    await stage.begin(quizId, device, token)
    stage.pass(30)
    const answer = device.make(question, '2', stage.now())
    expect((await stage.send(quizId, device, answer, token)).status).toBe(200)
    const ask = () => service.ask(quizStudentPage, { pageNo: 1, pageSize: 10 }, { token })
    // a day later it is renewed, and not beyond what its age allows
    stage.pass(24 * 60 + 29)
    expect((await ask()).status).toBe(200)
    stage.pass(2)
    expect((await ask()).status).toBe(401)
  })
})
