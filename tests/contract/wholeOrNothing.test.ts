/** A call that writes several rows is refused in its middle: the rows before the refused one do not stay. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordChange } from '../../server/system/audit.ts'
import { questionReportClose, questionReportPage } from '../../src/contract/questionMending.ts'
import { questionReport } from '../../src/contract/questions.ts'
import { quizPublish, quizSave, quizTeacherDetail } from '../../src/contract/quizzes/quizTeaching.ts'
import { scoreBook, scoreSave } from '../../src/contract/score.ts'
import { type ClassQuizStage, openClassQuizStage } from './classQuizStage.ts'
import { databases } from './databases.ts'
import { refuseRows } from './refuseRows.ts'

const { places, stop } = await databases()
afterAll(stop)

const page = { pageNo: 1, pageSize: 20 }

describe.each(places)('calls that the database breaks off on $name', (place) => {
  let stage: ClassQuizStage
  beforeAll(async () => {
    stage = await openClassQuizStage(place)
  })
  afterAll(() => stage.service.stop())

  /** Carries it out while rows of a table are refused. @param condition SQL about the refused row `new` */
  async function whileRefused(table: string, condition: string, run: () => Promise<{ status: number }>) {
    const allow = await refuseRows(stage.service.service.db, table, condition)
    const { status } = await run()
    await allow()
    expect(status).toBe(500)
  }

  test('a quiz keeps its questions where the new ones cannot be stored', async () => {
    const { service, teacher, settings } = stage
    const { id } = await stage.draft()
    const detail = async () => (await service.ask(quizTeacherDetail, { quizId: id }, { token: teacher })).data
    const before = await detail()
    expect(before.questions).toHaveLength(3)
    const changed = { ...settings({ title: '改过' }), id, questions: settings({}).questions.toReversed() }
    await whileRefused('quizQuestion', 'new."position" = 3', () =>
      service.ask(quizSave, changed, { token: teacher }),
    )
    expect(await detail()).toEqual(before)
  })

  test('a quiz that cannot be opened to its class stays a draft', async () => {
    const { service, teacher, room } = stage
    const { id } = await stage.draft()
    await whileRefused('message', '1 = 1', () =>
      service.ask(quizPublish, { quizId: id, roomIds: [room.id] }, { token: teacher }),
    )
    const { data } = await service.ask(quizTeacherDetail, { quizId: id }, { token: teacher })
    expect([data.state, data.roomIds]).toEqual(['draft', []])
  })

  test('a score without its entry in the audit is no score', async () => {
    const { service, teacher, school, room } = stage
    const { courseId } = await stage.draft()
    const change = {
      accountId: school.accounts.student,
      part: 'exam',
      status: 'normal',
      score: 9000,
    } as const
    await whileRefused('audit', `new."what" = 'score.edit'`, () =>
      service.ask(scoreSave, { courseId, changes: [change] }, { token: teacher }),
    )
    const book = await service.ask(scoreBook, { courseId, roomId: room.id }, { token: teacher })
    const exam = book.data.lines[0]?.parts.find(({ part }) => part === 'exam')
    expect([exam?.part, exam?.score]).toEqual(['exam', null])
  })

  test('a report of a mistake stays until its reporter has been answered', async () => {
    const { service, teacher, student, school } = stage
    const questionId = school.questions.DANXUAN
    const report = { clientId: randomUUID(), questionId, kind: 'answer', text: '选项有误' } as const
    const sent = await service.ask(questionReport, report, { token: student, key: randomUUID() })
    expect(sent.code).toBe(0)
    const waiting = async () => (await service.ask(questionReportPage, page, { token: teacher })).data.records
    const [open] = await waiting()
    await whileRefused('message', '1 = 1', () =>
      service.ask(questionReportClose, { id: open?.id ?? 0, answer: '谢谢' }, { token: teacher }),
    )
    expect((await waiting()).map(({ id }) => id)).toEqual([open?.id])
  })

  test('no change is recorded outside its transaction', async () => {
    const { kysely } = stage.service.service.db
    const caller = { accountId: 1, roles: 0, tokenHash: '' }
    const change = { what: 'room.remove', thing: 'room', thingId: 1 }
    const recording = recordChange({ db: kysely, caller, address: '', now: 1 }, change)
    await expect(recording).rejects.toThrow('outside the transaction')
  })
})
