import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { wrongAdd, wrongBundle } from '../../src/contract/books.ts'
import { ownQuestionSave } from '../../src/contract/questions.ts'
import {
  defaultSetting,
  figures,
  practiceSetting,
  practiceSettingSave,
  type Rating,
  reviewDue,
  reviewLog,
  reviewLogAdd,
} from '../../src/contract/review.ts'
import { day } from '../../src/rules/review/day.ts'
import { duesOf } from '../../src/rules/review/memory.ts'
import { databases } from './databases.ts'
import { type Seeded, seed } from './seed.ts'
import { type Running, start } from './service.ts'

const { places, stop } = await databases()
afterAll(stop)

describe.each(places)('on $name', (place) => {
  let service: Running
  let school: Seeded
  let token: string
  let other: string
  beforeAll(async () => {
    service = await start(place)
    school = await seed(service.service.db)
    token = await service.signIn('student')
    other = await service.signIn('student2')
  })
  afterAll(() => service.stop())

  const db = () => service.service.db.kysely
  const me = () => ({ token, key: randomUUID() })
  const them = () => ({ token: other, key: randomUUID() })

  test('the review log is ordered by time and UUID, whatever the order of arrival', async () => {
    const [a, b, c] = Array.from({ length: 3 }, () => randomUUID()).toSorted()
    const now = service.clock.now
    const add = (clientId = '', at = 0, more: object = {}, as = me()) =>
      service.ask(
        reviewLogAdd,
        { clientId, questionId: school.questions.DANXUAN, at, rating: 'good', ms: 900, ...more },
        as,
      )
    expect((await add(c, now - 1000)).code).toBe(0)
    await add(b, now - 1000, { rating: 'again' })
    await add(a, now + 3_600_000)
    // again, by another key, and with other words
    for (const more of [{}, { rating: 'hard', ms: 1 }]) expect((await add(c, now - 5, more)).code).toBe(0)
    const log = async (as = me()) => (await service.ask(reviewLog, {}, as)).data.entries
    expect((await log()).map(({ clientId, at, rating, ms }) => [clientId, at, rating, ms])).toEqual([
      [b, now - 1000, 'again', 900],
      [c, now - 1000, 'good', 900],
      [a, now, 'good', 900],
    ])
    // another person's device may have made the same UUID
    expect(await log(them())).toEqual([])
    await add(c, now, {}, them())
    expect([(await log(them())).length, (await log()).length]).toEqual([1, 3])
    expect((await add(randomUUID(), now, { questionId: 9999 })).status).toBe(404)
    expect((await add(randomUUID(), now, { rating: 'easy' })).data).toEqual({ field: 'rating' })
  })

  test('what is due is computed from the log on the service as on a device', async () => {
    const [first, second] = [school.questions.DANXUAN, school.questions.PANDUAN]
    const now = service.clock.now
    const token = await service.signIn('teacher')
    const as = () => ({ token, key: randomUUID() })
    for (const questionId of [first, second]) await service.ask(wrongAdd, { questionId }, as())
    const add = (rating: Rating, at: number) =>
      service.ask(reviewLogAdd, { clientId: randomUUID(), questionId: second, at, rating, ms: 900 }, as())
    await add('good', now - 5 * day)
    await add('hard', now - 9 * day)
    const { items } = (await service.ask(wrongBundle, {}, as())).data
    const { entries } = (await service.ask(reviewLog, {}, as())).data
    const { dues, examAt } = (await service.ask(reviewDue, {}, as())).data
    expect(examAt).toBe(0)
    expect(dues.map(({ questionId, due }) => [questionId, due])).toEqual(duesOf(items, entries))
    expect(new Set(dues.map(({ questionId }) => questionId))).toEqual(new Set([first, second]))
    expect(dues.find(({ questionId }) => questionId === second)?.due).toBeGreaterThan(now - 5 * day)
  })

  test('the review log calls a question of one’s own by its UUID', async () => {
    const { id: markId } = await db()
      .selectFrom('mark')
      .select('id')
      .where('key', '=', 'stratum-basale')
      .executeTakeFirstOrThrow()
    const questionId = randomUUID()
    const made = { clientId: questionId, specimenId: school.specimens.ready, markId, book: 'wrong' as const }
    await service.ask(ownQuestionSave, made, me())
    const entry = { clientId: randomUUID(), questionId, at: 5, rating: 'hard' as const, ms: 0 }
    expect((await service.ask(reviewLogAdd, entry, me())).code).toBe(0)
    expect((await service.ask(reviewLogAdd, entry, them())).status).toBe(404)
    expect((await service.ask(reviewLog, {}, me())).data.entries[0]).toEqual(entry)
  })

  test('a setting keeps what was not said, per person', async () => {
    const save = (given: object, as = me()) => service.ask(practiceSettingSave, given, as)
    expect((await service.ask(practiceSetting, {}, me())).data).toEqual(defaultSetting)
    expect((await save({})).data).toEqual(defaultSetting)
    await save({ removeAfter: 3, autoWrong: false })
    const key = randomUUID()
    for (const _ of [1, 2]) await save({ examAt: 1_800_000_000_000 }, { token, key })
    const mine = { ...defaultSetting, removeAfter: 3, autoWrong: false, examAt: 1_800_000_000_000 }
    expect((await service.ask(practiceSetting, {}, me())).data).toEqual(mine)
    expect((await service.ask(practiceSetting, {}, them())).data).toEqual(defaultSetting)
    for (const [field, value] of [
      ['removeAfter', 11],
      ['dailyMinutes', 4],
      ['autoWrong', 'yes'],
    ] as const)
      expect((await save({ [field]: value })).data).toEqual({ field })
    expect((await save({ autoWrong: true })).data).toEqual({ ...mine, autoWrong: true })
  })

  describe('figures', () => {
    const subjectId = () => school.subjects.histology
    const of = async (as = me()) => (await service.ask(figures, { subjectId: subjectId() }, as)).data
    const answered = (
      kind: keyof Seeded['questions'],
      content: string,
      correct: 0 | 1 | null,
      more: object = {},
    ) =>
      db()
        .insertInto('submission')
        .values({
          tenant: 1,
          accountId: school.accounts.student,
          questionId: school.questions[kind],
          paperId: '',
          content,
          correct,
          at: Date.UTC(2026, 1, 1, 15, 59),
          ...more,
        })
        .execute()

    test('say nothing below ten answers, and are empty where nothing was answered', async () => {
      expect(await of()).toEqual({ chapters: [], confusions: [], days: [] })
      await answered('DANXUAN', '3', 0)
      for (let n = 0; n < 8; n++) await answered('DANXUAN', '1', 0, { ms: 1000 })
      const { chapters, confusions } = await of()
      expect(chapters).toEqual([
        {
          catalogId: school.catalogs.thickSkin,
          name: '厚皮肤',
          nameEn: 'Thick skin',
          answers: 9,
          questions: 1,
          firstTry: null,
          ms: null,
        },
      ])
      expect(confusions).toEqual([])
    })

    test('tell what was taken for what, in choices, pairs and the parts of a case, most often first', async () => {
      await answered('PEIWU', '{"11":2,"12":2}', 0)
      await answered('PEIWU', '{"11":2,"12":1}', 0)
      for (let n = 0; n < 3; n++) await answered('BINGLI', '{"21":"2","22":"0"}', 0)
      await answered('DANXUAN', '2', 1)
      const { confusions } = await of()
      const { DANXUAN, PEIWU, BINGLI } = school.questions
      expect(
        confusions.map(({ questionId, right, chosenEn, times }) => [questionId, right, chosenEn, times]),
      ).toEqual([
        [DANXUAN, '选项 2', 'Option 1', 8],
        [BINGLI, '选项 1', 'Option 2', 3],
        [PEIWU, '选项 1', 'Option 2', 2],
      ])
    })

    test('tell days of UTC+8, the middle of the times, and what was right at the first try', async () => {
      // five past midnight in Shanghai
      const at = Date.UTC(2026, 1, 1, 16, 5)
      for (let n = 0; n < 4; n++) await answered('PANDUAN', '1', 1, { at, ms: 9000, source: 'wrong' })
      const { days, chapters } = await of()
      expect(days).toEqual([
        { day: 20260201, answers: 15, right: 1 },
        { day: 20260202, answers: 4, right: 4 },
      ])
      expect(chapters[0]).toMatchObject({ answers: 19, questions: 4, firstTry: null, ms: 1000 })
      expect(await of(them())).toEqual({ chapters: [], confusions: [], days: [] })
    })

    test('tell the first tries once ten questions were judged', async () => {
      const [{ tenant, key, catalogId, baseType, body }] = [
        await db().selectFrom('question').selectAll().where('key', '=', 'PANDUAN').executeTakeFirstOrThrow(),
      ]
      for (let n = 0; n < 6; n++) {
        const { id } = await db()
          .insertInto('question')
          .values({
            tenant,
            key: `${key}-${n}`,
            catalogId,
            baseType,
            specimenId: null,
            body,
            position: 50 + n,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        await answered('PANDUAN', '1', 1, { questionId: id })
        await answered('PANDUAN', '0', 0, { questionId: id })
      }
      // DANXUAN, PEIWU and BINGLI went wrong at first
      expect((await of()).chapters[0]).toMatchObject({ questions: 10, firstTry: 0.7 })
    })

    test('show the latest fourteen days with an answer', async () => {
      for (let n = 1; n <= 20; n++) await answered('PANDUAN', '1', 1, { at: Date.UTC(2026, 4, n, 4) })
      const { days } = await of()
      expect(days.map(({ day }) => day)).toEqual(Array.from({ length: 14 }, (_, n) => 20260507 + n))
    })
  })
})
