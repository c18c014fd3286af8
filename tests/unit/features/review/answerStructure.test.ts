import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type BookBundle, books } from '../../../../src/contract/books.ts'
import type { Mark, Specimen } from '../../../../src/contract/specimens.ts'
import type { Exam } from '../../../../src/features/exam/exam.ts'
import type { QuestionSource } from '../../../../src/features/practice/sources/questionSource.ts'
import { neverTested, type UntestedStructure } from '../../../../src/features/review/structures.ts'
import type { Review } from '../../../../src/features/review/useReview.ts'
import { writeBlanks } from '../../../../src/rules/kinds/fill.ts'
import { type Browser, installBrowser, openPage, type Page, until } from '../../queries/world.ts'

const specimen = {
  ...{ id: 3, subjectId: 1, fileType: 1, kind: 'slide', width: 1000, height: 1000, scale: 0.5, zoom: 40 },
  tiles: {},
} as unknown as Specimen
const mark = (id: number, name: string): Mark => ({
  ...{ id, layer: 'preset', name, nameEn: '', nameLatin: '', aliases: [], desc: '', descEn: '' },
  ...{ x: id * 100, y: 500, outline: [], objective: 10, frames: [], creatorName: '' },
})
const materials = [{ specimen, marks: [mark(1, '角质层'), mark(2, '基底层')] }]
const empty: BookBundle = {
  tree: [
    {
      id: 1,
      parentId: null,
      subjectId: 1,
      name: '全部',
      nameEn: 'All',
      total: 0,
      submitted: 0,
      corrected: 0,
      items: [],
    },
  ],
  items: [],
  questions: [],
  specimens: [],
} as unknown as BookBundle

let browser: Browser
let page: Page
let structure: UntestedStructure

/** The queue, as it goes to the service. */
const waiting = async () => {
  const { ledgerAtom } = await import('../../../../src/queries/engine/overlay.ts')
  const { getDefaultStore } = await import('jotai')
  await page.reading.ledgerRead()
  return getDefaultStore()
    .get(ledgerAtom)
    .rows.map(({ call, input, lane }) => ({ call, input: input as Record<string, unknown>, lane }))
}
const tested = async () => [
  ...(await (await import('../../../../src/queries/practice/tested.ts')).loadTested()),
]

beforeEach(async () => {
  vi.unstubAllGlobals()
  browser = installBrowser()
  browser.service = ({ path }) => (path === 'line' ? {} : path.includes('login') ? {} : null)
  page = await openPage()
  await page.begin.signIn(
    { accessToken: 'T1', expireInSeconds: 2_592_000, id: 1, roleTypeKeys: ['Student'] },
    { remember: true, shared: false },
  )
  browser.service = () => null
  for (const name of ['wrong', 'collection'] as const)
    page.client.queryClient.setQueryData(page.query.keyOf(books[name].bundle, {}), { reply: empty, asOf: 0 })
  structure = neverTested(materials, [], new Set())[0] as UntestedStructure
})
afterEach(() => page.sync.leaveQueue())

/** What stands in a book, as a screen shows it. */
async function standing(name: 'wrong' | 'collection') {
  const { foldBook } = await import('../../../../src/queries/practice/booksFold.ts')
  const { operationsAfter } = await import('../../../../src/queries/engine/overlay.ts')
  await page.reading.ledgerRead()
  return foldBook(name, empty, operationsAfter(0)).items.map(({ questionId, times }) => [questionId, times])
}

function Rendered({ inSet }: { inSet: () => void }) {
  inSet()
  return null
}

