import { getDefaultStore } from 'jotai'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { BookBundle } from '../../../src/contract/books.ts'
import type { Mark, PersonalMark, Specimen } from '../../../src/contract/specimens.ts'
import { writeShort } from '../../../src/rules/grading/shortAnswer.ts'
import type { Place } from '../../../src/viewer/geometry.ts'
import { bundle, item, node, question } from './shelves.ts'
import {
  type Asked,
  type Browser,
  installBrowser,
  openPage,
  type Page,
  token,
  until,
  watch,
} from './world.ts'

/** Question 4 in the second subject's chapter is collected only; 5 is in no book. */
const collection = (): BookBundle => ({
  tree: [node(300, null, [1, 0, 0])],
  items: [item(4, 300, { times: 0 })],
  questions: [question(4, 'WENDA')],
  specimens: [],
})

let browser: Browser
let online: boolean
let page: Page
/** What arrived and was taken, in order: the end of its path and what it is about. */
let arrived: string[]
/** What the service refuses, by the end of its path. */
let refused: string[]
/** What else it refuses, and how. */
let isRefused: (asked: Asked) => boolean
let failure: number

const isGet = ({ method }: Asked) => method === 'GET'

function reply(asked: Asked): unknown {
  const { path, body, query = {} } = asked
  if (refused.some((end) => path.endsWith(end))) return 404
  if (isRefused(asked)) return failure
  if (path.endsWith('subject/listCommon'))
    return [
      { id: 1, children: [{ id: 2, children: [] }] },
      { id: 2, children: [] },
    ]
  if (path.endsWith('wrong/tree'))
    return bundle().tree.filter(({ subjectId }) => subjectId === Number(query.subjectId))
  if (path.endsWith('wrong/card'))
    return {
      items: bundle().items.filter(({ catalogId }) => (catalogId === 200) === (query.catalogId === '200')),
    }
  if (path.endsWith('withAnswer'))
    return { ...question(Number(query.id)), children: [{ ...question(1), specimenId: 7 }] }
  if (path.endsWith('ForQuestion')) return { id: Number(query.id) }
  if (path === '/dh-usercenter/system/anon/info') return { exactlyOnce: true, batch: true }
  if (path.endsWith('wrong/bundle')) return bundle()
  if (path.endsWith('collection/bundle')) return collection()
  if (path.endsWith('/setting') && isGet(asked))
    return { autoWrong: true, removeAfter: 0, dailyMinutes: 15, examAt: 0 }
  if (path.endsWith('/user/current'))
    return { id: 1, loginName: 's', roleTypeKeys: ['Student'], permissions: [] }
  if (!isGet(asked) && path !== 'line')
    arrived.push(
      `${path.split('/').slice(-2).join('/')} ${body.questionId ?? body.clientId ?? query.questionId ?? body.catalogId ?? body.id}`,
    )
  return path.endsWith('submit') ? { correct: false } : true
}

const queries = () => import('../../../src/queries/books.ts')
const catalogs = () => import('../../../src/queries/bookCatalogs.ts')
const shown = (name: 'wrong' | 'collection') =>
  queries().then(({ bookQuery }) => watch<BookBundle>(page, bookQuery(name)))

beforeEach(async () => {
  vi.unstubAllGlobals()
  online = true
  arrived = []
  refused = []
  isRefused = () => false
  failure = 404
  browser = installBrowser()
  browser.service = (asked) => (online ? reply(asked) : null)
  page = await openPage()
  await page.begin.signIn(token, { remember: true, shared: false })
})
afterEach(() => page.sync.leaveQueue())

describe('without network', () => {
  test('a miss in the collection stands in the wrong book; marked otherwise it is counted anew, not once more', async () => {
    const { submitInBook } = await queries()
    const books = { wrong: await shown('wrong'), collection: await shown('collection') }
    await until(() => books.wrong.now() !== undefined && books.collection.now() !== undefined)
    online = false
    const stood = () => [
      books.wrong.now().items.find(({ questionId }) => questionId === 4)?.times,
      books.collection.now().items.map(({ times, streak, isCorrected }) => [times, streak, isCorrected]),
    ]
    const mark = async (self: boolean | null, amends = true) => {
      const content = writeShort({ text: '表皮', self })
      await submitInBook('collection', question(4, 'WENDA'), content, { subjectId: 1, amends })
    }
    await mark(null, false)
    const no = [1, [[1, 0, false]]]
    const yes = [undefined, [[0, 1, true]]]
    for (const [self, then] of [
      [false, no],
      [true, yes],
      [false, no],
      [true, yes],
      [false, no],
    ] as const) {
      await mark(self)
      await until(() => JSON.stringify(stood()) === JSON.stringify(then))
    }
    // the same words once more are an answer of their own
    await mark(false, false)
    await until(() => JSON.stringify(stood()) === JSON.stringify([2, [[2, 0, false]]]))
    for (const { stop } of Object.values(books)) stop()
  })
})

