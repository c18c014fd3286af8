/** What no student learns of a quiz before its release, and what no learner ever meets outside of quizzes. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveQuizOnlyQuestion } from '../../server/quizzes/quizOnlyQuestions.ts'
import { tenant } from '../../server/store/schema.ts'
import { collectionBundle, collectionCollect, wrongAdd, wrongBundle } from '../../src/contract/books.ts'
import type { Given } from '../../src/contract/endpoint.ts'
import { chapterBundle } from '../../src/contract/practice.ts'
import {
  bankPage,
  classStanding,
  type Question,
  questionNoteSave,
  questionReport,
  questionWithAnswer,
} from '../../src/contract/questions.ts'
import {
  questionWithoutAnswer,
  quizCard,
  quizCardDetail,
  quizPaper,
  quizQuestionAnswer,
  quizSubmit,
  quizSubmitAll,
  quizSubmitDetail,
  submitRecordInsert,
} from '../../src/contract/quizzes/quiz.ts'
import {
  quizExtend,
  quizPublish,
  quizSave,
  type TeacherQuizDetail,
} from '../../src/contract/quizzes/quizTeaching.ts'
import { reviewAsked } from '../../src/contract/review.ts'
import { contents } from '../../src/contract/sync.ts'
import { roomJoin, roomSave } from '../../src/contract/teaching/room.ts'
import { databases } from './databases.ts'
import { minuteMs } from './quizStage.ts'
import { type Seeded, seed } from './seed.ts'
import { type Running, start } from './service.ts'
import { seedTeaching, type TeachingStage } from './teachingStage.ts'

const { places, stop } = await databases()
afterAll(stop)

describe.each(places)('secrets of quizzes on $name', (place) => {
  let service: Running
  let school: Seeded
  let stage: TeachingStage
  let teacher: string
  let student: string
  let student2: string
  let onlyId: number
  let quizId: number
  let paperIds: number[]

  beforeAll(async () => {
    service = await start(place)
    school = await seed(service.service.db)
    stage = await seedTeaching(service.service.db, school)
    teacher = await service.signIn('teacher')
    student = await service.signIn('student')
    student2 = await service.signIn('student2')
    const room = await service.ask(
      roomSave,
      { courseId: stage.courses.lab, name: '一班', capacity: 60 },
      { token: teacher },
    )
    for (const token of [student, student2]) await service.ask(roomJoin, { code: room.data.code }, { token })
    const { data } = await service.ask(
      questionWithAnswer,
      { id: school.questions.DANXUAN },
      { token: teacher },
    )
    const secret = { ...(data as Question), title: '仅供测验的机密题目', analysis: '机密解析' }
    const asking = {
      rows: service.service.db.rows,
      caller: { accountId: school.accounts.teacher, roles: 0, tokenHash: '' },
      now: service.clock.now,
    }
    onlyId = await saveQuizOnlyQuestion(asking, stage.courses.lab, secret)
    await forceIntoBooks(onlyId)
    const published = await publish()
    quizId = published.id
    paperIds = published.questions.map(({ id }) => id)
  })
  afterAll(() => service.stop())

  /** What no call allows: the question stands in both books and in the review log of the student. */
  async function forceIntoBooks(questionId: number): Promise<void> {
    const { kysely } = service.service.db
    const of = { tenant, accountId: school.accounts.student, questionId, at: service.clock.now }
    const item = { ...of, catalogId: 0, times: 1, streak: 0, content: '' }
    for (const book of ['wrong', 'collection'] as const)
      await kysely
        .insertInto('bookItem')
        .values({ ...item, book })
        .execute()
    await kysely
      .insertInto('reviewEntry')
      .values({ ...of, clientId: randomUUID(), rating: 'again', ms: 0 })
      .execute()
  }

  async function publish(more: Partial<Given<typeof quizSave>> = {}): Promise<TeacherQuizDetail> {
    const made = await service.ask(
      quizSave,
      {
        courseId: stage.courses.lab,
        title: '机密测验',
        kind: 'quiz',
        opensAt: service.clock.now - 60_000,
        closesAt: null,
        minutes: 30,
        together: false,
        attempts: 1,
        counts: 'best',
        shuffleQuestions: true,
        shuffleOptions: true,
        partial: 'whole',
        review: 'never',
        policy: 'strict',
        takeOver: 'student',
        requiresDesktop: false,
        questions: [
          { sourceId: onlyId, maxPoints: 100 },
          { sourceId: school.questions.DANXUAN, maxPoints: 100 },
          { sourceId: school.questions.PEIWU, maxPoints: 100 },
          { sourceId: school.questions.TIANKONG, maxPoints: 100 },
        ],
        ...more,
      },
      { token: teacher },
    )
    expect(made.message).toBe('')
    const rooms = await service.service.db.rows<{ id: number }>(
      'select "id" from "room" where "tenant" = ? and "courseId" = ? order by "id" desc',
      [tenant, stage.courses.lab],
    )
    const published = await service.ask(
      quizPublish,
      { quizId: made.data.id, roomIds: [rooms[0]?.id ?? 0] },
      { token: teacher },
    )
    expect(published.message).toBe('')
    return published.data
  }

  test('no reply of a running quiz holds a key or says which specimen it shows', async () => {
    await service.ask(
      submitRecordInsert,
      { quizId, deviceId: randomUUID(), deviceName: '平板' },
      { token: student, key: randomUUID() },
    )
    const [first = 0] = paperIds
    const replies = await Promise.all([
      service.ask(quizPaper, { quizId }, { token: student }),
      service.ask(quizCard, { quizId }, { token: student }),
      service.ask(quizCardDetail, { quizId }, { token: student }),
      service.ask(quizSubmitDetail, { quizId, questionId: first }, { token: student }),
      ...paperIds.map((id) => service.ask(questionWithoutAnswer, { id }, { token: student })),
    ])
    const [specimen] = await service.service.db.rows<{ name: string; tileUrl: string; key: string }>(
      'select "name", "tileUrl", "key" from "specimen" where "tenant" = ? and "id" = ?',
      [tenant, school.specimens.ready],
    )
    const said = JSON.stringify(replies.map(({ code, data }) => ({ code, data })))
    for (const secret of ['机密解析', '"panDuanAnswer"', '"analysis"', '"keywords"', '"answer":', 'stratum'])
      expect(said).not.toContain(secret)
    for (const secret of [specimen?.name, specimen?.tileUrl]) expect(said).not.toContain(secret)
    expect(said).not.toContain(`"specimenId":${school.specimens.ready},`)
    const { data: paper } = replies[0] as { data: { specimens: { tiles: { url: string } | null }[] } }
    expect(paper.specimens[0]?.tiles?.url).toMatch(/^\/wk_mobile\/media\/paper\/[0-9a-f]{32}\/$/)
  })

  test('answers stay hidden while a student with more time goes on', async () => {
    const { id, questions } = await publish({
      review: 'afterClose',
      closesAt: service.clock.now + 10 * minuteMs,
      minutes: 10,
    })
    const accountId = school.accounts.student2
    const more = { quizId: id, accountId, minutes: 20, reason: '特殊需要' }
    await service.ask(quizExtend, more, { token: teacher })
    for (const token of [student, student2])
      await service.ask(submitRecordInsert, { quizId: id, deviceId: randomUUID() }, { ...once(), token })
    const one = { quizId: id, questionId: questions[1]?.id ?? 0 }
    await service.ask(quizSubmit, { ...one, content: '2' }, once())
    await service.ask(quizSubmitAll, { quizId: id }, once())
    const seen = async () => {
      const key = await service.ask(quizQuestionAnswer, one, { token: student })
      const card = await service.ask(quizCardDetail, { quizId: id }, { token: student })
      const own = await service.ask(quizSubmitDetail, one, { token: student })
      return [key.code, card.data.items[1]?.isCorrected, own.data?.correct]
    }
    service.clock.now += 15 * minuteMs
    expect(await seen()).toEqual([1, null, null])
    service.clock.now += 16 * minuteMs
    expect(await seen()).toEqual([0, true, true])
  })

  test.for([
    ['the bank', () => service.ask(bankPage, { pageNo: 1, pageSize: 100 }, { token: student })],
    [
      'a search',
      () => service.ask(bankPage, { pageNo: 1, pageSize: 100, keyword: '机密' }, { token: student }),
    ],
    ['a chapter', () => service.ask(chapterBundle, { catalogId: stageCatalog() }, { token: student })],
    ['the wrong book', () => service.ask(wrongBundle, {}, { token: student })],
    ['favourites', () => service.ask(collectionBundle, {}, { token: student })],
    ['review', () => service.ask(reviewAsked, {}, { token: student })],
    [
      'a pack',
      () =>
        service.ask(contents, { kind: 'chapter', id: stageCatalog(), depth: 'study' }, { token: student }),
    ],
  ] as const)('a question for quizzes only is not in %s', async ([, ask]) => {
    const reply = await ask()
    expect(JSON.stringify(reply.data ?? null)).not.toContain('机密')
    expect(JSON.stringify(reply.data ?? null)).not.toMatch(new RegExp(`"(?:id|questionId)":${onlyId}[,}]`))
  })

  test.for([
    ['read', () => service.ask(questionWithAnswer, { id: onlyId }, { token: student })],
    ['read without answer', () => service.ask(questionWithoutAnswer, { id: onlyId }, { token: student })],
    ['put into the wrong book', () => service.ask(wrongAdd, { questionId: onlyId }, once())],
    ['collected', () => service.ask(collectionCollect, { questionId: onlyId }, once())],
    ['noted', () => service.ask(questionNoteSave, { questionId: onlyId, text: '机密' }, once())],
    [
      'reported',
      () =>
        service.ask(
          questionReport,
          { clientId: randomUUID(), questionId: onlyId, kind: 'answer', text: '' },
          once(),
        ),
    ],
    ['counted in statistics', () => service.ask(classStanding, { questionId: onlyId }, { token: student })],
  ] as const)('a question for quizzes only cannot be %s', async ([, ask]) => {
    const reply = await ask()
    expect([reply.status, reply.code]).not.toEqual([200, 0])
  })

  const once = () => ({ token: student, key: randomUUID() })
  const stageCatalog = () => school.catalogs.thickSkin
})
