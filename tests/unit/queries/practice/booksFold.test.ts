import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BookBundle, BookNode, CatalogId } from '../../../../src/contract/books.ts'
import type { Operation } from '../../../../src/queries/engine/overlay.ts'
import { foldBook } from '../../../../src/queries/practice/booksFold.ts'
import { takenOut } from '../../../../src/queries/practice/practiceFold.ts'
import { bundle, entry, operation } from '../shelves.ts'

const wrong = (...operations: Operation[]) => foldBook('wrong', bundle(), operations)
const collection = (...operations: Operation[]) => foldBook('collection', bundle(), operations)
const counts = ({ total, submitted, corrected }: BookNode) => [total, submitted, corrected]
const all = (tree: BookNode[]): BookNode[] => tree.flatMap((one) => [one, ...all(one.items)])
const shelf = (book: BookBundle, id: CatalogId) => all(book.tree).find((one) => one.id === id)
const countsOf = (book: BookBundle, id: CatalogId) => {
  const found = shelf(book, id)
  return found && counts(found)
}
const itemOf = (book: BookBundle, id: number | string) =>
  book.items.find(({ questionId }) => questionId === id)
const answer = (questionId: number | string, correct: boolean | null, more: object = {}) =>
  operation(
    'wrong.submit',
    { questionId, content: '0' },
    { correct, stood: { times: 3, streak: 0, removeAfter: 0, ...more } },
  )
/** @param note how the question enters the book, or how it stood in it */
const inChapter = (questionId: number, correct: boolean | null, note: object = {}) =>
  operation(
    'chapter.submit',
    { catalogId: 10, paperId: 'p', questionId, content: '0' },
    { correct, submitted: 1, corrected: 0, ...note },
  )

describe('what was done in chapters reaches the wrong book', () => {
  test('a wrong answer enters its subject with the question, once', () => {
    const first = inChapter(9, false, { entry: entry(9, 2) })
    const again = inChapter(9, false, { stood: { times: 1, streak: 0, removeAfter: 0 } })
    const book = wrong(first, again)
    expect(foldBook('wrong', book, [first, again])).toEqual(book)
    expect(itemOf(book, 9)).toMatchObject({ catalogId: 200, times: 2, at: 5, isSubmited: false, content: '' })
    expect(book.questions.filter(({ id }) => id === 9)).toHaveLength(1)
    expect(countsOf(book, 200)).toEqual([2, 0, 0])
  })

  test('a right answer does not enter, nor a wrong one while the setting is off', () => {
    const received = { ...inChapter(9, false, { entry: entry(9) }), state: 'received' as const }
    for (const one of [inChapter(9, false), inChapter(9, true), { ...received, reply: { correct: true } }])
      expect(itemOf(wrong(one), 9)).toBeUndefined()
    expect(itemOf(wrong({ ...received, reply: { correct: false } }), 9)).toBeDefined()
  })

  test('a wrong answer to a question of the book is counted and ends its streak', () => {
    const stood = { times: 1, streak: 1, removeAfter: 2 }
    expect(itemOf(wrong(inChapter(1, false, { stood })), 1)).toMatchObject({ times: 2, streak: 0 })
  })

  test('right answers count too, and remove the question where the setting says so', () => {
    const stood = { times: 3, streak: 0, removeAfter: 0 }
    expect(itemOf(wrong(inChapter(2, true, { stood })), 2)).toMatchObject({ times: 3, streak: 1 })
    expect(itemOf(wrong(inChapter(2, true, { stood: { ...stood, removeAfter: 1 } })), 2)).toBeUndefined()
  })

  test('a right guess leaves the streak as it is, a wrong one ends it', () => {
    const stood = { times: 3, streak: 1, removeAfter: 1, guessed: true }
    expect(itemOf(wrong(inChapter(2, true, { stood })), 2)).toMatchObject({ times: 3, streak: 1 })
    expect(itemOf(wrong(inChapter(2, false, { stood })), 2)).toMatchObject({ times: 4, streak: 0 })
    expect([...takenOut([inChapter(2, true, { stood })])]).toEqual([])
  })

  test('a collected question is counted in the collection, and no other enters it', () => {
    const also = { stood: { times: 3, streak: 0, removeAfter: 0 } }
    expect(itemOf(collection(inChapter(2, false, { also })), 2)).toMatchObject({ times: 4, streak: 0 })
    expect(itemOf(collection(inChapter(2, true, { also })), 2)).toMatchObject({ times: 3, streak: 1 })
    const before = bundle()
    expect(foldBook('collection', before, [inChapter(9, false, { entry: entry(9) })])).toEqual(before)
  })

  test('a wrong answer counts in both books, wherever it is given', () => {
    const answered = (name: string, note: object) =>
      operation(`${name}.submit`, { questionId: 9, content: '0' }, { correct: false, ...note })
    const missed = answered('collection', { also: { entry: entry(9, 2) } })
    const book = wrong(missed)
    expect(itemOf(book, 9)).toMatchObject({ catalogId: 200, times: 1, isSubmited: false, content: '' })
    expect(foldBook('wrong', book, [missed])).toEqual(book)
    const collected = operation('collection.collect', { questionId: 9 }, entry(9))
    const stood = { times: 0, streak: 0, removeAfter: 0 }
    expect(itemOf(collection(collected, answered('wrong', { also: { stood } })), 9)).toMatchObject({
      times: 1,
      isSubmited: false,
    })
  })
})