test('a book is gathered from the single calls where the service has no bundle', async () => {
  refused = ['/bundle']
  const book = await shown('wrong')
  await until(() => book.now() !== undefined)
  const { tree, items, questions, specimens } = book.now()
  expect({ tree, items }).toEqual({ tree: bundle().tree, items: bundle().items })
  expect(questions.map(({ id }) => id)).toEqual([1, 2, 3])
  expect(specimens.map(({ id }) => id)).toEqual([7])
  book.stop()
})

test.each(['wrong', 'collection'] as const)(
  'of a platform that tells no more than the listed calls do, %s has each question once, in its catalogue, with its answer: C031 C032 C037 C038 C046 C047',
  async (name) => {
    const bare = ({ questionId, baseType, isSubmited, isCorrected }: BookBundle['items'][number]) => ({
      ...{ questionId, baseType, isSubmited, isCorrected },
    })
    browser.service = (asked) => {
      const { path, query } = asked
      if (path.endsWith(`${name}/bundle`)) return 404
      if (path.endsWith(`${name}/tree`)) {
        const nodes = bundle().tree.filter(({ subjectId }) => subjectId === Number(query.subjectId))
        return JSON.parse(JSON.stringify(nodes, (key, value) => (key === 'subjectId' ? undefined : value)))
      }
      // a catalogue with all below it
      const below: Record<string, unknown[]> = { own: ['own'], 100: ['own', 100], 200: [200] }
      if (path.endsWith(`${name}/card`))
        return {
          items: bundle()
            .items.filter(({ catalogId }) => below[query.catalogId ?? '']?.includes(catalogId))
            .map(bare),
        }
      if (path.endsWith(`${name}/submit/detail`)) return { content: `of ${query.questionId}`, correct: true }
      return reply(asked)
    }
    const book = await shown(name)
    await until(() => book.now() !== undefined)
    const { tree, items } = book.now()
    expect(tree).toEqual(bundle().tree)
    const untold = { at: 0, times: 0, streak: 0 }
    expect([...items].sort((a, b) => Number(a.questionId) - Number(b.questionId))).toEqual([
      { ...item(1, 100, untold), isSubmited: true, isCorrected: true, content: 'of 1' },
      { ...item(2, 'own', untold), isSubmited: true, isCorrected: false, content: 'of 2' },
      item(3, 200, untold),
    ])
    book.stop()
  },
)

