/** Questions that a person makes from marks: for the own books alone. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  books,
  collectionCollect,
  collectionStatus,
  ownQuestionSave,
  wrongAdd,
} from '../../src/contract/books.ts'
import { chapterBundle } from '../../src/contract/practice.ts'
import { bankPage, questionNoteSave, questionWithAnswer } from '../../src/contract/questions.ts'
import { personalMarkSave } from '../../src/contract/specimens.ts'
import { databases } from './databases.ts'
import { type Seeded, seed } from './seed.ts'
import { type Library, seedLibrary } from './seedLibrary.ts'
import { type Running, start } from './service.ts'

const { places, stop } = await databases()
afterAll(stop)

describe.each(places)('a question of one’s own on $name', (place) => {
  let service: Running
  let school: Seeded
  let library: Library
  let token: string
  let other: string
  beforeAll(async () => {
    service = await start(place)
    school = await seed(service.service.db)
    library = await seedLibrary(service.service.db, school)
    token = await service.signIn('student')
    other = await service.signIn('student2')
  })
  afterAll(() => service.stop())

  const db = () => service.service.db.kysely
  const me = () => ({ token, key: randomUUID() })
  const them = () => ({ token: other, key: randomUUID() })
  const markId = async (key: string) =>
    (await db().selectFrom('mark').select('id').where('key', '=', key).executeTakeFirstOrThrow()).id
  const own = async (more: object = {}, as = me()) =>
    service.ask(
      ownQuestionSave,
      {
        clientId: randomUUID(),
        specimenId: school.specimens.ready,
        markId: await markId('stratum-basale'),
        book: 'wrong',
        ...more,
      },
      as,
    )
  const wrongIds = async (as = me()) =>
    (await service.ask(books.wrong.bundle, {}, as)).data.items.map(({ questionId }) => questionId)

  test('is made from a mark with its exact view and enters the book at once', async () => {
    const clientId = randomUUID()
    const view = { x: 12.5, y: 7, zoom: 0.5, rotation: 30 }
    const { data } = await own({ clientId, view })
    expect(data).toMatchObject({
      id: clientId,
      catalogId: 0,
      specimenId: school.specimens.ready,
      type: { baseType: 'TIANKONG' },
      annotation: { shape: 'arrow', x: 100.5, y: 200, view },
    })
    expect(data.options[0]?.answer).toContain('stratum-basale')
    expect((await service.ask(questionWithAnswer, { id: clientId }, me())).data).toEqual(data)
    const bundle = (await service.ask(books.wrong.bundle, {}, me())).data
    expect(bundle.questions).toContainEqual(data)
    expect(bundle.tree.find(({ subjectId }) => subjectId === school.subjects.histology)?.total).toBe(1)
    expect(bundle.specimens.map(({ id }) => id)).toContain(school.specimens.ready)
    const { catalogs } = school
    const chapter = await service.ask(chapterBundle, { catalogId: catalogs.thickSkin }, me())
    expect(chapter.data.questions).toHaveLength(8)
    const bank = await service.ask(bankPage, { pageNo: 1, pageSize: 50, keyword: '箭头' }, me())
    expect(bank.data).toEqual({ records: [], total: 0 })
  })

  test('is made once however often its device sends it', async () => {
    const clientId = randomUUID()
    const key = randomUUID()
    const first = await own({ clientId, book: 'collection' }, { token, key })
    for (const as of [{ token, key }, me()])
      expect((await own({ clientId, book: 'collection' }, as)).data).toEqual(first.data)
    const again = await own({ clientId, book: 'collection', markId: await markId('stratum-corneum') })
    expect(again.data).toEqual(first.data)
    expect((await service.ask(questionWithAnswer, { id: clientId }, them())).status).toBe(404)
    expect((await own({ clientId }, them())).data.id).toBe(clientId)
    const collected = await service.ask(collectionStatus, { questionId: clientId }, me())
    expect(collected.data).toEqual({ collected: true })
    expect(await wrongIds()).not.toContain(clientId)
  })

  test('that was missed is collected too, once, and stays where it was missed', async () => {
    const clientId = randomUUID()
    await own({ clientId })
    for (const as of [me(), me()]) await own({ clientId, book: 'collection' }, as)
    const collected = (await service.ask(books.collection.bundle, {}, me())).data.items
    expect(collected.filter(({ questionId }) => questionId === clientId)).toHaveLength(1)
    const missed = (await service.ask(books.wrong.bundle, {}, me())).data.items
    expect(missed.find(({ questionId }) => questionId === clientId)?.times).toBe(1)
  })

  test('missed again is seen as it was then; where its arrow stands is not changed', async () => {
    const clientId = randomUUID()
    const view = { x: 12.5, y: 7, zoom: 0.5, rotation: 30 }
    const { data } = await own({ clientId, view })
    const later = { x: 90, y: 190, zoom: 1.25, rotation: 0 }
    await own({ clientId, view: later, markId: await markId('stratum-corneum') })
    const key = randomUUID()
    for (const as of [
      { token, key },
      { token, key },
    ])
      await own({ clientId }, as)
    const now = (await service.ask(questionWithAnswer, { id: clientId }, me())).data
    expect(now).toEqual({ ...data, annotation: { ...data.annotation, view: later } })
    const times = async () =>
      (await service.ask(books.wrong.bundle, {}, me())).data.items.find(
        ({ questionId }) => questionId === clientId,
      )?.times
    expect(await times()).toBe(3)
    // taken out and missed once more, it is there again
    await service.ask(books.wrong.remove, { questionId: clientId }, me())
    expect(await times()).toBeUndefined()
    await own({ clientId })
    expect(await times()).toBe(1)
  })

  test('of a turntable has its arrow in the frame where it was last missed', async () => {
    const specimenId = school.specimens.skull
    const turns = (fileType: 2 | 3, pictureNum: number) =>
      db().updateTable('specimen').set({ fileType, pictureNum }).where('id', '=', specimenId).execute()
    await turns(2, 4)
    const { id: _, ...like } = await db()
      .selectFrom('mark')
      .selectAll()
      .where('key', '=', 'stratum-basale')
      .executeTakeFirstOrThrow()
    const frames = JSON.stringify([[10, 20], [30, 40], null, null])
    await db()
      .insertInto('mark')
      .values({ ...like, specimenId, key: 'mastoid', outline: '[]', frames })
      .execute()
    const asked = { clientId: randomUUID(), specimenId, markId: await markId('mastoid') }
    const view = (rotation: number) => ({ x: 50, y: 50, zoom: 1, rotation })
    const { data } = await own({ ...asked, frame: 0, view: view(0) })
    expect(data.annotation).toMatchObject({ frame: 0, x: 10, y: 20 })
    await own({ ...asked, frame: 1, view: view(90) })
    const seen = async () =>
      (await service.ask(questionWithAnswer, { id: asked.clientId }, me())).data.annotation
    expect(await seen()).toMatchObject({ frame: 1, x: 30, y: 40, view: view(90) })
    // where the mark is gone meanwhile it stays as it is: elsewhere it would have no arrow
    await db().deleteFrom('mark').where('key', '=', 'mastoid').execute()
    await own({ ...asked, frame: 0, view: view(0) })
    expect(await seen()).toMatchObject({ frame: 1, x: 30, y: 40, view: view(90) })
    await turns(3, 1)
  })

  test('is made from a mark that one drew oneself, and only from one that has a name', async () => {
    const drawn = async (name: string) => {
      const clientId = randomUUID()
      const mark = { clientId, specimenId: school.specimens.ready, shape: 'arrow' as const, frame: 0, name }
      const look = {
        desc: '',
        color: 'red' as const,
        fontSize: 14,
        points: [[1, 2] as [number, number], [30, 40] as [number, number]],
      }
      await service.ask(personalMarkSave, { ...mark, ...look }, me())
      return clientId
    }
    const named = await drawn('乳头层')
    const { data } = await own({ markId: named })
    expect(data.annotation).toMatchObject({ x: 30, y: 40 })
    expect(data.options[0]?.answer).toEqual(['乳头层'])
    expect((await own({ markId: named }, them())).status).toBe(404)
    const nameless = await own({ markId: await drawn('') })
    expect([nameless.status, nameless.data]).toEqual([400, { field: 'markId' }])
  })

  test('is refused of what one may not see and of a mark of another specimen', async () => {
    expect((await own({ specimenId: library.own.hidden })).status).toBe(404)
    expect((await own({ specimenId: school.specimens.skull })).status).toBe(404)
    for (const id of [9999, randomUUID()]) expect((await own({ markId: id })).status).toBe(404)
  })

  test('can be answered, noted and collected by its owner alone', async () => {
    const clientId = randomUUID()
    await own({ clientId })
    const content = '["stratum-basale"]'
    const told = await service.ask(books.wrong.submit, { questionId: clientId, content }, me())
    expect(told.data).toEqual({ correct: true })
    const detail = await service.ask(books.wrong.submitDetail, { questionId: clientId }, me())
    expect(detail.data).toEqual({ content, correct: true })
    await service.ask(collectionCollect, { questionId: clientId }, me())
    await service.ask(questionNoteSave, { questionId: clientId, text: '记' }, me())
    const questionId = clientId
    for (const refused of [
      await service.ask(questionWithAnswer, { id: clientId }, them()),
      await service.ask(wrongAdd, { questionId }, them()),
      await service.ask(collectionCollect, { questionId }, them()),
      await service.ask(books.wrong.submit, { questionId, content }, them()),
      await service.ask(books.wrong.remove, { questionId }, them()),
      await service.ask(questionNoteSave, { questionId, text: 'x' }, them()),
    ])
      expect(refused.status).toBe(404)
    const { id } = await db()
      .selectFrom('question')
      .select('id')
      .where('clientId', '=', clientId)
      .executeTakeFirstOrThrow()
    expect((await service.ask(questionWithAnswer, { id }, them())).status).toBe(404)
  })
})
