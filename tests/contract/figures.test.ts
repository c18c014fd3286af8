/** The figures of a subject: how much was answered, right at the first try, on which day, and what was taken for what. */

import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { insertQuestions } from '../../server/questions/questionRows.ts'
import { books } from '../../src/contract/books.ts'
import { chapterSubmit } from '../../src/contract/practice.ts'
import type { Question } from '../../src/contract/questions.ts'
import { dayMs, dayName, dayOf } from '../../src/rules/review/day.ts'
import { databases } from './databases.ts'
import { figureStage } from './reviewStage.ts'

const { places, stop } = await databases()
afterAll(stop)

describe.each(places)('on $name', (place) => {
  const { answered, db, of, school, service, six, them } = figureStage(place)

  describe('figures', () => {
    const none = { judged: 0, firstTry: null, chapters: [], confusions: [], days: [] }

    test('say nothing below ten answers, and are empty where nothing was answered', async () => {
      expect(await of()).toEqual(none)
      await answered('DANXUAN', '3', 0)
      for (let n = 0; n < 8; n++) await answered('DANXUAN', '1', 0, { ms: 1000 })
      const { chapters, confusions, judged, firstTry } = await of()
      expect([judged, firstTry]).toEqual([1, null])
      expect(chapters).toEqual([
        {
          catalogId: school().catalogs.thickSkin,
          name: '厚皮肤',
          nameEn: 'Thick skin',
          answers: 9,
          questions: 1,
          judged: 1,
          firstTry: null,
          timed: 8,
          ms: null,
        },
      ])
      expect(confusions).toEqual([])
    })

    test('tell confusions in choices, pairs and parts of a case, most frequent first', async () => {
      await answered('PEIWU', '{"11":2,"12":2}', 0)
      await answered('PEIWU', '{"11":2,"12":1}', 0)
      for (let n = 0; n < 3; n++) await answered('BINGLI', '{"21":"2","22":"0"}', 0)
      await answered('DANXUAN', '2', 1)
      const { confusions } = await of()
      const { DANXUAN, PEIWU, BINGLI } = school().questions
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
      expect(chapters[0]).toMatchObject({
        ...{ answers: 19, questions: 4, judged: 4, firstTry: null, timed: 12, ms: 1000 },
      })
      expect(await of(them())).toEqual(none)
    })

    test('tell the first tries once ten questions were judged', async () => {
      for (const questionId of await six(school().catalogs.thickSkin)) {
        await answered('PANDUAN', '1', 1, { questionId })
        await answered('PANDUAN', '0', 0, { questionId })
      }
      // DANXUAN, PEIWU and BINGLI went wrong at first
      expect((await of()).chapters[0]).toMatchObject({ questions: 10, judged: 10, firstTry: 0.7 })
    })

    test('tell first tries of a subject from ten answers up, judged ones alone', async () => {
      const { accounts, catalogs } = school()
      const theirs = { accountId: accounts.student2 }
      const [thick, thin] = [await six(catalogs.thickSkin), await six(catalogs.thinSkin)]
      for (const [n, questionId] of [...thick.slice(0, 5), ...thin.slice(0, 4)].entries())
        await answered('PANDUAN', '1', n < 3 ? 1 : 0, { ...theirs, questionId })
      await answered('WENDA', '{"text":"…","self":null}', null, theirs)
      expect(await of(them())).toMatchObject({ judged: 9, firstTry: null })
      await answered('PANDUAN', '1', 1, { ...theirs, questionId: thin[4] })
      const { judged, firstTry, chapters } = await of(them())
      expect([judged, firstTry]).toEqual([10, 0.4])
      expect(chapters.map((one) => [one.judged, one.questions, one.firstTry])).toEqual([
        [5, 6, null],
        [5, 5, null],
      ])
    })

    test('tell parts that ask the same and were mistaken alike as one confusion', async () => {
      const like = db().selectFrom('question').selectAll().where('key', '=', 'PEIWU')
      const { id: _, key, ...row } = await like.executeTakeFirstOrThrow()
      const body = JSON.parse(row.body) as Question
      for (const stem of body.children) stem.answer = 1
      const { id: questionId } = await db()
        .insertInto('question')
        .values({ ...row, key: `${key}-alike`, body: JSON.stringify(body) })
        .returning('id')
        .executeTakeFirstOrThrow()
      await answered('PEIWU', '{"11":2,"12":2}', 0, { accountId: school().accounts.student2, questionId })
      expect((await of(them())).confusions).toEqual([expect.objectContaining({ questionId, times: 2 })])
    })

    test('count an answer on the day on which it was given, however late it arrives', async () => {
      const token = await service().signIn('teacher')
      const as = () => ({ token, key: randomUUID() })
      const catalogId = school().catalogs.thickSkin
      const paperId = randomUUID()
      const { now } = service().clock
      const [monday, tuesday] = [now - 2 * dayMs, now - dayMs]
      const called = (at: number) => dayName(dayOf(at))
      const ids = [...(await six(catalogId)), ...(await six(catalogId))].slice(0, 10)
      for (const [n, questionId] of ids.entries()) {
        const say = (content: string, at?: number) =>
          n < 8
            ? service().ask(chapterSubmit, { catalogId, paperId, questionId, content, at }, as())
            : service().ask(
                (n === 8 ? books.wrong : books.collection).submit,
                { questionId, content, at },
                as(),
              )
        // the tablet was right on Tuesday; what the phone knew on Monday comes later
        expect((await say('1', tuesday)).data).toEqual({ correct: true })
        expect((await say('0', monday)).data).toEqual({ correct: false })
      }
      const { firstTry, days } = await of(as())
      expect(firstTry).toBe(0)
      expect(days).toEqual([
        { day: called(monday), answers: 10, right: 0 },
        { day: called(tuesday), answers: 10, right: 10 },
      ])
      // a clock that is ahead, and a device that tells no time
      const [questionId = 0] = ids
      const given = { catalogId, paperId, questionId, content: '1' }
      await service().ask(chapterSubmit, { ...given, at: now + dayMs }, as())
      await service().ask(chapterSubmit, given, as())
      expect((await of(as())).days.at(-1)).toEqual({ day: called(now), answers: 2, right: 2 })
      expect((await service().ask(chapterSubmit, { ...given, at: -1 }, as())).data).toEqual({ field: 'at' })
    })

    test('count an answer and its self-mark as one, at the time of the answer', async () => {
      const token = await service().signIn('admin')
      const as = () => ({ token, key: randomUUID() })
      const catalogId = school().catalogs.thickSkin
      const paperId = randomUUID()
      const { now } = service().clock
      const { WENDA, TIANKONG } = school().questions
      const short = (self: boolean | null) => JSON.stringify({ text: '表皮', self })
      const given = (questionId: number, content: string, more: object = {}) => ({
        ...{ catalogId, paperId, questionId, content, at: now - dayMs, ms: 2000, ...more },
      })
      // a mark comes a day later, and a device may tell the time of the answer once more
      const mark = { amends: true, at: now }
      await service().ask(chapterSubmit, given(WENDA, short(null)), as())
      for (const self of [false, true])
        await service().ask(chapterSubmit, given(WENDA, short(self), mark), as())
      await service().ask(chapterSubmit, given(TIANKONG, '["stratum corneun"]'), as())
      await service().ask(
        books.wrong.submit,
        { questionId: TIANKONG, content: '["stratum corneum"]', ...mark },
        as(),
      )
      for (let n = 0; n < 6; n++) await service().ask(chapterSubmit, given(WENDA, short(null)), as())
      const { chapters, days } = await of(as())
      expect(chapters).toEqual([
        expect.objectContaining({ answers: 8, questions: 2, judged: 2, timed: 8, ms: null }),
      ])
      expect(days).toEqual([{ day: dayName(dayOf(now - dayMs)), answers: 8, right: 2 }])
      // what is right at the first try: both, once ten were judged
      for (const questionId of (await six(catalogId)).concat(await six(catalogId)).slice(0, 8))
        await service().ask(chapterSubmit, given(questionId, '0'), as())
      expect((await of(as())).firstTry).toBe(0.2)
    })

    test('show the latest fourteen days with an answer', async () => {
      for (let n = 1; n <= 20; n++) await answered('PANDUAN', '1', 1, { at: Date.UTC(2026, 4, n, 4) })
      const { days } = await of()
      expect(days.map(({ day }) => day)).toEqual(Array.from({ length: 14 }, (_, n) => 20260507 + n))
    })

    test('count each wrong choice of a multiple choice, and nothing for a missed one', async () => {
      const { DUOXUAN } = school().questions
      const theirs = { accountId: school().accounts.admin }
      for (const content of ['1,3', '1,2,3', '3', '1', '2']) await answered('DUOXUAN', content, 0, theirs)
      for (let n = 0; n < 5; n++) await answered('DUOXUAN', '1,2', 1, theirs)
      const { confusions } = await of({ token: await service().signIn('admin'), key: randomUUID() })
      expect(confusions.filter(({ questionId }) => questionId === DUOXUAN)).toEqual([
        {
          ...{ questionId: DUOXUAN, title: '题干', titleEn: 'Stem', times: 3 },
          ...{ right: '', rightEn: '', chosen: '选项 3', chosenEn: 'Option 3' },
        },
      ])
    })

    test('tell which structure in a picture was named as another, in either language', async () => {
      const like = db().selectFrom('question').selectAll().where('key', '=', 'TIANKONG')
      const { id: _, key, ...row } = await like.executeTakeFirstOrThrow()
      const specimenId = school().specimens.waiting
      const fillIn = { ...row, key: `${key}-shown`, specimenId }
      const questionId = (await insertQuestions(db(), [fillIn])).get(fillIn.key) ?? 0
      const shown = db().selectFrom('mark').selectAll().where('key', '=', 'stratum-basale')
      const { id: __, ...mark } = await shown.executeTakeFirstOrThrow()
      const named = (name: string, nameEn: string, more: object = {}) => ({
        ...{ ...mark, specimenId, key: randomUUID(), aliases: '[]', name, nameEn },
        ...more,
      })
      const marks = [
        named('角质层', 'Stratum corneum'),
        named('颗粒层', 'Stratum granulosum'),
        named('我画的', 'Drawn', { layer: 'personal' }),
      ]
      await db().insertInto('mark').values(marks).execute()
      const token = await service().signIn('teacher')
      const theirs = { accountId: school().accounts.teacher, questionId }
      for (const text of ['颗粒层', 'stratum granulosum', '我画的', '我画的', '真皮', '真皮'])
        await answered('TIANKONG', JSON.stringify([text]), 0, theirs)
      for (let n = 0; n < 4; n++) await answered('TIANKONG', '["角质层"]', 1, theirs)
      const { confusions } = await of({ token, key: randomUUID() })
      expect(confusions.filter((one) => one.questionId === questionId)).toEqual([
        {
          ...{ questionId, title: '题干', titleEn: 'Stem', times: 2 },
          ...{
            right: '角质层',
            rightEn: 'Stratum corneum',
            chosen: '颗粒层',
            chosenEn: 'Stratum granulosum',
          },
        },
      ])
    })
  })
})