describe('what the service refuses holds up itself and what needs it', () => {
  const lanes = async () => {
    const { ledgerAtom } = await import('../../../src/queries/overlay.ts')
    return getDefaultStore()
      .get(ledgerAtom)
      .rows.map(({ call, state }) => `${call} ${state}`)
  }
  const flush = async () => {
    online = true
    await until(async () => {
      await page.sync.flushNow()
      return getDefaultStore().get(page.sync.syncStatusAtom).state === 'attention'
    })
  }
  const opened = async () => {
    const books = [await shown('wrong'), await shown('collection')]
    await until(() => books.every((book) => book.now() !== undefined))
    online = false
  }
  const root = { id: 100, subjectId: 1 }
  const clientId = '33333333-3333-4333-8333-333333333333'
  const made = question(clientId, 'TIANKONG')
  const madeFrom = { clientId, specimenId: 7, markId: 8, book: 'collection' } as const
  const specimen = { id: 7, subjectId: 1 } as Specimen

  test('a catalogue whose name is taken: what is moved into it waits, answers and other questions do not', async () => {
    const { addCatalog } = await catalogs()
    const { clearBook, moveQuestions, removeQuestions, submitInBook } = await queries()
    await opened()
    const id = await addCatalog('wrong', '易混', root)
    await moveQuestions('wrong', [1], id)
    await submitInBook('wrong', question(1), '1')
    await submitInBook('wrong', question(2), '0')
    await removeQuestions('wrong', [2])
    await removeQuestions('wrong', [3])
    await clearBook('wrong', id)
    await clearBook('wrong', 100)
    refused = ['catalog/insert']
    await flush()
    expect(await lanes()).toEqual([
      'wrong.catalogInsert parked',
      'wrong.move waiting',
      'wrong.submit waiting',
      'wrong.clear waiting',
    ])
    expect(arrived).toEqual(['wrong/submit 2', 'wrong/remove 2', 'wrong/remove 3', 'wrong/clear 100'])
    refused = []
    const { ledgerAtom } = await import('../../../src/queries/overlay.ts')
    await page.unsent.retry(getDefaultStore().get(ledgerAtom).rows[0]?.seq ?? 0)
    await until(() => getDefaultStore().get(page.sync.syncStatusAtom).state === 'sent')
    expect(arrived.slice(4)).toEqual([
      `catalog/insert ${id}`,
      'wrong/move 1',
      'wrong/submit 1',
      `wrong/clear ${id}`,
    ])
  })

  test('the misses of an exam hold up only themselves: one whose mark is gone, no other', async () => {
    const { addOwn } = await queries()
    await opened()
    const misses = ['a', 'b', 'c']
    for (const [at, id] of misses.entries())
      await addOwn(
        { clientId: id, specimenId: 7, markId: at, book: 'wrong' },
        question(id, 'TIANKONG'),
        specimen,
        `miss ${id}`,
      )
    isRefused = ({ body }) => body.markId === 0
    await flush()
    expect(await lanes()).toEqual(['question.own parked'])
    expect(arrived).toEqual(['own/save b', 'own/save c'])
  })

  test('a question made of a mark of one’s own comes after the mark, whatever becomes of that', async () => {
    const { addOwn } = await queries()
    const { saveMark } = await import('../../../src/queries/marks.ts')
    await opened()
    const mark = {
      ...{ clientId: 'mark', specimenId: 7, shape: 'point', points: [[1, 2]], frame: 0, name: '表皮' },
      ...{ desc: '', color: 'red', fontSize: 14, updatedAt: 0 },
    } as PersonalMark
    await saveMark(mark)
    await addOwn({ ...madeFrom, markId: 'mark' }, made, specimen)
    refused = ['personal/save']
    await flush()
    expect(await lanes()).toEqual(['mark.save parked', 'question.own waiting'])
    expect(arrived).toEqual([])
  })

  test('a question made on this device, moved into a catalogue made there too, waits for both', async () => {
    const { addCatalog } = await catalogs()
    const { addOwn, moveQuestions } = await queries()
    await opened()
    await addOwn(madeFrom, made, specimen)
    const id = await addCatalog('collection', '易混', { id: 300, subjectId: 1 })
    await moveQuestions('collection', [clientId, 4], id)
    refused = ['own/save']
    await flush()
    expect(await lanes()).toEqual(['question.own parked', 'collection.move waiting'])
    expect(arrived).toEqual([`catalog/insert ${id}`, 'collection/move 4'])
  })

  test('a note, a report and a review hold up only themselves', async () => {
    const { saveNote, reportQuestion } = await import('../../../src/queries/notes.ts')
    const { addReview } = await import('../../../src/queries/review.ts')
    await opened()
    await saveNote(1, '一')
    await saveNote(2, '二')
    await reportQuestion({ questionId: 1, kind: 'text', text: '' })
    await addReview({ questionId: 1, at: 1, rating: 'good', ms: 1 }, { content: '', otherwise: 'again' })
    await addReview({ questionId: 2, at: 2, rating: 'good', ms: 1 }, { content: '', otherwise: 'again' })
    refused = ['note/save', 'question/report']
    await flush()
    expect(arrived).toEqual(['review/log 1', 'review/log 2'])
    expect(await lanes()).toEqual(['question.note parked', 'question.note parked', 'question.report parked'])
  })

  test('a question made on this device: all that is done with it comes after it, in whichever book', async () => {
    const { addOwn, addWrong, moveQuestions, submitInBook } = await queries()
    const { saveNote } = await import('../../../src/queries/notes.ts')
    const { addReview } = await import('../../../src/queries/review.ts')
    await opened()
    await addOwn(madeFrom, made, specimen)
    await addWrong(made, 1, [specimen])
    await submitInBook('collection', made, '["x"]')
    await submitInBook('wrong', made, '["x"]')
    await moveQuestions('wrong', [clientId], 'own')
    await saveNote(clientId, '记')
    await addReview(
      { questionId: clientId, at: 1, rating: 'again', ms: 1 },
      { content: '', otherwise: 'again' },
    )
    refused = ['own/save']
    await flush()
    expect(arrived).toEqual([])
    expect(await lanes()).toEqual([
      'question.own parked',
      ...['wrong.add', 'collection.submit', 'wrong.submit', 'wrong.move', 'question.note', 'review.log'].map(
        (call) => `${call} waiting`,
      ),
    ])
  })

  test('a question made of the same mark twice is one, as it was seen last, and is told in its order', async () => {
    const { makeQuestion } = await import('../../../src/features/resource/makeQuestion.ts')
    const book = await shown('collection')
    await until(() => book.now() !== undefined)
    online = false
    const slide = { id: 7, subjectId: 1, fileType: 1 } as Specimen
    const mark = {
      ...{ id: 8, name: '表皮', nameEn: '', nameLatin: '', aliases: [] },
      x: 1,
      y: 1,
    } as unknown as Mark
    const places = [1, 2].map((x): Place => ({ x, y: 0, zoom: 1, rotation: 0 }) as unknown as Place)
    await Promise.all(places.map((place) => makeQuestion(slide, mark, place)))
    const own = () => book.now().questions.filter(({ specimenId }) => specimenId === 7)
    await until(() => own().length > 0)
    expect(own().map(({ annotation }) => annotation?.view)).toEqual([places[1]])
    expect(book.now().items).toHaveLength(2)
    expect(await lanes()).toEqual(['question.own waiting', 'question.own waiting'])
  })

  test.each([
    ['in a batch', true],
    ['one by one', false],
  ])(
    'C043 C052 an answer before a beginning anew is cleared by it and one after it is not, %s, whatever fails meanwhile',
    async (_how, batch) => {
      const { renameCatalog } = await catalogs()
      const { clearBook, submitInBook } = await queries()
      await opened()
      const ask = browser.service
      browser.service = (asked) => {
        if (asked.path.endsWith('system/anon/info')) return { exactlyOnce: true, batch }
        return asked.path.endsWith('catalog/update') ? 403 : ask(asked)
      }
      for (const id of [1, 2, 3]) await submitInBook('wrong', question(id), '1')
      await renameCatalog('wrong', 'own', '易混')
      await clearBook('wrong', 100)
      await submitInBook('wrong', question(1), '0')
      let tries = 0
      isRefused = ({ path, body }) => path.endsWith('wrong/submit') && body.questionId === 2 && tries++ === 0
      failure = 500
      await flush()
      const waits = [
        'wrong.submit waiting',
        'wrong.catalogUpdate parked',
        'wrong.clear waiting',
        'wrong.submit waiting',
      ]
      expect(await lanes()).toEqual(waits)
      expect(arrived.sort()).toEqual(['wrong/submit 1', 'wrong/submit 3'])
      // its time has come
      const { inUser } = await import('../../../src/device/db.ts')
      await inUser(1, async (db) => {
        const [first] = await db.getAll('queue')
        if (first) await db.put('queue', { ...first, notBefore: 0 })
      })
      await page.sync.flushNow()
      await until(async () => (await lanes()).length === 1)
      expect(arrived.slice(2)).toEqual(['wrong/submit 2', 'wrong/clear 100', 'wrong/submit 1'])
    },
  )

  test('a beginning anew that is refused holds up no answer; with its catalogue nothing of it is left to do', async () => {
    const { renameCatalog } = await catalogs()
    const { clearBook, submitInBook } = await queries()
    await opened()
    await renameCatalog('wrong', 'own', '易混')
    await clearBook('wrong', 'own')
    await clearBook('wrong', 100)
    await submitInBook('wrong', question(1), '1')
    // deleted on another device
    refused = ['catalog/update']
    isRefused = ({ path, body }) => path.endsWith('wrong/clear') && body.catalogId === 'own'
    const ask = browser.service
    browser.service = (asked) =>
      asked.path.endsWith('wrong/clear') && asked.body.catalogId === 100 ? 403 : ask(asked)
    await flush()
    expect(await lanes()).toEqual(['wrong.clear parked'])
    expect(arrived).toEqual(['wrong/submit 1'])
  })
})
