/** Own questions of a quiz from a file: read first, kept by the teacher, asked of nobody else. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobKinds } from '../../exchange/jobs.ts'
import type { UploadedFile } from '../../src/contract/files.ts'
import { type Job, jobDetail } from '../../src/contract/jobs.ts'
import { bankPage } from '../../src/contract/questions.ts'
import {
  quizQuestionList,
  quizQuestionRead,
  quizQuestionSave,
  type ReadQuestions,
} from '../../src/contract/quizzes/quizQuestions.ts'
import { requestOfForm } from '../../src/rules/questionForm.ts'
import { some } from '../tools/rounds.ts'
import { databases } from './databases.ts'
import { seed } from './seed.ts'
import { type Running, start } from './service.ts'
import { seedTeaching } from './teachingStage.ts'

const { places, stop } = await databases()
afterAll(stop)

const gift = `::一:: 皮肤最深的一层是？ {\n=基底层\n~棘层\n}\n\n::二:: 人是哺乳动物。{T}\n\n::三:: 配对？ {\n=没有结束\n`

// a job starts a process of its own, which takes long on a busy machine
describe.each(some(1, places))('own questions from a file on $name', { timeout: 300_000 }, (place) => {
  let service: Running
  let courseId: number
  let teacher: string
  beforeAll(async () => {
    service = await start(place, { jobKinds })
    const { db } = service.service
    courseId = (await seedTeaching(db, await seed(db))).courses.lab
    teacher = await service.signIn('teacher')
  })
  afterAll(() => service.stop())

  async function upload(text: string, token: string): Promise<number> {
    const form = new FormData()
    form.set('useTo', 'questions')
    form.set('file', new File([text], '题目.txt'))
    const headers = { authorization: `Bearer ${token}` }
    const response = await service.raw('/dh-usercenter/file/upload', { method: 'POST', headers, body: form })
    return ((await response.json()) as { data: UploadedFile }).data.id
  }
  async function ended(id: number): Promise<Job> {
    const read = async () => (await service.ask(jobDetail, { id }, { token: teacher })).data
    await expect.poll(async () => (await read()).endedAt, { timeout: 120_000, interval: 200 }).not.toBeNull()
    return read()
  }

  test('S38 reading a file stores no question until the teacher keeps it', async () => {
    const fileId = await upload(gift, teacher)
    const started = await service.ask(quizQuestionRead, { courseId, fileId }, { token: teacher })
    const { state, result } = await ended(started.data)
    expect(state).toBe('done')
    const { questions, refused } = result as ReadQuestions
    expect(questions.map(({ question }) => question.type.baseType)).toEqual(['DANXUAN', 'PANDUAN'])
    expect(refused).toHaveLength(1)
    const own = async () => (await service.ask(quizQuestionList, { courseId }, { token: teacher })).data
    expect(await own()).toEqual([])

    for (const { question } of questions) {
      const kept = await service.ask(
        quizQuestionSave,
        { courseId, question: requestOfForm(question) },
        { token: teacher },
      )
      expect(kept.message).toBe('')
    }
    expect((await own()).map(({ title }) => title).sort()).toEqual(
      questions.map(({ question }) => question.title).sort(),
    )
    const student = await service.signIn('student')
    const inBank = await service.ask(
      bankPage,
      { pageNo: 1, pageSize: 50, keyword: '皮肤最深' },
      { token: student },
    )
    expect(inBank.data.total).toBe(0)
  })

  test('a file of another person, and a file that is none, are refused', async () => {
    const student = await service.signIn('student')
    const others = await upload(gift, student)
    const refused = await service.ask(quizQuestionRead, { courseId, fileId: others }, { token: teacher })
    expect(refused.status).toBe(404)
    const own = await upload(gift, student)
    const forbidden = await service.ask(quizQuestionRead, { courseId, fileId: own }, { token: student })
    expect(forbidden.status).toBe(403)
    const nothing = await upload('kein Fragebogen', teacher)
    const started = await service.ask(quizQuestionRead, { courseId, fileId: nothing }, { token: teacher })
    const { state, message } = await ended(started.data)
    expect([state, message !== '']).toEqual(['failed', true])
  })
})
