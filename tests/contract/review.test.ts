/** The review log, what is due by it, and the settings of practice. */
import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { ownQuestionSave, wrongAdd, wrongBundle } from '../../src/contract/books.ts'
import type { Question } from '../../src/contract/questions.ts'
import {
  defaultSetting,
  practiceSetting,
  practiceSettingSave,
  type Rating,
  reviewDue,
  reviewLog,
  reviewLogAdd,
} from '../../src/contract/review.ts'
import { dayMs } from '../../src/rules/review/day.ts'
import { duesOf } from '../../src/rules/review/memory.ts'
import { reviewable } from '../../src/rules/review/reviewable.ts'
import { databases } from './databases.ts'
import { reviewStage } from './reviewStage.ts'

const { places, stop } = await databases()
afterAll(stop)

describe.each(places)('on $name', (place) => {
  const { db, me, school, service, them } = reviewStage(place)

  test('the review log is ordered by time and UUID, whatever the order of arrival', async () => {
    const [a, b, c] = Array.from({ length: 3 }, () => randomUUID()).toSorted()
    const now = service().clock.now
    const add = (clientId = '', at = 0, more: object = {}, as = me()) =>
      service().ask(
        reviewLogAdd,
        { clientId, questionId: school().questions.DANXUAN, at, rating: 'good', ms: 900, ...more },
        as,
      )
    expect((await add(c, now - 1000)).code).toBe(0)
    await add(b, now - 1000, { rating: 'again' })
    await add(a, now + 3_600_000)
    // again, by another key, and with other words
    for (const more of [{}, { rating: 'hard', ms: 1 }]) expect((await add(c, now - 5, more)).code).toBe(0)
    const log = async (as = me()) => (await service().ask(reviewLog, {}, as)).data.entries
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
    const [first, second] = [school().questions.DANXUAN, school().questions.PANDUAN]
    const now = service().clock.now
    const token = await service().signIn('teacher')
    const as = () => ({ token, key: randomUUID() })
    // what nobody judges would be due for ever
    const whole = await db()
      .selectFrom('question')
      .selectAll()
      .where('id', '=', school().questions.BINGLI)
      .executeTakeFirstOrThrow()
    const [part] = (JSON.parse(whole.body) as Question).children
    const unknown = { ...part, type: { ...part?.type, baseType: 'XUNZHAO' } }
    const body = JSON.stringify({ ...JSON.parse(whole.body), children: [part, unknown] })
    const { id: endless } = await db()
      .insertInto('question')
      .values({ ...whole, id: undefined, key: 'endless', body } as never)
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const questionId of [first, second, school().questions.UNKNOWN, endless])
      await service().ask(wrongAdd, { questionId, at: now - 10 * dayMs }, as())
    const add = (rating: Rating, at: number) =>
      service().ask(reviewLogAdd, { clientId: randomUUID(), questionId: second, at, rating, ms: 900 }, as())
    await add('good', now - 5 * dayMs)
    await add('hard', now - 9 * dayMs)
    const { items, questions } = (await service().ask(wrongBundle, {}, as())).data
    expect(items).toHaveLength(4)
    const { entries } = (await service().ask(reviewLog, {}, as())).data
    const { dues, examAt } = (await service().ask(reviewDue, {}, as())).data
    expect(examAt).toBe(0)
    expect(dues.map(({ questionId, due }) => [questionId, due])).toEqual(
      duesOf(reviewable(items, questions), entries),
    )
    expect(new Set(dues.map(({ questionId }) => questionId))).toEqual(new Set([first, second]))
    expect(dues.find(({ questionId }) => questionId === second)?.due).toBeGreaterThan(now - 5 * dayMs)
  })

  test('the review log calls a question of one’s own by its UUID', async () => {
    const { id: markId } = await db()
      .selectFrom('mark')
      .select('id')
      .where('key', '=', 'stratum-basale')
      .executeTakeFirstOrThrow()
    const questionId = randomUUID()
    const made = {
      clientId: questionId,
      specimenId: school().specimens.ready,
      markId,
      book: 'wrong' as const,
    }
    await service().ask(ownQuestionSave, made, me())
    const entry = { clientId: randomUUID(), questionId, at: 5, rating: 'hard' as const, ms: 0 }
    expect((await service().ask(reviewLogAdd, entry, me())).code).toBe(0)
    expect((await service().ask(reviewLogAdd, entry, them())).status).toBe(404)
    expect((await service().ask(reviewLog, {}, me())).data.entries[0]).toEqual(entry)
  })

  test('a setting keeps what was not said, per person', async () => {
    const save = (given: object, as = me()) => service().ask(practiceSettingSave, given, as)
    expect((await service().ask(practiceSetting, {}, me())).data).toEqual(defaultSetting)
    expect((await save({})).data).toEqual(defaultSetting)
    await save({ removeAfter: 3, autoWrong: false })
    const key = randomUUID()
    for (const _ of [1, 2]) await save({ examAt: 1_800_000_000_000 }, { ...me(), key })
    const mine = { ...defaultSetting, removeAfter: 3, autoWrong: false, examAt: 1_800_000_000_000 }
    expect((await service().ask(practiceSetting, {}, me())).data).toEqual(mine)
    expect((await service().ask(practiceSetting, {}, them())).data).toEqual(defaultSetting)
    for (const [field, value] of [
      ['removeAfter', 11],
      ['dailyMinutes', 4],
      ['autoWrong', 'yes'],
    ] as const)
      expect((await save({ [field]: value })).data).toEqual({ field })
    expect((await save({ autoWrong: true })).data).toEqual({ ...mine, autoWrong: true })
  })
})