describe('an answer that its writer marks again', () => {
  const amended = (correct: boolean | null, note: object) => ({
    ...inChapter(2, correct, note),
    input: { catalogId: 10, paperId: 'p', questionId: 2, content: '0', amends: true },
  })
  const stood = { times: 3, streak: 2, removeAfter: 0 }

  test('replaces the verdict before it instead of counting once more', () => {
    const missed = inChapter(2, false, { stood })
    const marked = (correct: boolean | null) => itemOf(wrong(missed, amended(correct, { stood })), 2)
    expect(itemOf(wrong(missed), 2)).toMatchObject({ times: 4, streak: 0 })
    expect(marked(true)).toMatchObject({ times: 3, streak: 3 })
    expect(marked(false)).toMatchObject({ times: 4, streak: 0 })
    expect(marked(null)).toMatchObject({ times: 3, streak: 2 })
  })

  test('removes a question that the first verdict brought in, and brings it back', () => {
    const missed = { ...inChapter(9, false, { entry: entry(9) }) }
    const marked = (correct: boolean) => {
      const one = amended(correct, { entry: entry(9) })
      return { ...one, input: { ...(one.input as object), questionId: 9 } }
    }
    expect(itemOf(wrong(missed, marked(true)), 9)).toBeUndefined()
    expect(itemOf(wrong(missed, marked(true), marked(false)), 9)).toMatchObject({ times: 1 })
    expect(itemOf(wrong(missed, marked(false), marked(false)), 9)).toMatchObject({ times: 1 })
  })

  test('counts nothing on a device that does not know the first verdict', () => {
    expect(itemOf(wrong(amended(false, {})), 2)).toMatchObject({ times: 3 })
    expect(itemOf(wrong(amended(true, {})), 2)).toMatchObject({ times: 3 })
  })
})

