/** Attacks on what a person may not see, by the calls that do not read it themselves: figures, places, books, submits. */

import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { updateSpecimens } from '../../server/library/rows/specimenRows.ts'
import { books } from '../../src/contract/books.ts'
import { chapterCard, chapterSubmit } from '../../src/contract/practice.ts'
import { questionWithoutAnswer } from '../../src/contract/quizzes/quiz.ts'
import { examSave, figures, reviewAsked, reviewLog, reviewLogAdd } from '../../src/contract/review.ts'
import { personalMarkSave, specimenPage } from '../../src/contract/specimens.ts'
import { bookStage } from './bookStage.ts'
import { databases } from './databases.ts'

const { places, stop } = await databases()
afterAll(stop)

const dayMs = 86_400_000

describe.each(places)('side doors on $name', (place) => {
  const { add, ask, db, later, me, now, question, school, subjectId, them } = bookStage(place)

  const setSubject = (enabled: 0 | 1) =>
    db().updateTable('subject').set({ enabled }).where('id', '=', subjectId()).execute()
  const setSpecimen = (change: { published?: 0 | 1; deleted?: 0 | 1 }) =>
    updateSpecimens(db(), [school().specimens.ready], change)
  const marks = async () =>
    new Map(
      (await db().selectFrom('mark').select(['id', 'key']).execute()).map(
        ({ id, key }) => [key, id] as const,
      ),
    )
  const told = async (as = them()) => ({
    figures: (await ask(figures, { subjectId: subjectId() }, as)).data,
    places: (await ask(reviewAsked, {}, as)).data.places,
  })
  const nothing = {
    figures: { judged: 0, firstTry: null, chapters: [], confusions: [], days: [] },
    places: [],
  }

  beforeEach(async () => {
    await setSubject(1)
    await setSpecimen({ published: 1, deleted: 0 })
    // no synonyms of each other: one taken for the other is a confusion, which figures name
    await db().updateTable('mark').set({ aliases: '[]' }).execute()
    for (const table of [
      'stationAnswer',
      'submission',
      'reviewEntry',
      'paper',
      'answer',
      'personalMark',
    ] as const)
      await db().deleteFrom(table).execute()
  })

  /** Ten wrong answers about a mark: enough for figures to tell its name. */
  async function probe(markKey: string, specimenId = school().specimens.ready) {
    const markId = (await marks()).get(markKey) ?? 0
    const station = { specimenId, markId, right: false, said: 'stratum-corneum' }
    for (let n = 0; n < 10; n++) {
      const exam = { clientId: randomUUID(), at: now(), stations: [station] }
      expect((await ask(examSave, exam, them())).status).toBe(200)
    }
    return told()
  }

  test('SEC07 stations tell the names of marks that a person sees, as before', async () => {
    const { figures, places } = await probe('stratum-basale')
    expect([figures.confusions.length, places.length]).toEqual([1, 1])
  })

  test.each([
    ['unpublished', { published: 0 }],
    ['deleted', { deleted: 1 }],
  ] as const)('SEC07 stations of an %s specimen are not kept and name nothing', async (_, change) => {
    await setSpecimen(change)
    expect(await probe('stratum-basale')).toEqual(nothing)
    expect(await db().selectFrom('stationAnswer').select('markId').execute()).toEqual([])
  })

  test('SEC07 stations of a closed subject, a personal or a foreign mark name nothing', async () => {
    const { skull } = school().specimens
    expect(await probe('own')).toEqual(nothing)
    expect(await probe('stratum-basale', skull)).toEqual(nothing)
    await setSubject(0)
    expect(await probe('stratum-basale')).toEqual(nothing)
  })

  test('SEC07 what was hidden after it was answered is not named any more', async () => {
    await probe('stratum-basale')
    await setSpecimen({ published: 0 })
    expect(await told()).toEqual(nothing)
    await setSpecimen({ published: 1 })
    await setSubject(0)
    expect(await told()).toEqual(nothing)
  })

  test('SEC08 a closed question gives no verdict, no figures and no place to a guess', async () => {
    await setSubject(0)
    const catalogId = school().catalogs.thickSkin
    const given = { questionId: question('DANXUAN'), content: '2' }
    for (let n = 0; n < 2; n++) {
      const paper = { catalogId, paperId: randomUUID() }
      const entry = { ...given, clientId: randomUUID(), at: now(), rating: 'again', ms: 1 } as const
      const guesses = [
        await ask(chapterSubmit, { ...given, ...paper }, them()),
        await ask(books.wrong.submit, given, them()),
        await ask(books.collection.submit, given, them()),
        await ask(books.wrong.move, { questionId: given.questionId, catalogId: randomUUID() }, them()),
        await ask(reviewLogAdd, entry, them()),
        await add('wrong', given.questionId, them()),
        await add('collection', given.questionId, them()),
        await ask(questionWithoutAnswer, { id: given.questionId }, them()),
      ]
      expect(guesses.map(({ status }) => status)).toEqual(guesses.map(() => 404))
    }
    expect(await told()).toEqual(nothing)
    expect((await ask(reviewLog, {}, them())).data.entries).toEqual([])
    expect(await db().selectFrom('submission').select('id').execute()).toEqual([])
  })

  test('SEC08 an answer from before the closing still arrives, but no figure tells it', async () => {
    const catalogId = school().catalogs.thickSkin
    const { paperId } = (await ask(chapterCard, { catalogId }, me())).data
    await setSubject(0)
    const given = { catalogId, paperId, questionId: question('DANXUAN'), content: '2' }
    expect((await ask(chapterSubmit, given, me())).data).toEqual({ correct: expect.any(Boolean) })
    expect(await told(me())).toEqual(nothing)
    await setSubject(1)
    expect((await told(me())).figures.chapters).toHaveLength(1)
  })

  test('SEC14 a search of own marks is one text however many marks there are', async () => {
    const found = async (keyword: string) => {
      const { data } = await ask(specimenPage, { pageNo: 1, pageSize: 20, keyword }, me())
      return data.records.map(({ name, hit }) => [name, hit?.name])
    }
    const specimenId = school().specimens.ready
    const mark = { specimenId, shape: 'point', frame: 0, desc: '', color: 'red', fontSize: 14 } as const
    for (const name of ["汗腺' or 1=1 --", '汗腺 导管']) {
      const points: [number, number][] = [[1, 1]]
      await ask(personalMarkSave, { ...mark, name, points, clientId: randomUUID() }, me())
      later()
    }
    expect(await found('汗腺')).toEqual([['手指皮肤', "汗腺' or 1=1 --"]])
    expect(await found('汗腺 导管')).toEqual([['手指皮肤', '汗腺 导管']])
    expect(await found('1=1 --')).toEqual([['手指皮肤', "汗腺' or 1=1 --"]])
    expect(await found('没有的')).toEqual([])
  })

  test('SEC20 a clock that is wrong by years does not make a late answer the first', async () => {
    const catalogId = school().catalogs.thickSkin
    const { paperId } = (await ask(chapterCard, { catalogId }, me())).data
    const given = { catalogId, paperId, questionId: question('DANXUAN'), content: '1' }
    for (const at of [1, now() - 366 * dayMs, now() + dayMs]) await ask(chapterSubmit, { ...given, at }, me())
    const early = now() - 30 * dayMs
    await ask(chapterSubmit, { ...given, at: early }, me())
    const kept = await db().selectFrom('submission').select('at').orderBy('id').execute()
    expect(kept.map(({ at }) => at)).toEqual([now(), now(), now(), early])
  })
})
