/** What of a book is listed, in which order, and where one is in it. */
import { describe, expect, test } from 'vitest'
import type { BookBundle } from '../../../../../src/contract/books.ts'
import type { AnyQuestion } from '../../../../../src/contract/questions.ts'
import type { Specimen } from '../../../../../src/contract/specimens.ts'
import {
  chosenRoot,
  idsWithin,
  namesBeside,
  pathToCatalog,
} from '../../../../../src/features/books/catalogs/tree.ts'
import {
  entriesOf,
  entriesToPractise,
  isNeverRight,
  kindsOf,
  onlyCounted,
  sortEntries,
} from '../../../../../src/features/books/items/listing.ts'
import { readBookSearch, readId, readPracticeSearch } from '../../../../../src/features/books/search.ts'
import { item, node, question } from '../../../queries/shelves.ts'

const skin = { id: 7, name: '皮肤', thumbnailPath: '/media/skin.webp' } as Specimen
const choice = { id: 2, name: '单选题', nameEn: 'Single choice', baseType: 'DANXUAN', subjective: false }
const uuid = '0123abcd-0123-4abc-8abc-0123456789ab'

/** Root 100 with 1, 4 and 5; in it `own` with 2, and in that `deep` with 3; root 200 of another subject is empty. */
const own = node('own', 100, [2, 0, 0], [node('deep', 'own', [1, 0, 0])])
const root = node(100, null, [5, 0, 0], [own, node('other', 100, [0, 0, 0])])
const book: BookBundle = {
  tree: [node(200, null, [0, 0, 0], [], 2), root],
  items: [
    item(1, 100, { at: 10, times: 1 }),
    item(2, 'own', { at: 30, times: 4, isSubmited: true, isCorrected: false }),
    item(3, 'deep', { at: 20, times: 4, isSubmited: true, isCorrected: true, streak: 1 }),
    item(4, 100, { at: 40, times: 0, baseType: 'DANXUAN' }),
    item(uuid, 100, { at: 5, times: 1, streak: 2 }),
    item(99, 100),
  ],
  questions: [
    question(1),
    { ...question(2), specimenId: 7 },
    {
      ...question(3),
      children: [question(31), { ...question(32), specimenId: 7 }],
    } as BookBundle['questions'][0],
    { ...question(4, 'DANXUAN'), type: choice },
    question(uuid),
  ],
  specimens: [skin],
}
const ids = (entries: ReturnType<typeof entriesOf>) => entries.map(({ item }) => item.questionId)

describe('the questions of a catalogue', () => {
  test('are its own and those below it, the latest first', () => {
    expect(ids(entriesOf(book, root))).toEqual([4, 2, 3, 1, uuid])
    expect(ids(entriesOf(book, own))).toEqual([2, 3])
  })

  test('beyond those that the book’s reply carries are counted', () => {
    expect(onlyCounted(own, entriesOf(book, own))).toBe(0)
    expect(onlyCounted({ ...own, total: 40 }, entriesOf(book, own))).toBe(38)
  })

  test('show the specimen that they ask about, themselves or in a part of theirs', () => {
    const pictures = entriesOf(book, root).map(({ picture }) => picture)
    expect(pictures).toEqual(['', skin.thumbnailPath, skin.thumbnailPath, '', ''])
  })

  test('tell the specimen where they were made from a mark: all of those ask the same', () => {
    const [first, ...others] = book.questions
    const made = { ...question(uuid), specimenId: 7 }
    const nowhere = { ...made, specimenId: 8 }
    const onOf = (...questions: AnyQuestion[]) =>
      entriesOf({ ...book, questions: [...others, ...questions] }, root).map(({ on }) => on?.name)
    expect(onOf(made)).toEqual([undefined, undefined, undefined, '皮肤'])
    expect(onOf({ ...first, specimenId: 7 } as AnyQuestion).every((name) => name === undefined)).toBe(true)
    // one whose specimen an older reply does not carry
    expect(onOf(nowhere).at(-1)).toBeUndefined()
  })

  test('are sorted by date, times wrong or kind and filtered by kind (walk 29): S25 S26', () => {
    const entries = entriesOf(book, root)
    expect(ids(sortEntries(entries, 'date', undefined))).toEqual([4, 2, 3, 1, uuid])
    expect(ids(sortEntries(entries, 'times', undefined))).toEqual([2, 3, 1, uuid, 4])
    expect(ids(sortEntries(entries, 'kind', undefined))).toEqual([2, 3, 1, 4, uuid])
    expect(ids(sortEntries(entries, 'times', 'DANXUAN'))).toEqual([4])
    expect(kindsOf(entries).map(({ type, count }) => [type.baseType, count])).toEqual([
      ['PANDUAN', 3],
      ['DANXUAN', 1],
      // made from a mark: it stands with its like
      ['STATION', 1],
    ])
    expect(ids(sortEntries(entries, 'date', 'STATION'))).toEqual([uuid])
    expect(ids(entriesToPractise(entries, 'STATION'))).toEqual([uuid])
  })

  test('are practised all, by kind, or only those never right: S25', () => {
    const entries = entriesOf(book, root)
    expect(ids(entriesToPractise(entries, undefined))).toHaveLength(5)
    expect(ids(entriesToPractise(entries, 'DANXUAN'))).toEqual([4])
    expect(ids(entriesToPractise(entries, 'never'))).toEqual([4, 2, 1])
    expect(isNeverRight(item(1, 100, { isSubmited: true, isCorrected: true }))).toBe(false)
  })
})

describe('the tree', () => {
  test('is walked from the root to a catalogue, and nowhere for one that is gone', () => {
    expect(pathToCatalog(book.tree, 'deep').map(({ id }) => id)).toEqual([100, 'own', 'deep'])
    expect(pathToCatalog(book.tree, 'gone')).toEqual([])
    expect(idsWithin(own)).toEqual(new Set(['own', 'deep']))
  })

  test('opens at the subject that was meant, else at the first with questions', () => {
    expect(chosenRoot(book.tree, 2)?.id).toBe(200)
    expect(chosenRoot(book.tree, undefined)?.id).toBe(100)
    expect(chosenRoot([], 1)).toBeUndefined()
  })

  test('a name differs from those beside it, its own aside: V02', () => {
    expect(namesBeside(root)).toEqual(['目录 own', '目录 other'])
    expect(namesBeside(root, 'own')).toEqual(['目录 other'])
  })
})

describe('an address', () => {
  test('says where one is; what it cannot mean is left out', () => {
    expect(readBookSearch({ subject: 2, catalog: uuid, sort: 'times', kind: 'DANXUAN' })).toEqual({
      subject: 2,
      catalog: uuid,
      sort: 'times',
      kind: 'DANXUAN',
    })
    expect(readBookSearch({ subject: uuid, catalog: '../x', sort: 'size', kind: '<b>' })).toEqual({})
    expect(readPracticeSearch({ q: '12', only: 'never' })).toEqual({ q: 12, only: 'never' })
    // a kind that this build does not know narrows all the same
    for (const kind of ['X_2', 'x-3', '名词解释'])
      expect([readBookSearch({ kind }).kind, readPracticeSearch({ only: kind }).only]).toEqual([kind, kind])
    expect([0, -1, 1.5, '', null, '1e3'].map(readId)).toEqual(Array(6).fill(undefined))
  })
})
