import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { books } from '../../src/contract/books.ts'
import {
  chapterBundle,
  chapterCard,
  chapterClear,
  chapterSubmit,
  chapterSubmitDetail,
  chapterTree,
  chapterTrees,
  practiceLast,
} from '../../src/contract/practice.ts'
import { databases } from './databases.ts'
import { type Seeded, seed } from './seed.ts'
import { type Running, start } from './service.ts'

const { places, stop } = await databases()
afterAll(stop)

describe.each(places)('on $name', (place) => {
  let service: Running
  let school: Seeded
  let token: string
  let catalogId: number
  beforeAll(async () => {
    service = await start(place)
    school = await seed(service.service.db)
    token = await service.signIn('student')
    catalogId = school.catalogs.thickSkin
  })
  afterAll(() => service.stop())
  beforeEach(async () => {
    await service.ask(chapterClear, { catalogId }, { token })
  })

  type Kind = keyof Seeded['questions']
  const card = async () => (await service.ask(chapterCard, { catalogId }, { token })).data
  const submit = (kind: Kind, content: string, paperId: string, more: object = {}) =>
    service.ask(
      chapterSubmit,
      { catalogId, paperId, questionId: school.questions[kind], content, ...more },
      { token, key: randomUUID() },
    )
  const item = async (kind: Kind) =>
    (await card()).items.find(({ questionId }) => questionId === school.questions[kind])
  const history = async () =>
    (await service.service.db.kysely.selectFrom('submission').select('id').execute()).length

  test('C028 S24 the first card opens a paper, which every later card names', async () => {
    const first = await card()
    expect(first.items.map(({ baseType }) => baseType)).toEqual([
      'DANXUAN',
      'DUOXUAN',
      'PANDUAN',
      'TIANKONG',
      'WENDA',
      'PEIWU',
      'BINGLI',
      'XUNZHAO',
    ])
    expect(first.items.every(({ isSubmited, isCorrected }) => !isSubmited && isCorrected === null)).toBe(true)
    const later = await Promise.all(Array.from({ length: 5 }, card))
    expect(new Set(later.map(({ paperId }) => paperId))).toEqual(new Set([first.paperId]))
    expect((await service.ask(chapterCard, { catalogId: 9999 }, { token })).code).toBe(404)
  })

  test('the chapter practised last is known on every device until nothing is left in it', async () => {
    const last = async () => (await service.ask(practiceLast, {}, { token })).data
    expect(await last()).toBe(null)
    const { paperId, items } = await card()
    await submit('PANDUAN', '1', paperId)
    const questionId = school.questions.PANDUAN
    const at = items.findIndex((one) => one.questionId === questionId) + 1
    expect(await last()).toMatchObject({
      ...{ catalogId, questionId, at, of: items.length, answeredAt: service.clock.now },
    })
    await service.ask(chapterClear, { catalogId }, { token })
    expect(await last()).toBe(null)
  })

  test('a chapter stays offered after the one practised last while it has questions', async () => {
    const last = async (offered?: number) =>
      (await service.ask(practiceLast, offered ? { catalogId: offered } : {}, { token })).data
    const { items, paperId } = await card()
    const first = items[0]?.questionId
    expect(await last(catalogId)).toMatchObject({ catalogId, questionId: first, at: 1, answeredAt: 0 })
    expect(await last(9999)).toBe(null)
    const { kysely } = service.service.db
    const setSubject = (enabled: 0 | 1) => kysely.updateTable('subject').set({ enabled }).execute()
    await setSubject(0)
    expect(await last(catalogId)).toBe(null)
    await setSubject(1)
    for (const { questionId } of items)
      await service.ask(
        chapterSubmit,
        { catalogId, paperId, questionId, content: '' },
        { token, key: randomUUID() },
      )
    expect(await last(catalogId)).toBe(null)
  })

  test('C028 devices that open a card at the same time all get their answers onto it', async () => {
    const first = await Promise.all(Array.from({ length: 5 }, card))
    const kinds = ['DANXUAN', 'DUOXUAN', 'PANDUAN', 'TIANKONG', 'WENDA'] as const
    for (const [at, kind] of kinds.entries()) await submit(kind, '1', first[at]?.paperId ?? '')
    expect((await card()).items.filter(({ isSubmited }) => isSubmited)).toHaveLength(5)
  })

  test('C033 every kind of answer is judged as the page judges it', async () => {
    const { paperId } = await card()
    const cases: [Kind, string, boolean | null][] = [
      ['DANXUAN', '2', true],
      ['DANXUAN', '1', false],
      ['DUOXUAN', '1,2', true],
      ['DUOXUAN', '1', false],
      ['PANDUAN', '1', true],
      ['TIANKONG', '["Stratum  Corneum"]', true],
      ['TIANKONG', '["真皮"]', false],
      ['WENDA', '{"text":"…","self":null}', null],
      ['WENDA', '{"text":"…","self":true}', true],
      ['PEIWU', '{"11":1,"12":2}', true],
      ['PEIWU', '{"11":2,"12":2}', false],
      ['BINGLI', '{"21":"1","22":"0"}', true],
      ['BINGLI', '{"21":"2","22":"0"}', false],
      ['UNKNOWN', 'anything', null],
    ]
    for (const [kind, content, correct] of cases)
      expect([kind, content, (await submit(kind, content, paperId)).data]).toEqual([
        kind,
        content,
        { correct },
      ])
  })

  test('C033 a content that cannot be read is stored and judged wrong, never refused', async () => {
    const { paperId } = await card()
    for (const [kind, content] of [
      ['PEIWU', '{"11":'],
      ['BINGLI', 'null'],
      ['TIANKONG', '[1,2'],
      ['DANXUAN', ''],
      ['DUOXUAN', 'x,y'],
    ] as const)
      expect([kind, (await submit(kind, content, paperId)).data]).toEqual([kind, { correct: false }])
    expect((await item('PEIWU'))?.isCorrected).toBe(false)
  })

  test('C033 C042 a case is never refused for how much its parts say', async () => {
    const { paperId } = await card()
    // as much as eight fields take, in signs that JSON writes twice as long, and in Chinese
    for (const part of [JSON.stringify({ text: '"'.repeat(5000), self: null }), '肾'.repeat(20_000)]) {
      const content = JSON.stringify(Object.fromEntries(Array.from({ length: 8 }, (_, id) => [id, part])))
      expect((await submit('BINGLI', content, paperId)).data).toEqual({ correct: false })
      const questionId = school.questions.BINGLI
      const inBook = await service.ask(
        books.wrong.submit,
        { questionId, content },
        { token, key: randomUUID() },
      )
      expect(inBook.data).toEqual({ correct: false })
      const { data } = await service.ask(chapterSubmitDetail, { questionId }, { token })
      expect(data?.content).toBe(content)
    }
    const tooLong = await submit('BINGLI', '肾'.repeat(200_001), paperId)
    expect([tooLong.status, tooLong.data]).toEqual([400, { field: 'content' }])
    expect((await submit('BINGLI', '肾'.repeat(200_000), paperId)).code).toBe(0)
  })

  test('C030 T04 the card shows the answer that arrived last', async () => {
    const before = await history()
    const { paperId } = await card()
    await submit('DANXUAN', '2', paperId)
    await submit('DANXUAN', '1', paperId)
    expect(await item('DANXUAN')).toMatchObject({ isSubmited: true, isCorrected: false })
    const questionId = school.questions.DANXUAN
    const detail = await service.ask(chapterSubmitDetail, { questionId }, { token })
    expect(detail.data).toEqual({ content: '1', correct: false })
    const other = await service.ask(
      chapterSubmitDetail,
      { questionId },
      { token: await service.signIn('student2') },
    )
    expect(other.data).toBeNull()
    const unknown = await service.ask(chapterSubmitDetail, { questionId: 9999 }, { token })
    expect([unknown.status, unknown.code]).toEqual([404, 404])
    expect(await history()).toBe(before + 2)
  })

  test('an answer to a question that stood open over a weekend is taken, as one of a day', async () => {
    const { paperId } = await card()
    const { status } = await submit('DANXUAN', '1', paperId, { ms: 60 * 3_600_000 })
    expect(status).toBe(200)
    const questionId = school.questions.DANXUAN
    const { data } = await service.ask(chapterSubmitDetail, { questionId }, { token })
    expect(data?.ms).toBe(86_400_000)
  })

  test('an answer tells how long it took, also once it was marked by who wrote it', async () => {
    const { paperId } = await card()
    await submit('WENDA', '{"text":"x","self":null}', paperId, { ms: 12_000 })
    await submit('WENDA', '{"text":"x","self":true}', paperId)
    const questionId = school.questions.WENDA
    const { data } = await service.ask(chapterSubmitDetail, { questionId }, { token })
    expect(data).toEqual({ content: '{"text":"x","self":true}', correct: true, ms: 12_000 })
    const bundle = await service.ask(chapterBundle, { catalogId }, { token })
    expect(bundle.data.submissions).toEqual([{ questionId, ...data }])
    // the time of another paper is not its own
    await service.ask(chapterClear, { catalogId }, { token, key: randomUUID() })
    const anew = await card()
    await submit('WENDA', '{"text":"y","self":null}', anew.paperId)
    const again = await service.ask(chapterSubmitDetail, { questionId }, { token })
    expect(again.data).toEqual({ content: '{"text":"y","self":null}', correct: null })
  })

  test('C034 T04 an answer to the paper before a restart leaves the new card empty', async () => {
    const { paperId } = await card()
    await submit('DANXUAN', '2', paperId)
    await service.ask(chapterClear, { catalogId }, { token, key: randomUUID() })
    const before = await history()
    const late = await submit('DUOXUAN', '1,2', paperId)
    expect([late.code, late.data]).toEqual([0, { correct: true }])
    expect(await history()).toBe(before + 1)
    const anew = await card()
    expect(anew.paperId).not.toBe(paperId)
    expect(anew.items.some(({ isSubmited }) => isSubmited)).toBe(false)
    expect((await service.ask(chapterClear, { catalogId: 9999 }, { token })).code).toBe(404)
  })

  test('C033 a paper that a device started offline is opened on first sight', async () => {
    const paperId = randomUUID()
    const together = await Promise.all([
      submit('DANXUAN', '2', paperId),
      submit('PANDUAN', '1', paperId),
      submit('DUOXUAN', '1,2', paperId.toUpperCase()),
    ])
    expect(together.map(({ code }) => code)).toEqual([0, 0, 0])
    const now = await card()
    expect(now.paperId).toBe(paperId)
    expect(now.items.filter(({ isCorrected }) => isCorrected)).toHaveLength(3)
  })

  test('C033 an answer is refused whose chapter, paper or question does not fit', async () => {
    const { paperId } = await card()
    const other = school.catalogs.thinSkin
    const elsewhere = (await service.ask(chapterCard, { catalogId: other }, { token })).data.paperId
    const wrong = await submit('DANXUAN', '2', paperId, { catalogId: other })
    expect([wrong.status, wrong.data]).toEqual([400, { field: 'catalogId' }])
    expect((await submit('DANXUAN', '2', elsewhere)).data).toEqual({ field: 'paperId' })
    expect((await submit('DANXUAN', '2', paperId, { questionId: 9999 })).code).toBe(404)
  })

  test('C033 two students with the same paper id have papers of their own', async () => {
    const { paperId } = await card()
    await submit('DANXUAN', '2', paperId)
    const second = await service.signIn('student2')
    const args = { catalogId, paperId, questionId: school.questions.DANXUAN, content: '1' }
    expect((await service.ask(chapterSubmit, args, { token: second })).data).toEqual({ correct: false })
    expect((await item('DANXUAN'))?.isCorrected).toBe(true)
  })

  test('C027 S22 S23 the tree counts questions, answers and right answers per node', async () => {
    const { paperId } = await card()
    await submit('DANXUAN', '2', paperId)
    await submit('PANDUAN', '0', paperId)
    const { data } = await service.ask(chapterTree, { subjectId: school.subjects.histology }, { token })
    const counts = ({ total, submitted, corrected }: (typeof data)[0]) => [total, submitted, corrected]
    expect(data.map(counts)).toEqual([[8, 2, 1]])
    expect(data[0]?.items.map(counts)).toEqual([
      [8, 2, 1],
      [0, 0, 0],
    ])
    const of = (subjectId: number) => service.ask(chapterTree, { subjectId }, { token })
    const [empty] = await service.service.db.rows<{ id: number }>(
      `insert into "subject" ("tenant", "key", "name") values (1, 'empty', '空') returning "id"`,
      [],
      'writer',
    )
    expect((await of(empty?.id ?? 0)).data).toEqual([])
    expect((await of(9999)).code).toBe(404)
  })

  test('the trees of all open subjects come in one reply, each as it is asked for alone', async () => {
    const { paperId } = await card()
    await submit('DANXUAN', '2', paperId)
    const { data } = await service.ask(chapterTrees, {}, { token })
    expect(data.length).toBeGreaterThan(0)
    for (const { subjectId, nodes } of data)
      expect(nodes).toEqual((await service.ask(chapterTree, { subjectId }, { token })).data)
    const { histology } = school.subjects
    expect(data.find(({ subjectId }) => subjectId === histology)?.nodes[0]?.submitted).toBe(1)
    const setOpen = (enabled: 0 | 1) =>
      service.service.db.rows(
        `update "subject" set "enabled" = ? where "id" = ?`,
        [enabled, histology],
        'writer',
      )
    await setOpen(0)
    const left = await service.ask(chapterTrees, {}, { token })
    await setOpen(1)
    expect(left.data.map(({ subjectId }) => subjectId)).not.toContain(histology)
  })

  test('the bundle has card, questions, own answers and specimens of a chapter', async () => {
    const { paperId } = await card()
    await submit('WENDA', '{"text":"角质层","self":null}', paperId)
    const { data } = await service.ask(chapterBundle, { catalogId }, { token })
    expect(data.card).toEqual(await card())
    expect(data.chapter).toMatchObject({ id: catalogId, nameEn: 'Thick skin' })
    expect(data.questions.map(({ id }) => id)).toEqual(data.card.items.map(({ questionId }) => questionId))
    expect(data.submissions).toEqual([
      { questionId: school.questions.WENDA, content: '{"text":"角质层","self":null}', correct: null },
    ])
    expect(data.specimens.map(({ id }) => id)).toEqual([school.specimens.ready, school.specimens.skull])
    expect((await service.ask(chapterBundle, { catalogId: 9999 }, { token })).code).toBe(404)
  })
})