describe('pending changes laid over a book', () => {
  test('a question added by hand, collected or made from a mark enters once', () => {
    const added = operation('wrong.add', { questionId: 9 }, entry(9))
    expect(itemOf(wrong(added, added), 9)).toMatchObject({ catalogId: 100, times: 0 })
    const collected = operation('collection.collect', { questionId: 9, catalogId: 'own' }, entry(9))
    expect(itemOf(collection(collected, collected), 9)).toMatchObject({ catalogId: 'own' })
    const made = operation('question.own', { clientId: 'u', book: 'wrong' }, entry('u'))
    expect(itemOf(wrong(made, made), 'u')).toMatchObject({ catalogId: 100 })
    const missed = (times: number, title: string) => {
      const local = entry('u')
      const note = { ...local, question: { ...local.question, title }, times }
      return operation('question.own', { clientId: 'u', book: 'wrong' }, note)
    }
    const twice = wrong(missed(1, 'first'), missed(2, 'second'))
    expect(itemOf(twice, 'u')).toMatchObject({ times: 2, streak: 0 })
    expect(twice.questions.filter(({ id }) => id === 'u').map(({ title }) => title)).toEqual(['second'])
    // the reply may know of it already
    expect(foldBook('wrong', twice, [missed(2, 'second')])).toEqual(twice)
    expect(itemOf(collection(made), 'u')).toBeUndefined()
  })

  test('a deleted catalogue made on the device gives its questions back to the root', () => {
    const made = operation(
      'wrong.catalogInsert',
      { name: '易混', parentId: 100, clientId: 'new' },
      { subjectId: 1 },
    )
    const moved = operation('wrong.move', { questionId: 1, catalogId: 'new' })
    const renamed = operation('wrong.catalogUpdate', { id: 'new', name: '易错' })
    const book = wrong(made, moved, renamed, made)
    expect(shelf(book, 'new')).toMatchObject({ name: '易错', nameEn: '易错', parentId: 100, subjectId: 1 })
    expect([countsOf(book, 'new'), countsOf(book, 100)]).toEqual([
      [1, 1, 1],
      [2, 2, 1],
    ])
    const gone = wrong(made, moved, operation('wrong.catalogDelete', { id: 'new' }))
    expect(shelf(gone, 'new')).toBeUndefined()
    expect(itemOf(gone, 1)?.catalogId).toBe(100)
  })

  test('a question moved into a catalogue that is gone stands in the root', () => {
    expect(itemOf(wrong(operation('wrong.move', { questionId: 2, catalogId: 'gone' })), 2)?.catalogId).toBe(
      100,
    )
  })

  test('deleting a catalogue deletes those below it; a root stays', () => {
    const below = operation(
      'wrong.catalogInsert',
      { name: '下', parentId: 'own', clientId: 'b' },
      { subjectId: 1 },
    )
    const moved = operation('wrong.move', { questionId: 1, catalogId: 'b' })
    const book = wrong(below, moved, operation('wrong.catalogDelete', { id: 'own' }))
    expect(all(book.tree).map(({ id }) => id)).toEqual([100, 200])
    expect(book.items.map(({ catalogId }) => catalogId)).toEqual([100, 100, 200])
    expect(wrong(operation('wrong.catalogDelete', { id: 100 })).tree).toHaveLength(2)
  })

  test('clearing takes answers off the card and leaves the questions', () => {
    const book = wrong(answer(3, true, { times: 1 }))
    expect([itemOf(book, 3)?.streak, countsOf(book, 200)]).toEqual([1, [1, 1, 1]])
    const cleared = wrong(operation('wrong.clear', { catalogId: 100 }))
    expect([countsOf(cleared, 100), countsOf(cleared, 'own')]).toEqual([
      [2, 0, 0],
      [1, 0, 0],
    ])
    expect(itemOf(cleared, 2)).toMatchObject({ isSubmited: false, content: '', times: 3 })
  })

  test("the service's verdict replaces the device's", () => {
    const judged = { ...answer(2, false), state: 'received' as const, reply: { correct: true } }
    expect(itemOf(wrong(judged), 2)).toMatchObject({ isCorrected: true, streak: 1, times: 3 })
  })

  test('a question answered right often enough leaves, where the setting says so', () => {
    expect(itemOf(wrong(answer(2, true, { streak: 1, removeAfter: 2 })), 2)).toBeUndefined()
    expect(itemOf(wrong(answer(2, true, { streak: 0, removeAfter: 2 })), 2)).toBeDefined()
    expect(itemOf(wrong(answer(2, false, { streak: 1, removeAfter: 2 })), 2)).toBeDefined()
  })

  test('the answer by which a question left is known, as the service judged it', () => {
    const [last, before] = [{ streak: 1, removeAfter: 2 }, { removeAfter: 2 }]
    const out = (...operations: Operation[]) => [...takenOut(operations)]
    expect(out(answer(2, true, last), inChapter(9, true))).toEqual([[2, 2]])
    expect(out(answer(2, true, before))).toEqual([])
    expect(out(answer(2, true, last), answer(2, false, last))).toEqual([])
    expect(out({ ...answer(2, true, last), state: 'received', reply: { correct: false } })).toEqual([])
    const elsewhere = { also: { stood: { times: 1, ...last } } }
    expect(out(operation('collection.submit', { questionId: 3 }, { correct: true, ...elsewhere }))).toEqual([
      [3, 2],
    ])
  })

  test('an answer that the reply knows already is not counted twice', () => {
    const known = wrong(answer(2, false))
    expect(itemOf(known, 2)?.times).toBe(4)
    expect(foldBook('wrong', known, [answer(2, false)])).toEqual(known)
  })

  test('questions beyond the reply stay counted, also when their catalogue goes', () => {
    const large = bundle()
    large.tree = [{ ...large.tree[0], total: 52, submitted: 32, corrected: 11 } as BookNode]
    const [root] = large.tree
    const own = root?.items[0]
    if (own) Object.assign(own, { total: 41, submitted: 21, corrected: 10 })
    const book = foldBook('wrong', large, [
      operation('wrong.remove', { questionId: 1 }),
      operation('wrong.catalogDelete', { id: 'own' }),
    ])
    expect(countsOf(book, 100)).toEqual([51, 31, 10])
  })
})

