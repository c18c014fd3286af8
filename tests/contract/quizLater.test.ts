/** Later than planned: a quiz that closes later, and answers that arrive after its scores are out. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { messagePage } from '../../src/contract/notices.ts'
import { quizBeat, quizCardDetail, quizRemainingTime } from '../../src/contract/quizzes/quiz.ts'
import { quizDecide, quizExtend, quizReopen, quizSave } from '../../src/contract/quizzes/quizTeaching.ts'
import { scorePage } from '../../src/contract/score.ts'
import { roomJoin, roomRemove } from '../../src/contract/teaching/room.ts'
import { startSpreadMs } from '../../src/rules/quizzes/countdown.ts'
import { databases } from './databases.ts'
import { minuteMs, type QuizStage, setQuizStage, TestDevice } from './quizStage.ts'

const { places, stop } = await databases()
afterAll(stop)

describe.each(places)('quizzes that go on later on $name', (place) => {
  let stage: QuizStage
  beforeAll(async () => {
    stage = await setQuizStage(place)
  })
  afterAll(() => stage.service.stop())

  const asTeacher = () => ({ token: stage.teacher })
  const asStudent = () => ({ token: stage.student })
  const messagesOf = async (token = stage.student) => {
    const page = await stage.service.ask(messagePage, { pageNo: 1, pageSize: 50 }, { token })
    return page.data.records.map(({ title, content }) => `${title} ${content}`)
  }
  const saidOf = async (words: string) => (await messagesOf()).filter((text) => text.includes(words))

  test('QF07 a later closing time reaches running and just ended attempts', async () => {
    const closesAt = stage.now() + 10 * minuteMs
    const { quizId, quiz } = await stage.oneQuestion({ title: '晚点收', minutes: 0, closesAt })
    const { questions: _, ...settings } = stage.settings({ title: '晚点收', minutes: 0 })
    const closeAt = async (later: number) => {
      const given = { ...settings, id: quizId, opensAt: quiz.opensAt, closesAt: later, questions: [] }
      expect((await stage.service.ask(quizSave, given, asTeacher())).message).toBe('')
    }
    const device = new TestDevice()
    const begun = await stage.begin(quizId, device)
    expect(begun.endAt).toBe(closesAt + startSpreadMs)
    await closeAt(closesAt + 20 * minuteMs)
    const beat = { quizId, token: begun.token, waiting: 0 }
    const heard = await stage.service.ask(quizBeat, beat, asStudent())
    expect(heard.data.endAt).toBe(closesAt + 20 * minuteMs + startSpreadMs)
    expect(await saidOf('“晚点收”：截止时间改为')).toHaveLength(1)

    stage.pass(31)
    const left = async () => (await stage.service.ask(quizRemainingTime, { quizId }, asStudent())).data
    expect(await left()).toBe(0)
    await closeAt(closesAt + 30 * minuteMs)
    expect(await left()).toBe(9 * 60 + startSpreadMs / 1000)
    const late = device.make(quiz.questions[0]?.id ?? 0, '2', stage.now())
    expect((await stage.send(quizId, device, late)).data.verdict).toBe('onTime')
  })

  test('S38 a message about more time says how much, whenever each attempt ends', async () => {
    const { quizId } = await stage.oneQuestion({ title: '加时的', minutes: 20 })
    for (const more of [{ minutes: 10 }, { minutes: 5 }, { minutes: 0, factor: 1.5 }]) {
      await stage.service.ask(quizExtend, { quizId, ...more, reason: '断网' }, asTeacher())
      stage.pass(1)
    }
    expect((await saidOf('“加时的”：')).map((text) => text.replace(/^.*“加时的”：/, '')).sort()).toEqual([
      '增加 10 分钟。',
      '增加 5 分钟。',
      '时间为原来的 1.5 倍。',
    ])
  })

  test('S40 answers that arrive after the release move the score as the quiz says', async () => {
    for (const policy of ['tolerant', 'strict'] as const) {
      const title = `公布以后 ${policy}`
      const { quizId, question, quiz } = await stage.oneQuestion({ title, policy, minutes: 10 })
      const device = new TestDevice()
      await stage.begin(quizId, device)
      stage.pass(2)
      const made = [
        device.make(question, '2', stage.now()),
        device.make(quiz.questions[1]?.id ?? 0, '1', stage.now()),
      ]
      stage.pass(20)
      expect((await stage.release(quizId)).message).toBe('')
      for (const row of made) expect((await stage.send(quizId, device, row)).data.verdict).toBe('undecided')
      const scores = async () => {
        const card = await stage.service.ask(quizCardDetail, { quizId }, asStudent())
        const sum = card.data.items.reduce((all, { points }) => all + (points ?? 0), 0)
        return [await stage.points(quizId), sum]
      }
      const counted = policy === 'tolerant' ? 300 : 0
      expect(await scores()).toEqual([counted, counted])
      expect(
        await saidOf(`${title}`).then((all) => all.filter((text) => text.includes('断网时的作答'))),
      ).toHaveLength(policy === 'tolerant' ? 1 : 0)
      const decisions = made.map(({ opId }) => ({ opId, accept: policy === 'strict' }))
      await stage.service.ask(quizDecide, { quizId, decisions, reason: '核对过' }, asTeacher())
      expect(await scores()).toEqual([300 - counted, 300 - counted])
    }
  })

  test('S38 a hand-in is taken back before the release only', async () => {
    const { quizId, question } = await stage.oneQuestion()
    const device = new TestDevice()
    await stage.begin(quizId, device)
    await stage.send(quizId, device, device.make(question, '2', stage.now()))
    await stage.handIn(quizId)
    const reopen = () => {
      const given = { quizId, accountId: stage.school.accounts.student, reason: '误交' }
      return stage.service.ask(quizReopen, given, asTeacher())
    }
    expect((await reopen()).message).toBe('')
    await stage.handIn(quizId)
    await stage.release(quizId)
    expect((await reopen()).message).toBe('测验已结束')
  })

  test('S35 a quiz that was taken and not released is not counted as missing', async () => {
    const { quizId } = await stage.oneQuestion({ closesAt: stage.now() + 10 * minuteMs })
    await stage.begin(quizId, new TestDevice())
    await stage.handIn(quizId)
    stage.pass(20)
    const isDueFor = async (token: string) => {
      const { data } = await stage.service.ask(scorePage, { pageNo: 1, pageSize: 5 }, { token })
      const items = data.records.flatMap(({ parts }) => parts.flatMap((part) => part.items))
      return items.find(({ id }) => id === quizId)?.isDue
    }
    expect(await isDueFor(stage.student)).toBe(false)
    expect(await isDueFor(stage.student2)).toBe(true)
  })

  test('S40 who left the class after taking a quiz hears of its scores', async () => {
    const { quizId } = await stage.oneQuestion({ title: '走了的人' })
    await stage.begin(quizId, new TestDevice())
    await stage.handIn(quizId)
    const { student: accountId } = stage.school.accounts
    await stage.service.ask(roomRemove, { roomId: stage.room.id, accountId }, asTeacher())
    await stage.release(quizId)
    expect(await saidOf('“走了的人”的成绩')).toHaveLength(1)
    await stage.service.ask(roomJoin, { code: stage.room.code }, asStudent())
  })
})
