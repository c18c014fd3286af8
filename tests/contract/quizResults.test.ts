/** Who stands in the lists of a quiz, who left its class too, and the cells of its Excel file. */
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { quizSubmitAll } from '../../src/contract/quizzes/quiz.ts'
import { quizResults } from '../../src/contract/quizzes/quizResults.ts'
import { quizAllow, quizEnd, quizReady, quizTeacherDetail } from '../../src/contract/quizzes/quizTeaching.ts'
import { roomJoin, roomRemove } from '../../src/contract/teaching/room.ts'
import { resultSheets } from '../../src/features/quizzes/teach/results/resultSheets.ts'
import { writeWorkbook } from '../../src/parts/spreadsheets.ts'
import { databases } from './databases.ts'
import { minuteMs, type QuizStage, setQuizStage, TestDevice } from './quizStage.ts'

const { places, stop } = await databases()
afterAll(stop)

describe.each(places)('lists of a quiz on $name', (place) => {
  let stage: QuizStage
  beforeAll(async () => {
    stage = await setQuizStage(place)
  })
  afterAll(() => stage.service.stop())

  const asTeacher = () => ({ token: stage.teacher })
  const listed = async (quizId: number, roomId?: number) =>
    (await stage.service.ask(quizReady, { quizId, roomId }, asTeacher())).data

  test('S38 a student who left the class stays in the ready list with the attempt, and without one goes', async () => {
    const { service, room, student, school } = stage
    const { quizId, question } = await stage.oneQuestion()
    const device = new TestDevice()
    await stage.begin(quizId, device)
    await stage.send(quizId, device, device.make(question, '2', stage.now()))
    expect((await listed(quizId)).map(({ hasLeft }) => hasLeft)).toEqual([undefined, undefined])
    const [accountId, accountId2] = [school.accounts.student, school.accounts.student2]
    for (const id of [accountId, accountId2])
      await service.ask(roomRemove, { roomId: room.id, accountId: id }, asTeacher())

    const [left, ...others] = await listed(quizId)
    expect(others).toEqual([])
    expect(left).toMatchObject({ accountId, roomId: room.id, hasLeft: true, attempt: { state: 'running' } })
    expect(await listed(quizId, room.id)).toEqual([left])
    // the numbers of the quiz speak of the same people
    const { data: told } = await service.ask(quizTeacherDetail, { quizId }, asTeacher())
    expect([told.students, told.started, told.submitted]).toEqual([1, 1, 0])
    const allowed = await service.ask(
      quizAllow,
      { quizId, accountId, factor: 1.5, reason: '批准' },
      asTeacher(),
    )
    expect([allowed.code, (await listed(quizId))[0]?.timeFactor]).toEqual([0, 1.5])
    const stranger = { quizId, accountId: accountId2, factor: 1.5, reason: '批准' }
    expect((await service.ask(quizAllow, stranger, asTeacher())).status).toBe(404)

    await service.ask(quizSubmitAll, { quizId, token: device.token }, { token: student, key: device.id })
    await service.ask(quizEnd, { quizId, reason: '收卷' }, asTeacher())
    service.clock.now += minuteMs
    expect((await stage.release(quizId)).message).toBe('')
    const results = await service.ask(quizResults, { quizId, pageNo: 1, pageSize: 10 }, asTeacher())
    const [scored] = await listed(quizId)
    expect(scored?.attempt).toMatchObject({ answered: 1, points: results.data.records[0]?.points })
    expect(results.data.total).toBe(1)

    // back in the class the student is listed once, as all others are
    for (const token of [student, stage.student2]) await service.ask(roomJoin, { code: room.code }, { token })
    expect((await listed(quizId)).map(({ accountId: id, hasLeft }) => [id, hasLeft])).toEqual([
      [accountId, undefined],
      [accountId2, undefined],
    ])
  })

  test('the Excel file of a quiz has points, answers in words and hand-in of each attempt in its cells', async () => {
    const { service, student2 } = stage
    const quiz = await stage.publish()
    const [single, truth, multiple] = quiz.questions.map(({ id }) => id) as [number, number, number]
    const device = new TestDevice()
    await stage.begin(quiz.id, device)
    for (const [id, content] of [
      [single, '2'],
      [truth, '0'],
      [multiple, '1,2'],
    ] as const)
      await stage.send(quiz.id, device, device.make(id, content, stage.now()))
    service.clock.now += minuteMs
    const handedInAt = stage.now()
    await stage.handIn(quiz.id, { token: device.token })
    await stage.begin(quiz.id, new TestDevice(), student2)
    await service.ask(quizEnd, { quizId: quiz.id, reason: '收卷' }, asTeacher())
    expect((await stage.release(quiz.id)).message).toBe('')

    const told = (await service.ask(quizTeacherDetail, { quizId: quiz.id }, asTeacher())).data
    const lines = await service.ask(quizResults, { quizId: quiz.id, pageNo: 1, pageSize: 50 }, asTeacher())
    const book = await writeWorkbook(
      resultSheets(told, lines.data.records, {
        pointsSheet: '得分',
        answersSheet: '作答',
        heads: ['学号', '姓名', '班级', '第几次', '开始', '交卷', '得分'],
        question: (number) => `第 ${number} 题`,
        kept: '更正后保留',
        truth: { right: '对', wrong: '错' },
        pick: (zh) => zh,
        moment: String,
      }),
    )
    const bytes = Buffer.from(await book.arrayBuffer())
    const heads = ['学号', '姓名', '班级', '第几次', '开始', '交卷', '得分', '第 1 题', '第 2 题', '第 3 题']
    const [first, second] = lines.data.records
    const person = (line: typeof first) => [line?.loginName, line?.name, '一班', 1, String(line?.startedAt)]
    expect(first?.loginName).not.toBe(second?.loginName)
    expect(first?.submittedAt).toBe(handedInAt)
    expect(await readSheet(bytes, '得分')).toEqual([
      heads,
      [...person(first), String(handedInAt), 5, 2, 0, 3],
      [...person(second), expect.anything(), 0, 0, 0, 0],
    ])
    const word = (at: number, id: number) => {
      const options = told.questions[at]?.question.options ?? []
      const place = options.findIndex((option) => option.id === id)
      return `${'ABC'[place]}. ${options[place]?.content}`
    }
    expect(await readSheet(bytes, '作答')).toEqual([
      heads,
      [...person(first), String(handedInAt), 5, word(0, 2), '错', `${word(2, 1)}; ${word(2, 2)}`],
      [...person(second), expect.anything(), 0, null, null, null],
    ])
  })
})
