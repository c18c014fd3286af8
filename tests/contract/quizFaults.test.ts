/** Failures that other systems published (QF) and that a cheat or a school's devices bring (QX), as the service meets them. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sha256 } from '../../server/hash.ts'
import { forgetDeviceRecords } from '../../server/quizzes/forgetRecords.ts'
import {
  quizBeat,
  quizCardDetail,
  quizPaper,
  quizRemainingTime,
  quizStudentPage,
  quizSubmit,
  quizTakeOver,
  submitRecordInsert,
} from '../../src/contract/quizzes/quiz.ts'
import {
  quizComplain,
  quizComplaintAnswer,
  quizComplaints,
} from '../../src/contract/quizzes/quizComplaints.ts'
import {
  quizAttempt,
  quizDecide,
  quizEnd,
  quizExtend,
  quizRelease,
  quizSave,
} from '../../src/contract/quizzes/quizTeaching.ts'
import { databases } from './databases.ts'
import { minuteMs, type QuizStage, setQuizStage, TestDevice } from './quizStage.ts'

const { places, stop } = await databases()
afterAll(stop)

describe.each(places)('faults of quizzes on $name', (place) => {
  let stage: QuizStage
  beforeAll(async () => {
    stage = await setQuizStage(place)
  })
  afterAll(() => stage.service.stop())

  const oneQuestion = async (more = {}) => {
    const quiz = await stage.publish(more)
    return { quizId: quiz.id, question: quiz.questions[0]?.id ?? 0, quiz }
  }
  const pass = (minutes: number) => {
    stage.service.clock.now += minutes * minuteMs
  }
  const now = () => stage.service.clock.now
  const points = async (quizId: number) => {
    const page = await stage.service.ask(
      quizStudentPage,
      { pageNo: 1, pageSize: 100 },
      { token: stage.student },
    )
    return page.data.records.find(({ id }) => id === quizId)?.points
  }
  const release = (quizId: number) => stage.service.ask(quizRelease, { quizId }, { token: stage.teacher })

  test('QF01 without a hand-in what the service holds at the end counts', async () => {
    const { quizId, question } = await oneQuestion()
    const device = new TestDevice()
    await stage.begin(quizId, device)
    await stage.send(quizId, device, device.make(question, '2', now()))
    pass(40)
    expect((await release(quizId)).message).toBe('')
    expect(await points(quizId)).toBe(200)
  })

  test('QF03 a hand-in can be sent again after its page was loaded anew', async () => {
    const { quizId, question } = await oneQuestion()
    const device = new TestDevice()
    await stage.begin(quizId, device)
    await stage.send(quizId, device, device.make(question, '2', now()))
    const first = await stage.handIn(quizId, { number: 1 })
    const again = await stage.handIn(quizId, { number: 1 })
    expect(again.data.receiptCode).toBe(first.data.receiptCode)
    expect(again.data.submittedAt).toBe(first.data.submittedAt)
  })

  test('QF04 a hand-in says which rows of the device have not arrived', async () => {
    const { quizId, question } = await oneQuestion()
    const device = new TestDevice()
    await stage.begin(quizId, device)
    const [sent, kept] = [device.make(question, '1', now()), device.make(question, '2', now())]
    await stage.send(quizId, device, sent)
    const hashes = [sent, kept].map((row) => row.sent.hash)
    const handed = await stage.handIn(quizId, { number: 1, token: device.token, seq: 3, hashes })
    expect(handed.data.missing).toEqual([kept.sent.hash])
  })

  test('QF09 a device whose clock is behind begins and answers on time', async () => {
    const { quizId, question } = await oneQuestion()
    const device = new TestDevice()
    await stage.begin(quizId, device)
    const sent = await stage.send(quizId, device, device.make(question, '2', now() - 5 * minuteMs))
    expect(sent.data.verdict).toBe('onTime')
  })

  test('QF13 a time that is unknown is never told as 0', async () => {
    const { quizId } = await oneQuestion({ minutes: 0 })
    const ask = () => stage.service.ask(quizRemainingTime, { quizId }, { token: stage.student })
    expect((await ask()).data).toBeNull()
    await stage.begin(quizId, new TestDevice())
    expect((await ask()).data).toBeNull()
    const unknown = await stage.service.ask(quizRemainingTime, { quizId: 999_999 }, { token: stage.student })
    expect([unknown.status, unknown.data]).toEqual([404, null])
  })

  test('QF14 two quizzes at once keep their answers apart', async () => {
    const [one, two] = [await oneQuestion(), await oneQuestion()]
    const [first, second] = [new TestDevice(), new TestDevice()]
    await stage.begin(one.quizId, first)
    await stage.begin(two.quizId, second)
    await Promise.all([
      stage.send(one.quizId, first, first.make(one.question, '2', now())),
      stage.send(two.quizId, second, second.make(two.question, '1', now())),
    ])
    const contents = await Promise.all(
      [one, two].map(async ({ quizId }) => {
        const paper = await stage.service.ask(quizPaper, { quizId }, { token: stage.student })
        return paper.data.answers.map(({ content }) => content)
      }),
    )
    expect(contents).toEqual([['2'], ['1']])
  })

  test('QF15 who comes back after the end and goes on is late', async () => {
    const { quizId, question } = await oneQuestion()
    const device = new TestDevice()
    await stage.begin(quizId, device)
    await stage.send(quizId, device, device.make(question, '1', now()))
    pass(31)
    const beat = await stage.service.ask(
      quizBeat,
      { quizId, token: device.token, waiting: 0 },
      { token: stage.student },
    )
    expect(beat.data.isEnded).toBe(true)
    device.hear(beat.headers)
    const late = await stage.send(quizId, device, device.make(question, '2', now()))
    expect(late.data.verdict).toBe('late')
    await release(quizId)
    expect(await points(quizId)).toBe(0)
  })

  test('QF16 a row that is sent again after an outage is stored once, in its attempt', async () => {
    const { quizId, question } = await oneQuestion()
    const device = new TestDevice()
    await stage.begin(quizId, device)
    const row = device.make(question, '2', now())
    const first = await stage.send(quizId, device, row)
    pass(5)
    const again = await stage.send(quizId, device, row)
    expect(again.data).toEqual(first.data)
    const account = { quizId, accountId: stage.school.accounts.student }
    const attempt = await stage.service.ask(quizAttempt, account, { token: stage.teacher })
    expect(attempt.data.rows.map(({ opId }) => opId)).toEqual([row.opId])
  })

  test('QF18 a start whose answer was lost is never told that the attempt is used up', async () => {
    const { quizId } = await oneQuestion({ attempts: 1 })
    const device = new TestDevice()
    const first = await stage.begin(quizId, device)
    const anotherSession = await stage.service.signIn('student')
    const again = await stage.begin(quizId, device, anotherSession)
    expect(again).toEqual(first)
  })

  test('QF19 what arrived before the end is there for the teacher after it', async () => {
    const { quizId, question } = await oneQuestion()
    const device = new TestDevice()
    await stage.begin(quizId, device)
    await stage.send(quizId, device, device.make(question, '2', now()))
    pass(31)
    const account = { quizId, accountId: stage.school.accounts.student }
    const attempt = await stage.service.ask(quizAttempt, account, { token: stage.teacher })
    expect(attempt.data.answers.find(({ questionId }) => questionId === question)?.content).toBe('2')
    expect(attempt.data.rows).toMatchObject([{ verdict: 'onTime', counts: true }])
  })

  test('QF21 the time of the way is granted beyond the time that is shown', async () => {
    const { quizId, question } = await oneQuestion()
    const device = new TestDevice()
    const { endAt } = await stage.begin(quizId, device)
    const row = device.make(question, '2', (endAt ?? 0) - 1000)
    stage.service.clock.now = (endAt ?? 0) + 30_000
    const left = await stage.service.ask(quizRemainingTime, { quizId }, { token: stage.student })
    expect(left.data).toBe(0)
    expect((await stage.send(quizId, device, row)).data.verdict).toBe('onTime')
  })

  test('QF22 a teacher who edits the course while a quiz starts keeps nobody waiting', async () => {
    const { quizId, quiz } = await oneQuestion()
    const edits = Array.from({ length: 5 }, (_, index) =>
      stage.service.ask(
        quizSave,
        { ...stage.settings({ opensAt: quiz.opensAt, title: `改名 ${index}` }), id: quizId },
        { token: stage.teacher },
      ),
    )
    const starts = [stage.student, stage.student2].flatMap((token) =>
      Array.from({ length: 5 }, () => stage.begin(quizId, new TestDevice(), token)),
    )
    const begun = await Promise.all(starts)
    for (const { code, message } of await Promise.all(edits)) expect([code, message]).toEqual([0, ''])
    expect(new Set(begun.map(({ paperId }) => paperId)).size).toBe(2)
  })

  test('QX02 hashes that were shown in time do not choose among answers made later', async () => {
    const { quizId, question } = await oneQuestion()
    const device = new TestDevice()
    await stage.begin(quizId, device)
    const [one, other] = [device.make(question, '1', now()), device.make(question, '2', now())]
    for (const { sent } of [one, other])
      await stage.service.ask(
        quizBeat,
        { quizId, token: device.token, waiting: 2, hash: sent.hash },
        { token: stage.student },
      )
    pass(40)
    // Only one of the two is revealed: the other's absence keeps the attempt open.
    const revealed = await stage.send(quizId, device, one)
    expect(revealed.data.verdict).toBe('undecided')
    expect((await release(quizId)).code).toBe(1)
  })

  test('QX03 a reply that was stored with its key does not set the clock', async () => {
    const { quizId } = await oneQuestion()
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
    pass(10)
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
    const { quizId, question } = await oneQuestion()
    const device = new TestDevice()
    await stage.begin(quizId, device)
    const made = device.make(question, '2', now())
    const anew = await stage.service.signIn('student')
    expect((await stage.send(quizId, device, made, anew)).data.verdict).toBe('onTime')
  })

  test('QX06 a device whose storage was wiped takes over from itself', async () => {
    const { quizId, question, quiz } = await oneQuestion()
    const other = quiz.questions[1]?.id ?? 0
    const device = new TestDevice()
    await stage.begin(quizId, device)
    await stage.send(quizId, device, device.make(question, '2', now()))
    const wiped = new TestDevice()
    const anew = await stage.service.signIn('student')
    expect((await stage.begin(quizId, wiped, anew)).token).toBe('')
    pass(1)
    const taken = await stage.service.ask(
      quizTakeOver,
      { quizId, deviceId: wiped.id, deviceName: '平板' },
      { token: anew, key: randomUUID() },
    )
    wiped.token = taken.data.token
    wiped.hear(taken.headers)
    expect((await stage.send(quizId, wiped, wiped.make(other, 'true', now()), anew)).data.verdict).toBe(
      'onTime',
    )
    const paper = await stage.service.ask(quizPaper, { quizId }, { token: anew })
    expect(paper.data.answers.map(({ questionId }) => questionId).sort()).toEqual([question, other].sort())
  })

  test('QX08 a very long answer and a hand-in with thousands of rows are kept', async () => {
    const { quizId, question } = await oneQuestion()
    const device = new TestDevice()
    await stage.begin(quizId, device)
    const essay = JSON.stringify({ text: '字'.repeat(190_000), self: null })
    const sent = await stage.send(quizId, device, device.make(question, essay, now()))
    expect([sent.code, sent.data?.verdict]).toEqual([0, 'onTime'])
    const hashes = Array.from({ length: 5000 }, (_, index) => index.toString(16).padStart(64, '0'))
    const handed = await stage.handIn(quizId, { number: 1, token: device.token, seq: 2, hashes })
    expect([handed.code, handed.data?.missing.length]).toEqual([0, 5000])
  })

  test('F41 the service counts by its own clock, whatever the device says', async () => {
    const { quizId, question } = await oneQuestion()
    const device = new TestDevice()
    await stage.begin(quizId, device)
    const tenYears = 10 * 365 * 24 * 60 * minuteMs
    const ahead = await stage.send(quizId, device, device.make(question, '1', now() + tenYears))
    const behind = await stage.send(quizId, device, device.make(question, '2', now() - tenYears))
    expect([ahead.data.verdict, behind.data.verdict]).toEqual(['onTime', 'onTime'])
    const card = await stage.service.ask(quizCardDetail, { quizId }, { token: stage.student })
    expect(card.data.items.find(({ questionId }) => questionId === question)?.isSubmited).toBe(true)
  })

  test('QF20 a student with more time loads anew and goes on after the others', async () => {
    const { quizId, question } = await oneQuestion()
    const device = new TestDevice()
    await stage.begin(quizId, device)
    const accountId = stage.school.accounts.student
    const extension = { quizId, accountId, minutes: 0, factor: 1.5, reason: '特殊需要' }
    await stage.service.ask(quizExtend, extension, { token: stage.teacher })
    pass(35)
    const again = new TestDevice()
    Object.assign(again, { id: device.id })
    expect((await stage.begin(quizId, again)).token).toBe(device.token)
    const paper = await stage.service.ask(quizPaper, { quizId }, { token: stage.student })
    expect([paper.code, paper.data.questions.length]).toEqual([0, 3])
    const sent = await stage.send(quizId, device, device.make(question, '2', now()))
    expect(sent.data.verdict).toBe('onTime')
  })

  test('QF07 more time that was granted before the start is in the end that the start tells', async () => {
    const { quizId } = await oneQuestion()
    await stage.service.ask(
      quizExtend,
      { quizId, minutes: 0, factor: 2, reason: '特殊需要' },
      { token: stage.teacher },
    )
    const begun = await stage.begin(quizId, new TestDevice())
    expect((begun.endAt ?? 0) - begun.startedAt).toBe(60 * minuteMs)
  })

  test('QX01 answers held back under fresh beacons wait for a person, who decides with a reason', async () => {
    const { quizId, question } = await oneQuestion()
    const device = new TestDevice()
    await stage.begin(quizId, device)
    const held = device.make(question, '2', now())
    pass(20)
    const beat = await stage.service.ask(
      quizBeat,
      { quizId, token: device.token, waiting: 1 },
      { token: stage.student },
    )
    device.hear(beat.headers)
    pass(30)
    expect((await stage.send(quizId, device, held)).data.verdict).toBe('undecided')
    const decisions = [{ opId: held.opId, accept: false }]
    await stage.service.ask(quizDecide, { quizId, decisions, reason: '无法证明' }, { token: stage.teacher })
    await stage.service.ask(quizEnd, { quizId, reason: '收卷' }, { token: stage.teacher })
    expect((await release(quizId)).message).toBe('')
    expect(await points(quizId)).toBe(0)
  })

  test('a quiz with a Config Key is begun and read only in that Safe Exam Browser', async () => {
    const configKey = 'ab'.repeat(32)
    const { quizId, question } = await oneQuestion({ configKey })
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
    const sent = await stage.send(quizId, device, device.make(question, '2', now()))
    expect(sent.data.verdict).toBe('onTime')
    pass(31)
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
    const { quizId, question } = await oneQuestion()
    const device = new TestDevice()
    await stage.begin(quizId, device)
    await stage.send(quizId, device, device.make(question, '2', now()))
    const events = [{ kind: 'wentOffline' as const, at: now() }]
    const beat = { quizId, token: device.token, waiting: 0, events }
    await stage.service.ask(quizBeat, beat, { token: stage.student })
    pass(40)
    expect((await release(quizId)).message).toBe('')
    const accountId = stage.school.accounts.student
    const seen = async () =>
      (await stage.service.ask(quizAttempt, { quizId, accountId }, { token: stage.teacher })).data
    const kindsAfter = async (days: number) => {
      await forgetDeviceRecords(stage.service.service.db, now() + days * 24 * 60 * minuteMs)
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
    expect(await points(quizId)).toBe(200)
  })
})
