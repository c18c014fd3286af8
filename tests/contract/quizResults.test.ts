/** Who stands in the lists of a quiz, who left its class too, and the cells of its Excel file. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobKinds } from '../../exchange/jobs.ts'
import { dropResultFiles } from '../../server/quizzes/teach/resultFile.ts'
import { sweep } from '../../server/serve.ts'
import { tenant } from '../../server/store/schema.ts'
import { jobDetail } from '../../src/contract/jobs.ts'
import { quizSubmitAll } from '../../src/contract/quizzes/quiz.ts'
import { type QuizResultFile, quizExcel } from '../../src/contract/quizzes/quizResults.ts'
import {
  quizAllow,
  quizEnd,
  quizReady,
  quizSave,
  quizTeacherDetail,
} from '../../src/contract/quizzes/quizTeaching.ts'
import { roomJoin, roomRemove } from '../../src/contract/teaching/room.ts'
import { readZipTexts } from '../tools/zipTexts.ts'
import { databases } from './databases.ts'
import { readResults } from './quizFigures.ts'
import { minuteMs, type QuizStage, setQuizStage, TestDevice } from './quizStage.ts'
import type { Options } from './service.ts'
import { addPerson } from './teachingStage.ts'

const { places, stop } = await databases()
afterAll(stop)

const dayMs = 86_400_000
/** Name of a file in the store. */
const isStored = (name: string | Buffer) => /[0-9a-f]{32}$/.test(String(name))

