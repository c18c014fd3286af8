import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { books, collectionCollect, collectionStatus, wrongAdd } from '../../src/contract/books.ts'
import { chapterCard, chapterSubmit } from '../../src/contract/practice.ts'
import { bookStage } from './bookStage.ts'
import { databases } from './databases.ts'

const { places, stop } = await databases()
afterAll(stop)

describe.each(places)('on $name', (place) => {
  const {
    add,
    answer,
    ask,
    card,
    db,
    inWrong,
    me,
    question,
    rootOf,
    save,
    school,
    shelf,
    them,
    token,
    tree,
  } = bookStage(place)

  test('C035 a question enters the wrong book by hand once', async () => {
    const args = { questionId: question('DANXUAN') }
    const key = randomUUID()
    for (const as of [me(), me(), { token: token(), key }, { token: token(), key }])
      expect((await ask(wrongAdd, args, as)).code).toBe(0)
    expect(await card('wrong', await rootOf('wrong'))).toHaveLength(1)
    expect(await inWrong(question('DANXUAN'))).toMatchObject({ times: 0, streak: 0, isSubmited: false })
    expect((await ask(wrongAdd, { questionId: 9999 }, me())).code).toBe(404)
  })

  test('a wrong answer in a chapter enters the wrong book and is counted', async () => {
    const id = question('DANXUAN')
    await answer('2')
    expect(await inWrong(id)).toBeUndefined()
    await answer('1')
    expect(await inWrong(id)).toMatchObject({ times: 1, streak: 0, isSubmited: false })
    await answer('2')
    await answer('2')
    expect(await inWrong(id)).toMatchObject({ times: 1, streak: 2 })
    await answer('3')
    expect(await inWrong(id)).toMatchObject({ times: 2, streak: 0 })
    await answer('anything', 'UNKNOWN')
    expect(await inWrong(question('UNKNOWN'))).toBeUndefined()
    const [theirs] = await tree('wrong', them())
    expect(theirs?.total).toBe(0)
  })

  test('the same wrong answer sent twice is counted once', async () => {
    const catalogId = school().catalogs.thickSkin
    const { paperId } = (await ask(chapterCard, { catalogId }, me())).data
    const args = { catalogId, paperId, questionId: question('DANXUAN'), content: '1', ms: 4000 }
    const as = me()
    for (const _ of [1, 2, 3]) await ask(chapterSubmit, args, as)
    expect(await inWrong(question('DANXUAN'))).toMatchObject({ times: 1 })
    const kept = await db()
      .selectFrom('submission')
      .select(['ms', 'source'])
      .where('ms', 'is not', null)
      .execute()
    expect(kept).toEqual([{ ms: 4000, source: 'chapter' }])
  })

  test('with the setting off a wrong answer stays out of the wrong book', async () => {
    await save({ autoWrong: false })
    await answer('1')
    expect(await inWrong(question('DANXUAN'))).toBeUndefined()
    await add('wrong', question('DANXUAN'))
    await answer('1')
    expect(await inWrong(question('DANXUAN'))).toMatchObject({ times: 1 })
  })

  test('a question leaves the wrong book after the set number of right answers', async () => {
    await save({ removeAfter: 2 })
    const id = question('DANXUAN')
    await answer('1')
    await answer('2')
    expect(await inWrong(id)).toMatchObject({ streak: 1 })
    await ask(books.wrong.submit, { questionId: id, content: '2' }, me())
    expect(await inWrong(id)).toBeUndefined()
    // a wrong answer brings it back
    await ask(books.wrong.submit, { questionId: id, content: '1' }, me())
    expect(await inWrong(id)).toMatchObject({ times: 1, streak: 0 })
  })

  test('a guessed right answer does not count towards leaving the wrong book', async () => {
    const id = question('DANXUAN')
    const said = (content: string, guessed: boolean) =>
      ask(books.wrong.submit, { questionId: id, content, guessed }, me())
    await answer('1')
    await said('2', false)
    await said('2', true)
    expect(await inWrong(id)).toMatchObject({ times: 1, streak: 1, isCorrected: true })
    // so many stand already; a guess is not what takes it out
    await save({ removeAfter: 1 })
    await said('2', true)
    const catalogId = school().catalogs.thickSkin
    const { paperId } = (await ask(chapterCard, { catalogId }, me())).data
    await ask(chapterSubmit, { catalogId, paperId, questionId: id, content: '2', guessed: true }, me())
    expect(await inWrong(id)).toMatchObject({ times: 1, streak: 1 })
    // wrong is wrong
    await said('1', true)
    expect(await inWrong(id)).toMatchObject({ times: 2, streak: 0 })
    await said('2', false)
    expect(await inWrong(id)).toBeUndefined()
  })

  test('C051 a wrong answer in the collection enters the wrong book if so set', async () => {
    const questionId = question('DANXUAN')
    await add('collection', questionId)
    const submit = (content: string) => ask(books.collection.submit, { questionId, content }, me())
    await save({ autoWrong: false })
    await submit('1')
    expect(await inWrong(questionId)).toBeUndefined()
    await save({ autoWrong: true })
    await submit('1')
    expect(await inWrong(questionId)).toMatchObject({ times: 1, streak: 0, isSubmited: false })
    await submit('2')
    expect(await inWrong(questionId)).toMatchObject({ times: 1, streak: 1 })
  })

  test('an answer is counted in each book that has the question', async () => {
    const questionId = question('DANXUAN')
    const collected = async () => (await card('collection', await rootOf('collection')))[0]
    await add('collection', questionId)
    await answer('1')
    expect(await collected()).toMatchObject({ times: 1, streak: 0, isSubmited: false })
    await answer('2')
    await ask(books.wrong.submit, { questionId, content: '2' }, me())
    expect(await collected()).toMatchObject({ times: 1, streak: 2, isSubmited: false })
    // out of 错题本 after enough right ones, it stays collected
    await save({ removeAfter: 1 })
    await answer('2')
    expect(await inWrong(questionId)).toBeUndefined()
    expect(await collected()).toMatchObject({ times: 1, streak: 3 })
  })

  describe('an answer that is marked otherwise by who wrote it', () => {
    const short = (self: boolean | null) => JSON.stringify({ text: '表皮', self })
    const inChapter = async (kind: 'WENDA' | 'TIANKONG', content: string, amends = true) => {
      const catalogId = school().catalogs.thickSkin
      const { paperId } = (await ask(chapterCard, { catalogId }, me())).data
      const args = { catalogId, paperId, questionId: question(kind), content, amends }
      return (await ask(chapterSubmit, args, me())).data.correct
    }
    const collected = async () => (await card('collection', await rootOf('collection')))[0]

    test('is counted in place of the one before, however often it is marked', async () => {
      const id = question('WENDA')
      await add('collection', id)
      await inChapter('WENDA', short(null), false)
      const marks = [false, false, true, false, true, false] as const
      const stood: unknown[] = []
      for (const mark of marks) {
        expect(await inChapter('WENDA', short(mark))).toBe(mark)
        stood.push([(await inWrong(id))?.times, (await collected())?.times, (await collected())?.streak])
      }
      const no = [1, 1, 0]
      const yes = [undefined, 0, 1]
      expect(stood).toEqual([no, no, yes, no, yes, no])
    })

    test('keeps earlier counts and restores the row of right answers', async () => {
      const id = question('WENDA')
      await add('wrong', id)
      const place = await shelf('wrong', '一')
      await ask(books.wrong.move, { questionId: id, catalogId: place }, me())
      const submit = (self: boolean, amends?: boolean) =>
        ask(books.wrong.submit, { questionId: id, content: short(self), ...(amends && { amends }) }, me())
      await submit(false)
      await submit(true)
      await submit(true)
      expect(await inWrong(id)).toMatchObject({ times: 1, streak: 2 })
      await submit(false)
      expect(await inWrong(id)).toMatchObject({ times: 2, streak: 0 })
      await submit(true, true)
      expect(await inWrong(id)).toMatchObject({ times: 1, streak: 3, catalogId: place, isCorrected: true })
      // the same words once more are an answer of their own
      await submit(false)
      expect(await inWrong(id)).toMatchObject({ times: 2, streak: 0 })
    })

    test('a near miss that is counted right after all leaves the wrong book', async () => {
      const id = question('TIANKONG')
      const near = '["stratum corneun"]'
      expect(await inChapter('TIANKONG', near, false)).toBe(false)
      expect(await inWrong(id)).toMatchObject({ times: 1 })
      expect(await inChapter('TIANKONG', '["stratum corneum"]')).toBe(true)
      expect(await inWrong(id)).toBeUndefined()
      // put there by hand, or answered by another device meanwhile, it stays
      await add('wrong', id)
      await inChapter('TIANKONG', near, false)
      await inChapter('TIANKONG', '["stratum corneum"]')
      expect(await inWrong(id)).toMatchObject({ times: 0, streak: 1 })
      await inChapter('TIANKONG', '["x"]', false)
      await inChapter('TIANKONG', '["stratum corneum"]')
      expect(await inWrong(id)).toMatchObject({ times: 1, streak: 1 })
    })

    test('sent twice it counts once', async () => {
      const id = question('WENDA')
      await inChapter('WENDA', short(false), false)
      const args = { questionId: id, content: short(true), amends: true }
      const as = me()
      for (const _ of [1, 2]) await ask(books.wrong.submit, args, as)
      expect(await inWrong(id)).toBeUndefined()
      await inChapter('WENDA', short(false), false)
      expect(await inWrong(id)).toMatchObject({ times: 1 })
    })
  })

  test('C054 C056 T06 a question is collected into a catalogue or its subject’s root', async () => {
    const questionId = question('DANXUAN')
    const status = async (as = me()) => (await ask(collectionStatus, { questionId }, as)).data.collected
    const collect = (more = {}) => ask(collectionCollect, { questionId, ...more }, me())
    expect(await status()).toBe(false)
    expect((await collect()).code).toBe(0)
    expect([await status(), await status(them())]).toEqual([true, false])
    const place = await shelf('collection', '一')
    expect((await collect({ catalogId: place })).code).toBe(0)
    expect(await card('collection', place)).toHaveLength(1)
    await ask(books.collection.remove, { questionId }, me())
    expect(await status()).toBe(false)
    // a catalogue that another device deleted meanwhile
    expect((await collect({ catalogId: randomUUID() })).code).toBe(0)
    expect((await card('collection', await rootOf('collection')))[0]?.questionId).toBe(questionId)
    const elsewhere = await ask(books.collection.tree, { subjectId: school().subjects.head }, me())
    expect((await collect({ catalogId: elsewhere.data[0]?.id })).code).toBe(1)
    expect((await collect({ catalogId: 9999 })).code).toBe(404)
    for (const id of [9999, randomUUID()])
      expect((await ask(collectionStatus, { questionId: id }, me())).code).toBe(404)
  })
})