describe('a structure of 考前突击', () => {
  test('that is known makes no question, is tested, and is not asked again', async () => {
    const { answerStructure } = await import('../../../../src/features/review/answerStructure.ts')
    expect(await answerStructure(structure, writeBlanks(['角质层']))).toEqual({ correct: true })
    const told = { specimenId: 3, markId: 1, right: true, said: '角质层' }
    expect(await waiting()).toMatchObject([{ call: 'exam.answers', input: { stations: [told] } }])
    expect(await tested()).toEqual(['3:1'])
    const next = neverTested(materials, [], new Set(await tested()))
    expect(next.map(({ key }) => key)).toEqual(['3:2'])
  })

  test('that is missed several times stands in 错题本 once and is tested once', async () => {
    const { answerStructure } = await import('../../../../src/features/review/answerStructure.ts')
    for (const _ of [1, 2]) await answerStructure(structure, writeBlanks(['真皮']))
    expect(await standing('wrong')).toEqual([[structure.question.id, 2]])
    expect(await tested()).toEqual(['3:1'])
  })

  test('that its student counts as right after all leaves 错题本 for that miss alone', async () => {
    const { answerStructure } = await import('../../../../src/features/review/answerStructure.ts')
    const near = async (miss: string) => await answerStructure(structure, writeBlanks(['角貭层']), miss)
    const counted = async (miss: string) =>
      await answerStructure(structure, writeBlanks(['角质层']), miss, true)
    for (const miss of ['miss 1', 'miss 2']) await near(miss)
    expect(await counted('miss 2')).toEqual({ correct: true })
    expect(await standing('wrong')).toEqual([[structure.question.id, 1]])
    await counted('miss 1')
    expect(await standing('wrong')).toEqual([])
    expect(await tested()).toEqual(['3:1'])
  })

  test.each(['角质层', '真皮'])(
    'answered %s waits until the service has all of it, and was then received',
    async (word) => {
      const { answerStructure } = await import('../../../../src/features/review/answerStructure.ts')
      const { savedState } = await import('../../../../src/features/practice/sources/progress.ts')
      const { acknowledgedAtom, pendingAnswersAtom } = await import(
        '../../../../src/queries/engine/pendingAnswers.ts'
      )
      const { lastReceipt } = await import('../../../../src/queries/engine/overlay.ts')
      const { getDefaultStore } = await import('jotai')
      const { question } = structure
      const content = writeBlanks([word])
      const given = {
        content,
        correct: word === '角质层',
        ms: 1,
        saving: 'saved' as const,
        since: lastReceipt(),
      }
      const place = { question, standing: given.correct ? 'right' : 'wrong', content, given } as const
      const state = async () => {
        await page.reading.ledgerRead()
        const store = getDefaultStore()
        const pending = store.get(pendingAnswersAtom).get(question.id)
        return savedState(place, undefined, pending, store.get(acknowledgedAtom).get(question.id))
      }
      // nothing of it is stored: then nothing can be said
      expect(await state()).toBe('unknown')
      await answerStructure(structure, content)
      expect(await state()).toBe('waiting')
      browser.service = () => ({})
      await until(async () => {
        await page.sync.flushNow()
        return (await state()) !== 'waiting'
      })
      expect(await waiting()).toEqual([])
      expect(await state()).toBe('received')
    },
  )

  test('that is collected is not taken for one that was answered', async () => {
    const { collectStructure } = await import('../../../../src/features/review/answerStructure.ts')
    const { pendingAnswersAtom } = await import('../../../../src/queries/engine/pendingAnswers.ts')
    const { getDefaultStore } = await import('jotai')
    await collectStructure(structure)
    expect((await waiting()).map(({ call }) => call)).toEqual(['question.own'])
    expect(getDefaultStore().get(pendingAnswersAtom).size).toBe(0)
  })

  test('that is nearly written right leaves 错题本 once it is counted as right in its set', async () => {
    const { useReviewSource } = await import('../../../../src/features/review/useReviewSource.ts')
    const sources: Pick<QuestionSource, 'submit'>[] = []
    const review = { book: empty, usual: () => 30_000 } as unknown as Review
    const inSet = () => {
      sources.push(useReviewSource(review, { ids: [], structures: [structure] }, '', new Map()))
    }
    renderToString(createElement(Rendered, { inSet }))
    const submit = async (text: string, amends?: boolean) =>
      await sources[0]?.submit(structure.question, writeBlanks([text]), 5000, { amends })
    await submit('角貭层')
    expect(await standing('wrong')).toEqual([[structure.question.id, 1]])
    await submit('角质层', true)
    expect(await standing('wrong')).toEqual([])
  })

  test('is collected with what makes it, as the service has never heard of it', async () => {
    const { collectStructure } = await import('../../../../src/features/review/answerStructure.ts')
    const { saidCollectedAtom } = await import('../../../../src/queries/practice/questionCollected.ts')
    const { getDefaultStore } = await import('jotai')
    await collectStructure(structure)
    const { id } = structure.question
    const made = { at: expect.any(Number), clientId: id, specimenId: 3, markId: 1, book: 'collection' }
    expect((await waiting()).map(({ call, input }) => [call, input])).toEqual([['question.own', made]])
    expect(await standing('collection')).toEqual([[id, 0]])
    expect(getDefaultStore().get(saidCollectedAtom).get(id)).toBe(true)
    const { uncollect } = await import('../../../../src/queries/practice/books.ts')
    await uncollect(id)
    expect(getDefaultStore().get(saidCollectedAtom).get(id)).toBe(false)
    // taken out in the lane of what makes it: never before it
    expect(new Set((await waiting()).map(({ lane }) => lane)).size).toBe(1)
  })
})

test('every station of an exam that was judged is tested, the right ones too', async () => {
  const { makeStations } = await import('../../../../src/rules/exam/stations.ts')
  const { finishExam } = await import('../../../../src/features/exam/finish.ts')
  const stations = makeStations(materials, { mode: 'name', chooses: false, count: 2, random: () => 0 })
  const exam: Exam = {
    ...{ scope: { kind: 'subject', id: 1 }, name: '', nameEn: '', mode: 'name', chooses: false },
    ...{
      seconds: 60,
      stations,
      materials: { 3: materials[0] as (typeof materials)[0] },
      left: 0,
      begun: '',
      flash: 0,
    },
    given: stations.map(() => ({ text: '角质层', at: null, view: null, ms: 5 })),
  }
  await finishExam(exam)
  expect((await tested()).sort()).toEqual(['3:1', '3:2'])
})
