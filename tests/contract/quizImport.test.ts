/** Answers that a device could not send: saved as a file by the student, brought in by the teacher. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { quizImport } from '../../src/contract/quizzes/quizImport.ts'
import { quizSealed } from '../../src/contract/quizzes/quizSeal.ts'
import { quizAttempt } from '../../src/contract/quizzes/quizTeaching.ts'
import { roomExit } from '../../src/contract/teaching/room.ts'
import { databases } from './databases.ts'
import { minuteMs, type QuizStage, setQuizStage, TestDevice } from './quizStage.ts'

const { places, stop } = await databases()
afterAll(stop)

/** The rows of a device as its file holds them. */
const savedRows = (device: TestDevice) =>
  device.rows.map(({ opId, questionId, content, sent: { beacon = '', seq, prev, at, mono, hash } }) => ({
    opId,
    seq,
    kind: 'answer' as const,
    auto: false,
    questionId,
    content,
    beacon,
    prev,
    at,
    mono,
    hash,
  }))

describe.each(places)('answers brought in by a teacher on $name', (place) => {
  let stage: QuizStage
  beforeAll(async () => {
    stage = await setQuizStage(place)
  })
  afterAll(() => stage.service.stop())

  const now = () => stage.service.clock.now
  const pass = (minutes: number) => {
    stage.service.clock.now += minutes * minuteMs
  }
  const bringIn = (
    quizId: number,
    attemptId: string,
    rows: ReturnType<typeof savedRows>,
    token = stage.teacher,
  ) => stage.service.ask(quizImport, { quizId, attemptId, rows }, { token })
  const seen = async (quizId: number) =>
    (
      await stage.service.ask(
        quizAttempt,
        { quizId, accountId: stage.school.accounts.student },
        { token: stage.teacher },
      )
    ).data

  test('S39 a file of answers is judged as a late delivery and counts once', async () => {
    const quiz = await stage.publish()
    const [one = 0, two = 0] = quiz.questions.map(({ id }) => id)
    const device = new TestDevice()
    const { paperId } = await stage.begin(quiz.id, device)
    await stage.send(quiz.id, device, device.make(one, '2', now()))
    const kept = device.make(two, '1', now())
    pass(120)
    const first = await bringIn(quiz.id, paperId, savedRows(device))
    expect([first.message, first.data]).toMatchObject(['', { added: 1, known: 1, undecided: 1, number: 1 }])
    const verdicts = async () => (await seen(quiz.id)).rows.map(({ verdict, reason }) => [verdict, reason])
    const judged = [
      ['onTime', null],
      ['undecided', 'end'],
    ]
    expect(await verdicts()).toEqual(judged)
    expect((await seen(quiz.id)).events.map(({ kind }) => kind)).toContain('imported')

    const sent = await stage.send(quiz.id, device, kept)
    expect([sent.code, sent.data.verdict]).toEqual([0, 'undecided'])
    expect((await bringIn(quiz.id, paperId, savedRows(device))).data).toMatchObject({ added: 0, known: 2 })
    expect(await verdicts()).toEqual(judged)
  })

  test('a file that was changed, or of another quiz or person, is refused', async () => {
    const [quiz, other] = [await stage.publish(), await stage.publish()]
    const question = quiz.questions[0]?.id ?? 0
    const [device, stranger] = [new TestDevice(), new TestDevice()]
    const { paperId } = await stage.begin(quiz.id, device)
    await stage.begin(quiz.id, stranger, stage.student2)
    device.make(question, '1', now())
    stranger.make(question, '2', now())
    const rows = savedRows(device)
    expect((await bringIn(quiz.id, paperId, rows, stage.student)).status).toBe(403)
    const forged = '这份答卷被改动过，或不是学生作答的设备写的，没有收下任何内容'
    const changed = rows.map((row) => ({ ...row, content: '2' }))
    for (const wrong of [changed, savedRows(stranger), [...rows, ...changed]])
      expect((await bringIn(quiz.id, paperId, wrong)).message).toBe(forged)
    const foreign = await bringIn(other.id, paperId, rows)
    expect([foreign.code, foreign.message]).toEqual([1, '这份答卷不是这场测验的，没有收下任何内容'])
    expect((await seen(quiz.id)).rows).toEqual([])
  })

  test.each(['in the class', 'out of the class'])(
    'an attempt begun on a sealed paper is taken up from its file, its student %s',
    async (where) => {
      const opensAt = now() + 60 * minuteMs
      const quiz = await stage.publish({ kind: 'exam', opensAt, together: true })
      const device = new TestDevice()
      const asked = { quizId: quiz.id, deviceId: device.id, deviceName: '平板' }
      const copy = await stage.service.ask(quizSealed, asked, { token: stage.student })
      device.token = copy.data.token
      if (where === 'out of the class')
        await stage.service.ask(roomExit, { roomId: stage.room.id }, { token: stage.student })
      pass(70)
      device.make(quiz.questions[0]?.id ?? 0, '2', now())
      pass(120)
      const taken = await bringIn(quiz.id, copy.data.attemptId, savedRows(device))
      expect([taken.message, taken.data?.added]).toEqual(['', 1])
      expect((await seen(quiz.id)).rows).toMatchObject([{ content: '2', verdict: 'undecided' }])
    },
  )
})
