/** More time for one person, from a teacher or the administration: which quizzes it holds in, and who reads the reason. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminAccountAllow, adminAccountDetail } from '../../src/contract/admin/adminPeople.ts'
import { adminAuditPage } from '../../src/contract/admin/adminSystem.ts'
import { messagePage } from '../../src/contract/notices.ts'
import {
  type QuizSitter,
  quizAllow,
  quizExtend,
  quizReady,
  quizTeacherDetail,
} from '../../src/contract/quizzes/quizTeaching.ts'
import { type ClassQuizStage, openClassQuizStage } from './classQuizStage.ts'
import { databases } from './databases.ts'
import { minuteMs } from './quizStage.ts'
import type { Running } from './service.ts'

const { places, stop } = await databases()
afterAll(stop)

describe.each(places)('extra time for a person on $name', (place) => {
  let stage: ClassQuizStage
  let service: Running
  let teacher: string
  let student: string
  beforeAll(async () => {
    stage = await openClassQuizStage(place)
    service = stage.service
    teacher = stage.teacher
    student = stage.student
  })
  afterAll(() => service.stop())

  test('S38 extra time of a person holds in every quiz', async () => {
    const accountId = stage.school.accounts.student
    const [first, second] = [await stage.publish(), await stage.publish()]
    const begun = await stage.begin(first.id)
    expect(begun.endAt).toBe(service.clock.now + 30 * minuteMs)
    const allow = (factor: number, reason: string) =>
      service.ask(quizAllow, { quizId: first.id, accountId, factor, reason }, { token: teacher })
    expect((await allow(1.25, '')).code).toBe(1)
    expect((await allow(1.25, '批准')).code).toBe(0)
    expect((await stage.begin(first.id)).endAt).toBe(service.clock.now + 37.5 * minuteMs)
    expect((await stage.begin(second.id)).endAt).toBe(service.clock.now + 37.5 * minuteMs)

    const extended = { quizId: second.id, accountId, minutes: 5, reason: '设备故障' }
    await service.ask(quizExtend, extended, { token: teacher })
    const shown = async (token: string) => {
      const ready = await service.ask(quizReady, { quizId: second.id }, { token })
      const detail = await service.ask(quizTeacherDetail, { quizId: second.id }, { token })
      const { extraMinutes, timeFactor, timeReason } = ready.data[0] as QuizSitter
      return { extraMinutes, timeFactor, timeReason, granted: detail.data.extensions[0]?.reason }
    }
    const facts = { extraMinutes: 5, timeFactor: 1.25 }
    expect(await shown(teacher)).toEqual({ ...facts, timeReason: '批准', granted: '设备故障' })
    expect(await shown(await service.signIn('admin'))).toEqual({ ...facts, timeReason: '', granted: '' })

    expect((await allow(1, '到期')).code).toBe(0)
    const after = await service.ask(quizReady, { quizId: second.id }, { token: teacher })
    expect(after.data[0]?.timeFactor).toBe(1)
    expect((await stage.begin(second.id)).endAt).toBe(service.clock.now + 42.5 * minuteMs)
    const stranger = {
      quizId: first.id,
      accountId: stage.school.accounts.student2,
      factor: 1.5,
      reason: '批准',
    }
    expect((await service.ask(quizAllow, stranger, { token: teacher })).status).toBe(404)
  })

  test('extra time that the administration gives holds in a running quiz', async () => {
    service.clock.now += 1000
    const id = stage.school.accounts.student
    const admin = await service.signIn('admin')
    const quiz = await stage.publish()
    const { endAt } = await stage.begin(quiz.id)
    const allow = (given: { factor: number; reason: string }, token = admin) =>
      service.ask(adminAccountAllow, { id, ...given }, { token })
    expect((await allow({ factor: 1.5, reason: '' })).data).toMatchObject({ field: 'reason' })
    expect((await allow({ factor: 1.5, reason: '批准' }, teacher)).status).toBe(403)
    expect((await allow({ factor: 1.5, reason: '视力' })).code).toBe(0)
    expect((await stage.begin(quiz.id)).endAt).toBe((endAt ?? 0) + 15 * minuteMs)
    const detail = await service.ask(adminAccountDetail, { id }, { token: admin })
    expect(detail.data.timeFactor).toBe(1.5)
    const messages = await service.ask(messagePage, { pageNo: 1, pageSize: 5 }, { token: student })
    expect(messages.data.records.map(({ content }) => content).join()).toContain('1.5 倍')
    const asked = { pageNo: 1, pageSize: 5, keyword: 'account.allow' }
    const [entry] = (await service.ask(adminAuditPage, asked, { token: admin })).data.records
    expect(entry).toMatchObject({ before: '{"timeFactor":1}', after: '{"timeFactor":1.5}', reason: '' })
    expect((await allow({ factor: 1, reason: '到期' })).code).toBe(0)
    // time that was given to a running attempt is not taken away
    expect((await stage.begin(quiz.id)).endAt).toBe((endAt ?? 0) + 15 * minuteMs)
  })
})