const ids = fc.constantFrom(1, 2, 3, 4, 5)
const places = fc.constantFrom<CatalogId>(100, 200, 'own', 'a', 'b')
const note = (id: number) => entry(id, id % 2 ? 1 : 2)
const stand = (id: number) => ({ times: id, streak: id % 3, removeAfter: id % 2 ? 2 : 0 })
const any = (name: 'wrong' | 'collection'): fc.Arbitrary<Operation> =>
  fc.oneof(
    fc.tuple(ids, fc.boolean(), fc.boolean()).map(([id, correct, stood]) => {
      const noted = stood ? { stood: stand(id) } : { entry: note(id) }
      return inChapter(id, correct, { ...noted, also: { stood: stand(id) } })
    }),
    fc.tuple(ids, fc.boolean(), fc.boolean()).map(([questionId, correct, stood]) => {
      const also = stood || name === 'collection' ? { stood: stand(questionId) } : { entry: note(questionId) }
      const other = name === 'wrong' ? 'collection' : 'wrong'
      return operation(`${other}.submit`, { questionId, content: '1' }, { correct, also })
    }),
    ids.map((id) => operation('wrong.add', { questionId: id }, entry(id))),
    fc
      .tuple(ids, fc.option(places, { nil: undefined }))
      .map(([id, catalogId]) => operation('collection.collect', { questionId: id, catalogId }, entry(id))),
    fc
      .tuple(ids, places)
      .map(([questionId, catalogId]) => operation(`${name}.move`, { questionId, catalogId })),
    ids.map((questionId) => operation(`${name}.remove`, { questionId })),
    places.map((catalogId) => operation(`${name}.clear`, { catalogId })),
    fc
      .tuple(fc.constantFrom('a', 'b'), fc.constantFrom<CatalogId>(100, 'own', 'a'))
      .filter(([id, parentId]) => id !== parentId)
      .map(([clientId, parentId]) =>
        operation(`${name}.catalogInsert`, { name: clientId, parentId, clientId }, { subjectId: 1 }),
      ),
    fc
      .tuple(places, fc.string())
      .map(([id, title]) => operation(`${name}.catalogUpdate`, { id, name: title })),
    places.map((id) => operation(`${name}.catalogDelete`, { id })),
    fc
      .tuple(ids, fc.constantFrom(true, false, null), fc.nat(3), fc.constantFrom(0, 2))
      .map(([questionId, correct, streak, removeAfter]) =>
        operation(
          `${name}.submit`,
          { questionId, content: '1' },
          { correct, stood: { times: 1, streak, removeAfter } },
        ),
      ),
  )

describe.each(['wrong', 'collection'] as const)('for any history of the %s book', (name) => {
  const histories = fc.array(any(name), { maxLength: 30 })

  test('changes applied at once give the same book as one after the other', () => {
    fc.assert(
      fc.property(histories, (operations) => {
        const byOne = operations.reduce((book, one) => foldBook(name, book, [one]), bundle())
        expect(foldBook(name, bundle(), operations)).toEqual(byOne)
      }),
      { numRuns: 300 },
    )
  })

  test('each catalogue counts what stands in it and below it, and nothing stands in none', () => {
    fc.assert(
      fc.property(histories, (operations) => {
        const book = foldBook(name, bundle(), operations)
        const inside = (one: BookNode): CatalogId[] => [one.id, ...one.items.flatMap(inside)]
        for (const one of all(book.tree)) {
          const those = book.items.filter(({ catalogId }) => inside(one).includes(catalogId))
          const submitted = those.filter(({ isSubmited }) => isSubmited)
          const corrected = submitted.filter(({ isCorrected }) => isCorrected === true)
          expect(counts(one)).toEqual([those.length, submitted.length, corrected.length])
        }
        expect(book.tree.reduce((sum, { total }) => sum + total, 0)).toBe(book.items.length)
      }),
      { numRuns: 300 },
    )
  })
})
