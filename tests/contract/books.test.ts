import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { type BookNode, books, collectionCollect, wrongAdd } from '../../src/contract/books.ts'
import { chapterCard } from '../../src/contract/practice.ts'
import { batch } from '../../src/contract/sync.ts'
import { bookStage, flat } from './bookStage.ts'
import { databases } from './databases.ts'

const { places, stop } = await databases()
afterAll(stop)

describe.each(places)('on $name', (place) => {
  const {
    add,
    ask,
    card,
    db,
    history,
    later,
    me,
    question,
    rootOf,
    school,
    shelf,
    subjectId,
    them,
    token,
    tree,
  } = bookStage(place)

  describe.each(['wrong', 'collection'] as const)('the book %s', (name) => {
    const book = books[name]

    test('C037 C046 has one root for each subject, made once and called as the subject', async () => {
      const roots = await Promise.all(Array.from({ length: 4 }, () => rootOf(name)))
      expect(new Set(roots).size).toBe(1)
      expect(await tree(name)).toEqual([
        {
          id: roots[0],
          parentId: null,
          subjectId: subjectId(),
          name: '组织学',
          nameEn: 'Histology',
          items: [],
          total: 0,
          submitted: 0,
          corrected: 0,
        },
      ])
      expect(await rootOf(name, them())).not.toBe(roots[0])
      expect((await ask(book.tree, { subjectId: 9999 }, me())).code).toBe(404)
    })

    test('C037 C046 C038 C047 counts and lists a catalogue with all below it', async () => {
      const upper = await shelf(name, '上')
      const lower = await shelf(name, '下', upper)
      for (const [kind, place] of [
        ['DANXUAN', null],
        ['PANDUAN', upper],
        ['TIANKONG', lower],
      ] as const) {
        later()
        await add(name, question(kind))
        if (place) await ask(book.move, { questionId: question(kind), catalogId: place }, me())
      }
      await ask(book.submit, { questionId: question('PANDUAN'), content: '1' }, me())
      await ask(book.submit, { questionId: question('TIANKONG'), content: '["x"]' }, me())
      const counts = flat(await tree(name)).map(({ total, submitted, corrected }) => [
        total,
        submitted,
        corrected,
      ])
      expect(counts).toEqual([
        [3, 2, 1],
        [2, 2, 1],
        [1, 1, 0],
      ])
      const listed = await card(name, upper)
      expect(listed.map(({ questionId, catalogId }) => [questionId, catalogId])).toEqual([
        [question('TIANKONG'), lower],
        [question('PANDUAN'), upper],
      ])
      expect(listed[1]).toMatchObject({ baseType: 'PANDUAN', isSubmited: true, isCorrected: true, streak: 1 })
      expect(listed[0]).toMatchObject({ isCorrected: false, content: '["x"]', streak: 0, times: 1 })
      expect(await card(name, await rootOf(name))).toHaveLength(3)
      for (const catalogId of [9999, randomUUID()])
        expect((await ask(book.card, { catalogId }, me())).code).toBe(404)
    })

    test('C039 C048 V02 a catalogue’s name must not be empty or taken by a sibling', async () => {
      const parentId = await rootOf(name)
      const insert = (called: string, more = {}, as = me()) =>
        ask(book.catalogInsert, { name: called, parentId, ...more }, as)
      const made = await insert('  肝\u3000脏 ')
      expect(made.data).toMatchObject({ name: '肝 脏', nameEn: '肝 脏', parentId, subjectId: subjectId() })
      for (const blank of ['', '   ', '\u3000', '\u200b']) {
        const told = await insert(blank)
        expect([blank, told.data, told.message]).toEqual([blank, { field: 'name' }, '目录名称不能为空'])
      }
      expect((await insert(' ', {}, { ...me(), lang: 'En' })).message).toBe('The folder name cannot be empty')
      const again = await insert('肝 脏', { clientId: randomUUID() })
      expect([again.status, again.code, again.message]).toEqual([200, 1, '目录已存在：肝 脏'])
      expect((await insert('肝 脏', {}, { ...me(), lang: 'En' })).message).toBe(
        'The folder already exists: 肝 脏',
      )
      // elsewhere it may be called so
      expect((await insert('肝 脏', { parentId: made.data.id })).code).toBe(0)
      expect((await insert('x', { parentId: 9999 })).code).toBe(404)
      expect((await insert('肝 脏', {}, them())).code).toBe(404)
    })

    test('C039 C048 a repeated creation with the same UUID returns the same catalogue', async () => {
      const clientId = randomUUID()
      const given = { name: '肾', parentId: await rootOf(name), clientId }
      const first = await ask(book.catalogInsert, given, me())
      const again = await ask(book.catalogInsert, { ...given, name: '别的' }, me())
      expect(again.data).toEqual(first.data)
      expect(first.data.id).toBe(clientId)
      const theirs = { ...given, parentId: await rootOf(name, them()) }
      expect((await ask(book.catalogInsert, theirs, them())).data.id).toBe(clientId)
      await ask(book.catalogDelete, { id: clientId }, them())
      expect(flat(await tree(name)).map(({ id }) => id)).toContain(clientId)
    })

    test('C039 C048 catalogues are at most five levels deep', async () => {
      let parentId: BookNode['id'] | undefined
      for (let level = 1; level <= 5; level++) parentId = await shelf(name, `${level}`, parentId)
      const given = { name: '6', parentId: parentId ?? '' }
      expect((await ask(book.catalogInsert, given, me())).code).toBe(1)
    })

    test('C040 C049 V02 a catalogue is renamed unless it is the root or the name is taken', async () => {
      const [a] = [await shelf(name, 'a'), await shelf(name, 'b')]
      const rename = (id: BookNode['id'], called: string, as = me()) =>
        ask(book.catalogUpdate, { id, name: called }, as)
      expect((await rename(a, ' c ')).code).toBe(0)
      expect((await rename(a, 'C')).code).toBe(0)
      expect([(await rename(a, 'b')).code, (await rename(a, ' ')).data]).toEqual([1, { field: 'name' }])
      expect((await rename(await rootOf(name), 'x')).code).toBe(1)
      // another's is to them as one that another device deleted meanwhile: nothing to do
      for (const called of ['x', ' ']) expect((await rename(a, called, them())).code).toBe(0)
      expect((await rename(randomUUID(), 'x')).code).toBe(0)
      expect((await rename(9999, 'x')).code).toBe(404)
      expect((await tree(name))[0]?.items.map((node) => node.name)).toEqual(['C', 'b'])
    })

    test('C041 C050 S25 S26 the questions of a deleted catalogue go to the root', async () => {
      const upper = await shelf(name, '上')
      const lower = await shelf(name, '下', upper)
      await add(name, question('DANXUAN'))
      await ask(book.move, { questionId: question('DANXUAN'), catalogId: lower }, me())
      expect((await ask(book.catalogDelete, { id: upper }, them())).code).toBe(0)
      expect(flat(await tree(name))).toHaveLength(3)
      for (const id of [upper, upper, lower])
        expect((await ask(book.catalogDelete, { id }, me())).code).toBe(0)
      const root = await rootOf(name)
      expect(flat(await tree(name)).map(({ id, total }) => [id, total])).toEqual([[root, 1]])
      expect((await card(name, root))[0]?.catalogId).toBe(root)
      expect((await ask(book.catalogDelete, { id: root }, me())).code).toBe(1)
    })

    test('C042 C051 C031 C032 S25 S26 an answer counts in the book, not in the chapter', async () => {
      await add(name, question('DANXUAN'))
      const questionId = question('DANXUAN')
      const detail = async (as = me()) => (await ask(book.submitDetail, { questionId }, as)).data
      expect(await detail()).toBeNull()
      const key = randomUUID()
      for (const _ of [1, 2]) {
        const told = await ask(book.submit, { questionId, content: '1' }, { token: token(), key })
        expect(told.data).toEqual({ correct: false })
      }
      expect(await detail()).toEqual({ content: '1', correct: false })
      expect(await detail(them())).toBeNull()
      const [item] = await card(name, await rootOf(name))
      expect(item).toMatchObject({ times: 1, content: '1', isSubmited: true, isCorrected: false })
      const chapter = await ask(chapterCard, { catalogId: school().catalogs.thickSkin }, me())
      expect(chapter.data.items.some(({ isSubmited }) => isSubmited)).toBe(false)
      const kept = await db()
        .selectFrom('submission')
        .select(['source', 'content'])
        .where('source', '=', name)
        .where('content', '=', '1')
        .execute()
      expect(kept.length).toBeGreaterThan(0)
      expect((await ask(book.submit, { questionId: 9999, content: '1' }, me())).code).toBe(404)
    })

    test('C042 C051 an answer to a question that left the book is kept in the history', async () => {
      const before = await history()
      const args = { questionId: question('PANDUAN'), content: '1' }
      expect((await ask(book.submit, args, me())).data).toEqual({ correct: true })
      expect(await history()).toBe(before + 1)
      expect(await card(name, await rootOf(name))).toEqual([])
    })

    test('C043 C052 S25 S26 clearing a catalogue removes answers and keeps questions', async () => {
      const place = await shelf(name, '一')
      for (const kind of ['DANXUAN', 'PANDUAN'] as const) {
        await add(name, question(kind))
        await ask(book.submit, { questionId: question(kind), content: '1' }, me())
      }
      await ask(book.move, { questionId: question('PANDUAN'), catalogId: place }, me())
      const clear = (catalogId: BookNode['id'], as = me()) => ask(book.clear, { catalogId }, as)
      // another's is to them as one that another device deleted meanwhile: nothing to do
      for (const [there, as] of [
        [place, them()],
        [randomUUID(), me()],
      ] as const)
        expect((await clear(there, as)).code).toBe(0)
      expect((await card(name, place)).map(({ isSubmited }) => isSubmited)).toEqual([true])
      expect((await clear(place)).code).toBe(0)
      const standing = async () =>
        (await card(name, await rootOf(name)))
          .toSorted((a, b) => Number(a.questionId) - Number(b.questionId))
          .map(({ isSubmited, isCorrected, content }) => [isSubmited, isCorrected, content])
      expect(await standing()).toEqual([
        [true, false, '1'],
        [false, null, ''],
      ])
      expect((await clear(await rootOf(name))).code).toBe(0)
      expect((await standing()).every(([submitted]) => submitted === false)).toBe(true)
      expect(await standing()).toHaveLength(2)
      expect((await clear(9999)).code).toBe(404)
    })

    test('C044 C053 a question moves only between one’s own catalogues of its subject', async () => {
      const place = await shelf(name, '一')
      const elsewhere = (await ask(book.tree, { subjectId: school().subjects.head }, me())).data[0]?.id
      const questionId = question('DANXUAN')
      const move = (catalogId: BookNode['id'], as = me()) => ask(book.move, { questionId, catalogId }, as)
      // it left the book meanwhile
      expect((await move(place)).code).toBe(0)
      expect(await card(name, await rootOf(name))).toEqual([])
      await add(name, questionId)
      expect([(await move(place)).code, (await move(place)).code]).toEqual([0, 0])
      expect((await card(name, place)).map((item) => item.questionId)).toEqual([questionId])
      const refused = await move(elsewhere ?? 0)
      expect([refused.code, refused.message]).toEqual([1, '题目只能放入同一学科的目录'])
      await add(name, questionId, them())
      expect((await move(await rootOf(name), them())).code).toBe(404)
      // a catalogue that another device deleted meanwhile, as somebody else's is to them
      for (const [there, as] of [
        [place, them()],
        [randomUUID(), me()],
      ] as const) {
        expect((await move(there, as)).code).toBe(0)
        const root = await rootOf(name, as)
        expect((await card(name, root, as)).map((item) => item.catalogId)).toEqual([root])
      }
      expect((await ask(book.move, { questionId: 9999, catalogId: place }, me())).code).toBe(404)
    })

    test('C045 C055 T05 T06 adding or removing a question twice is the same as once', async () => {
      const questionId = question('DANXUAN')
      await add(name, questionId, them())
      for (const _ of [1, 2]) expect((await add(name, questionId)).code).toBe(0)
      expect(await card(name, await rootOf(name))).toHaveLength(1)
      const place = await shelf(name, '一')
      await ask(book.move, { questionId, catalogId: place }, me())
      await add(name, questionId)
      expect((await card(name, place))[0]?.questionId).toBe(questionId)
      for (const _ of [1, 2]) expect((await ask(book.remove, { questionId }, me())).code).toBe(0)
      expect(await card(name, await rootOf(name))).toEqual([])
      expect(await card(name, await rootOf(name, them()), them())).toHaveLength(1)
      expect((await add(name, 9999)).code).toBe(404)
      expect((await ask(book.remove, { questionId: 9999 }, me())).code).toBe(404)
    })

    test('a bundle has the trees, items, questions and specimens of all subjects', async () => {
      for (const kind of ['DANXUAN', 'BINGLI'] as const) await add(name, question(kind))
      const { data } = await ask(book.bundle, {}, me())
      const { histology, anatomy, head } = school().subjects
      expect(data.tree.map((node) => node.subjectId)).toEqual([histology, anatomy, head])
      expect(data.tree.map(({ total }) => total)).toEqual([2, 0, 0])
      expect(data.items.map((item) => item.questionId)).toEqual(data.questions.map(({ id }) => id))
      expect(data.questions.map(({ options }) => options.length)).toEqual([0, 3])
      expect(data.specimens.map(({ id }) => id)).toEqual([school().specimens.ready, school().specimens.skull])
    })

    test('one batch can create a catalogue by its UUID and use it', async () => {
      const clientId = randomUUID()
      const questionId = question('PANDUAN')
      const lane = `book:${name}`
      const parentId = await rootOf(name)
      const post = (path: string, body: object, query?: object) => ({
        key: randomUUID(),
        method: 'POST',
        path,
        lane,
        body: body as Record<string, unknown>,
        ...(query ? { query: query as Record<string, string> } : {}),
      })
      const items = [
        post(book.catalogInsert.path, { name: '批', parentId, clientId }),
        name === 'wrong'
          ? post(wrongAdd.path, {}, { questionId })
          : post(collectionCollect.path, { questionId, catalogId: clientId }),
        post(book.move.path, { questionId, catalogId: clientId }),
        post(book.submit.path, { questionId, content: '1' }),
        post(book.catalogUpdate.path, { id: clientId, name: '新' }),
      ]
      for (const _ of [1, 2]) {
        const { data } = await ask(batch, { items }, { token: token() })
        expect(data.results.map(({ status, reply }) => [status, reply.code])).toEqual(
          items.map(() => [200, 0]),
        )
      }
      const [item] = await card(name, clientId)
      expect(item).toMatchObject({ questionId, isCorrected: true, streak: 1 })
      expect((await tree(name))[0]?.items[0]).toMatchObject({ id: clientId, name: '新', total: 1 })
    })
  })
})
