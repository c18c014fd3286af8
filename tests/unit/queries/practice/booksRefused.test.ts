/** What is done in the two books goes out in the order that its things need, whatever of it the service refuses. */
import { getDefaultStore } from 'jotai'
import { describe, expect, test } from 'vitest'
import type { Mark, PersonalMark, Specimen } from '../../../../src/contract/specimens.ts'
import type { ViewPlace } from '../../../../src/viewer/slide/geometry.ts'
import { question } from '../shelves.ts'
import { until } from '../world.ts'
import { browser, catalogs, page, queries, setBooks, shown, there } from './bookSchool.ts'

setBooks()

describe('what the service refuses holds up itself and what needs it', () => {
  const lanes = async () => {
    const { ledgerAtom } = await import('../../../../src/queries/engine/overlay.ts')
    return getDefaultStore()
      .get(ledgerAtom)
      .rows.map(({ call, state }) => `${call} ${state}`)
  }
  const flush = async () => {
    there.online = true
    await until(async () => {
      await page.sync.flushNow()
      return getDefaultStore().get(page.sync.syncStatusAtom).state === 'attention'
    })
  }
  const opened = async () => {
    const books = [await shown('wrong'), await shown('collection')]
    await until(() => books.every((book) => book.now() !== undefined))
    there.online = false
  }
  const root = { id: 100, subjectId: 1 }
  const clientId = '33333333-3333-4333-8333-333333333333'
  const made = question(clientId, 'TIANKONG')
  const madeFrom = { clientId, specimenId: 7, markId: 8, book: 'collection' } as const
  const specimen = { id: 7, subjectId: 1 } as Specimen

  test('a catalogue whose name is taken holds up only what concerns it', async () => {
    const { addCatalog } = await catalogs()
    const { restartBook, moveQuestions, removeQuestions, answerInBook } = await queries()
    await opened()
    const id = await addCatalog('wrong', '易混', root)
    await moveQuestions('wrong', [1], id)
    await answerInBook('wrong', question(1), '1')
    await answerInBook('wrong', question(2), '0')
    await removeQuestions('wrong', [2])
    await removeQuestions('wrong', [3])
    await restartBook('wrong', id)
    await restartBook('wrong', 100)
    there.refused = ['catalog/insert']
    await flush()
    expect(await lanes()).toEqual([
      'wrong.catalogInsert parked',
      'wrong.move waiting',
      'wrong.submit waiting',
      'wrong.clear waiting',
    ])
    expect(there.arrived).toEqual(['wrong/submit 2', 'wrong/remove 2', 'wrong/remove 3', 'wrong/clear 100'])
    there.refused = []
    const { ledgerAtom } = await import('../../../../src/queries/engine/overlay.ts')
    await page.unsent.retry(getDefaultStore().get(ledgerAtom).rows[0]?.seq ?? 0)
    await until(() => getDefaultStore().get(page.sync.syncStatusAtom).state === 'sent')
    expect(there.arrived.slice(4)).toEqual([
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
    there.isRefused = ({ body }) => body.markId === 0
    await flush()
    expect(await lanes()).toEqual(['question.own parked'])
    expect(there.arrived).toEqual(['own/save b', 'own/save c'])
  })

  test('a question made of one’s own mark waits for a mark that is refused', async () => {
    const { addOwn } = await queries()
    const { saveMark } = await import('../../../../src/queries/library/marks.ts')
    await opened()
    const mark = {
      ...{ clientId: 'mark', specimenId: 7, shape: 'point', points: [[1, 2]], frame: 0, name: '表皮' },
      ...{ desc: '', color: 'red', fontSize: 14, updatedAt: 0 },
    } as PersonalMark
    await saveMark(mark)
    await addOwn({ ...madeFrom, markId: 'mark' }, made, specimen)
    there.refused = ['personal/save']
    await flush()
    expect(await lanes()).toEqual(['mark.save parked', 'question.own waiting'])
    expect(there.arrived).toEqual([])
  })

  test('a question made on this device and moved into a new catalogue waits for both', async () => {
    const { addCatalog } = await catalogs()
    const { addOwn, moveQuestions } = await queries()
    await opened()
    await addOwn(madeFrom, made, specimen)
    const id = await addCatalog('collection', '易混', { id: 300, subjectId: 1 })
    await moveQuestions('collection', [clientId, 4], id)
    there.refused = ['own/save']
    await flush()
    expect(await lanes()).toEqual(['question.own parked', 'collection.move waiting'])
    expect(there.arrived).toEqual([`catalog/insert ${id}`, 'collection/move 4'])
  })

  test('a note, a report and a review hold up only themselves', async () => {
    const { writeNote, queueQuestionReport } = await import('../../../../src/queries/practice/notes.ts')
    const { addReview } = await import('../../../../src/queries/practice/review.ts')
    await opened()
    await writeNote(1, '一')
    await writeNote(2, '二')
    await queueQuestionReport({ questionId: 1, kind: 'text', text: '' })
    await addReview({ questionId: 1, at: 1, rating: 'good', ms: 1 }, { content: '', otherwise: 'again' })
    await addReview({ questionId: 2, at: 2, rating: 'good', ms: 1 }, { content: '', otherwise: 'again' })
    there.refused = ['note/save', 'question/report']
    await flush()
    expect(there.arrived).toEqual(['review/log 1', 'review/log 2'])
    expect(await lanes()).toEqual(['question.note parked', 'question.note parked', 'question.report parked'])
  })

  test('all changes to a question made on this device wait for it, in whichever book', async () => {
    const { addOwn, addWrong, moveQuestions, answerInBook } = await queries()
    const { writeNote } = await import('../../../../src/queries/practice/notes.ts')
    const { addReview } = await import('../../../../src/queries/practice/review.ts')
    await opened()
    await addOwn(madeFrom, made, specimen)
    await addWrong(made, 1, [specimen])
    await answerInBook('collection', made, '["x"]')
    await answerInBook('wrong', made, '["x"]')
    await moveQuestions('wrong', [clientId], 'own')
    await writeNote(clientId, '记')
    await addReview(
      { questionId: clientId, at: 1, rating: 'again', ms: 1 },
      { content: '', otherwise: 'again' },
    )
    there.refused = ['own/save']
    await flush()
    expect(there.arrived).toEqual([])
    expect(await lanes()).toEqual([
      'question.own parked',
      ...['wrong.add', 'collection.submit', 'wrong.submit', 'wrong.move', 'question.note', 'review.log'].map(
        (call) => `${call} waiting`,
      ),
    ])
  })

  test('a question made twice of the same mark is one, with the last view', async () => {
    const { makeQuestion } = await import('../../../../src/features/library/marks/makeQuestion.ts')
    const book = await shown('collection')
    await until(() => book.now() !== undefined)
    there.online = false
    const slide = { id: 7, subjectId: 1, fileType: 1 } as Specimen
    const mark = {
      ...{ id: 8, name: '表皮', nameEn: '', nameLatin: '', aliases: [] },
      x: 1,
      y: 1,
    } as unknown as Mark
    const places = [1, 2].map((x): ViewPlace => ({ x, y: 0, zoom: 1, rotation: 0 }) as unknown as ViewPlace)
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
  ])('C043 C052 a restart clears answers given before it and none after it, %s', async (_how, batch) => {
    const { renameBookCatalog } = await catalogs()
    const { restartBook, answerInBook } = await queries()
    await opened()
    const ask = browser.service
    browser.service = (asked) => {
      if (asked.path.endsWith('system/anon/info')) return { exactlyOnce: true, batch }
      return asked.path.endsWith('catalog/update') ? 403 : ask(asked)
    }
    for (const id of [1, 2, 3]) await answerInBook('wrong', question(id), '1')
    await renameBookCatalog('wrong', 'own', '易混')
    await restartBook('wrong', 100)
    await answerInBook('wrong', question(1), '0')
    let tries = 0
    there.isRefused = ({ path, body }) =>
      path.endsWith('wrong/submit') && body.questionId === 2 && tries++ === 0
    there.failure = 500
    await flush()
    const waits = [
      'wrong.submit waiting',
      'wrong.catalogUpdate parked',
      'wrong.clear waiting',
      'wrong.submit waiting',
    ]
    expect(await lanes()).toEqual(waits)
    expect(there.arrived.sort()).toEqual(['wrong/submit 1', 'wrong/submit 3'])
    // its time has come
    const { inUser } = await import('../../../../src/device/db.ts')
    await inUser(1, async (db) => {
      const [first] = await db.getAll('queue')
      if (first) await db.put('queue', { ...first, notBefore: 0 })
    })
    await page.sync.flushNow()
    await until(async () => (await lanes()).length === 1)
    expect(there.arrived.slice(2)).toEqual(['wrong/submit 2', 'wrong/clear 100', 'wrong/submit 1'])
  })

  test('a refused restart of a book holds up no answer', async () => {
    const { renameBookCatalog } = await catalogs()
    const { restartBook, answerInBook } = await queries()
    await opened()
    await renameBookCatalog('wrong', 'own', '易混')
    await restartBook('wrong', 'own')
    await restartBook('wrong', 100)
    await answerInBook('wrong', question(1), '1')
    // deleted on another device
    there.refused = ['catalog/update']
    there.isRefused = ({ path, body }) => path.endsWith('wrong/clear') && body.catalogId === 'own'
    const ask = browser.service
    browser.service = (asked) =>
      asked.path.endsWith('wrong/clear') && asked.body.catalogId === 100 ? 403 : ask(asked)
    await flush()
    expect(await lanes()).toEqual(['wrong.clear parked'])
    expect(there.arrived).toEqual(['wrong/submit 1'])
  })
})