// a job starts a process of its own, which takes long on a busy machine
describe.each(places)('lists of a quiz on $name', { timeout: 300_000 }, (place) => {
  let stage: QuizStage
  beforeAll(async () => {
    stage = await setQuizStage(place, undefined, jobKinds)
  })
  afterAll(() => stage.service.stop())

  const asTeacher = () => ({ token: stage.teacher })
  const listed = async (quizId: number, roomId?: number) =>
    (await stage.service.ask(quizReady, { quizId, roomId }, asTeacher())).data

  test('S38 the ready list keeps a student who began and then left the class', async () => {
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
    const results = await readResults(service, quizId)
    const [scored] = await listed(quizId)
    expect(scored?.attempt).toMatchObject({ answered: 1, points: results[0]?.points })
    expect(results).toHaveLength(1)

    // back in the class the student is listed once, as all others are
    for (const token of [student, stage.student2]) await service.ask(roomJoin, { code: room.code }, { token })
    expect((await listed(quizId)).map(({ accountId: id, hasLeft }) => [id, hasLeft])).toEqual([
      [accountId, undefined],
      [accountId2, undefined],
    ])
  })

  /** A quiz of which one student answered all, and another one nothing. */
  async function taken() {
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
    return { quiz, handedInAt }
  }

  const start = (quizId: number, options: Options = asTeacher(), timeZone = 'Asia/Shanghai') =>
    stage.service.ask(quizExcel, { quizId, timeZone }, options)
  const look = async (id: number) => (await stage.service.ask(jobDetail, { id }, asTeacher())).data
  async function written(quizId: number, lang: 'Zh' | 'En' = 'Zh'): Promise<string> {
    const { data: id } = await start(quizId, { ...asTeacher(), lang })
    await expect
      .poll(async () => (await look(id)).endedAt, { timeout: 120_000, interval: 200 })
      .not.toBeNull()
    const { state, result } = await look(id)
    expect(state).toBe('done')
    return (result as QuizResultFile).url
  }
  const load = (url: string, token = stage.teacher) =>
    stage.service.raw(url, { headers: { authorization: `Bearer ${token}` } })
  const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

  test('S38 a job writes an Excel file of the points and answers of each attempt', async () => {
    const { service, student } = stage
    const { quiz, handedInAt } = await taken()
    await service.service.db.rows(
      'update "account" set "fullName" = ? where "id" = ?',
      ['=1+1', stage.school.accounts.student],
      'writer',
    )
    expect((await stage.release(quiz.id)).message).toBe('')
    const { data: told } = await service.ask(quizTeacherDetail, { quizId: quiz.id }, asTeacher())
    const answer = await load(await written(quiz.id))
    expect(answer.headers.get('content-disposition')).toContain(encodeURIComponent(`${quiz.title}.xlsx`))
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const book = await answer.arrayBuffer()
    const bytes = Buffer.from(book)
    const heads = ['学号', '姓名', '班级', '第几次', '开始', '交卷', '得分', '第 1 题', '第 2 题', '第 3 题']
    const moment = (at: number) =>
      new Intl.DateTimeFormat('zh', {
        dateStyle: 'short',
        timeStyle: 'medium',
        timeZone: 'Asia/Shanghai',
      }).format(at)
    const begun = moment(handedInAt - minuteMs)
    const first = ['student', '=1+1', '一班', 1, begun, moment(handedInAt)]
    const second = ['student2', expect.any(String), '一班', 1, moment(handedInAt), expect.any(String)]
    expect(await readSheet(bytes, '得分')).toEqual([heads, [...first, 5, 2, 0, 3], [...second, 0, 0, 0, 0]])
    const word = (at: number, id: number) => {
      const options = told.questions[at]?.question.options ?? []
      const place = options.findIndex((option) => option.id === id)
      return `${'ABC'[place]}. ${options[place]?.content}`
    }
    expect(await readSheet(bytes, '作答')).toEqual([
      heads,
      [...first, 5, word(0, 2), '错', `${word(2, 1)}; ${word(2, 2)}`],
      [...second, 0, null, null, null],
    ])
    for (const [name, text] of await readZipTexts(book))
      if (name.startsWith('xl/worksheets/')) expect(text).not.toMatch(/<f[ >]|t="str"/)

    const [english = []] = await readSheet(await bytesOf(await load(await written(quiz.id, 'En'))), 'Score')
    expect(english).toHaveLength(heads.length)
    expect(english.slice(0, 3)).toEqual(['Student no.', 'Full name', 'Class'])
    expect((await start(quiz.id, { token: student })).status).toBe(403)
  })

  test('a file of results is loaded only by who asked for it, for a day', async () => {
    const { service, student, courseId } = stage
    const { quiz } = await taken()
    const both = await Promise.all([start(quiz.id), start(quiz.id)])
    expect(both[1].data).toBe(both[0].data)
    const first = await written(quiz.id)
    const url = await written(quiz.id, 'En')
    expect((await load(first)).status).toBe(404)
    const { id, token } = await addPerson(service.service.db, ['Teacher'], stage.now())
    const colleague = {
      tenant,
      courseId,
      accountId: id,
      position: 9,
      role: 'assistant' as const,
      from: null,
      until: null,
    }
    await service.service.db.kysely.insertInto('courseTeacher').values(colleague).execute()
    expect((await start(quiz.id, { token })).code).toBe(0)
    for (const other of [student, token]) expect((await load(url, other)).status).toBe(404)
    expect((await service.raw(url)).status).toBe(401)
    expect((await load(url)).status).toBe(200)

    // the person's account is closed
    const { db, config } = service.service
    const own = await written(quiz.id)
    await dropResultFiles(db, config, stage.school.accounts.student)
    expect((await load(own)).status).toBe(200)
    await dropResultFiles(db, config, stage.school.accounts.teacher)
    expect((await load(own)).status).toBe(404)

    const last = await written(quiz.id)
    const left = async () => service.service.db.rows('select "jobId" from "quizResultFile"', [])
    service.clock.now += dayMs
    expect((await load(last, await service.signIn('teacher'))).status).toBe(404)
    await sweep(service.service)
    expect(await left()).toEqual([])
    expect(readdirSync(join(service.dataDir, 'files'), { recursive: true }).filter(isStored)).toEqual([])
  })

  test('a time zone that is none, a draft and an unknown quiz are refused', async () => {
    const { quizId } = await stage.oneQuestion()
    expect((await start(quizId, asTeacher(), 'Nowhere/At All')).status).toBe(400)
    expect((await start(999_999)).status).toBe(404)
    const draft = await stage.service.ask(quizSave, stage.settings(), asTeacher())
    expect((await start(draft.data.id)).code).toBe(1)
  })
})
