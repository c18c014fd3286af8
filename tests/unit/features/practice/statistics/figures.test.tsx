import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { getDefaultStore } from 'jotai'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, test } from 'vitest'
import type { BookBundle } from '../../../../../src/contract/books.ts'
import type { ChapterFigures, Confusion, Figures } from '../../../../../src/contract/review.ts'
import type { QueueRow } from '../../../../../src/device/stored.ts'
import { Confusions } from '../../../../../src/features/practice/statistics/Confusions.tsx'
import { SubjectFigures } from '../../../../../src/features/practice/statistics/SubjectFigures.tsx'
import { queryClient } from '../../../../../src/queries/engine/client.ts'
import { ledgerAtom, setLedger } from '../../../../../src/queries/engine/overlay.ts'
import { bookQuery } from '../../../../../src/queries/practice/books.ts'
import { figuresQuery } from '../../../../../src/queries/practice/figures.ts'
import { chapterTreeQuery } from '../../../../../src/queries/practice/practice.ts'
import { reviewLogQuery } from '../../../../../src/queries/practice/review.ts'
import { item, question } from '../../../queries/shelves.ts'

i18n.loadAndActivate({ locale: 'zh', messages: {} })

const markup = (of: ReactNode) =>
  renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <I18nProvider i18n={i18n}>{of}</I18nProvider>
    </QueryClientProvider>,
  )

const known = (options: { queryKey: readonly unknown[] }, reply: unknown) =>
  queryClient.setQueryData(options.queryKey, { reply, asOf: 0 })

const chapter = (catalogId: number, more: Partial<ChapterFigures>): ChapterFigures => ({
  ...{ catalogId, name: `章 ${catalogId}`, nameEn: '', answers: 9, questions: 9 },
  ...{ judged: 9, firstTry: null, timed: 9, ms: null },
  ...more,
})

const figures = (more: Partial<Figures>): Figures => ({
  ...{ judged: 0, firstTry: null, chapters: [], confusions: [], days: [] },
  ...more,
})

/** The values of the subject and then of each chapter, as words. */
function factsOf(reply: Figures): string[] {
  known(figuresQuery(1), reply)
  const facts = [...markup(<SubjectFigures subject={1} />).matchAll(/<dd[^>]*>(.*?)<\/dd>/g)]
  return facts.map(([, value = '']) => value.replace(/<[^>]+>/g, '').trim())
}

beforeEach(() => {
  queryClient.clear()
  setLedger(null)
  const book: Pick<BookBundle, 'items' | 'questions' | 'tree' | 'specimens'> = {
    ...{ tree: [], specimens: [] },
    items: [1, 2, 3].map((id) => item(id, 1)),
    questions: [1, 2, 3].map((id) => question(id)),
  }
  known(bookQuery('wrong'), book)
  known(reviewLogQuery(), { entries: [] })
  known(chapterTreeQuery(1), [])
})

describe('figures of a subject', () => {
  test('each value that rests on too little says what there is of it', () => {
    const chapters = [10, 11].map((id) => chapter(id, id === 11 ? { answers: 12, timed: 4 } : {}))
    expect(factsOf(figures({ chapters, judged: 18, firstTry: 0.5 }))).toEqual([
      '21 次',
      '50%',
      '—暂无 错题 3 题，满 10 题才有',
      '—暂无 已判 9 题，满 10 题才有',
      '—暂无 错题 3 题，满 10 题才有',
      '—暂无 计时 9 次，满 10 次才有',
      '—暂无 已判 9 题，满 10 题才有',
      '—暂无 错题 0 题，满 10 题才有',
      '—暂无 计时 4 次，满 10 次才有',
    ])
  })

  test('what nobody judges is not among what would be known today, as in the review', () => {
    const judged = Array.from({ length: 9 }, (_, n) => n + 1)
    const book = (tenth: string) =>
      known(bookQuery('wrong'), {
        ...{ tree: [], specimens: [] },
        items: [...judged, 10].map((id) => item(id, 1)),
        questions: [...judged.map((id) => question(id)), question(10, tenth)],
      })
    const recall = () => factsOf(figures({ chapters: [chapter(10, {})] }))[2]
    book('OTHER')
    expect(recall()).toBe('—暂无 错题 9 题，满 10 题才有')
    book('WENDA')
    expect(recall()).toMatch(/^\d+%$/)
  })

  test('answers given offline are counted and shown as not delivered', () => {
    const node = { id: 10, parentId: null, name: '肾', nameEn: '', level: 1, isOpen: true, items: [] }
    known(chapterTreeQuery(1), [{ ...node, total: 3, submitted: 0, corrected: 0 }])
    const input = { catalogId: 10, questionId: 1, content: '1', paperId: 'p', at: 5 }
    const row = {
      seq: 1,
      call: 'chapter.submit',
      input,
      local: { correct: true },
      madeAt: 5,
      state: 'waiting',
    }
    const elsewhere = { ...row, seq: 2, input: { ...input, catalogId: 20, questionId: 2 } }
    const rows = [row, elsewhere] as unknown as QueueRow[]
    setLedger({ ...getDefaultStore().get(ledgerAtom), rows, waiting: 2 })
    expect(factsOf(figures({}))[0]).toBe('1 次')
    const screen = markup(<SubjectFigures subject={1} />)
    expect(screen).toContain('>肾<')
    expect(screen).toContain('1 题的作答还没送达')
  })

  test('what an older build kept of them says no number that it does not know', () => {
    const { judged: _, timed: __, ...old } = chapter(10, { firstTry: 0.25, ms: 4000 })
    const reply = { chapters: [old], confusions: [], days: [] } as unknown as Figures
    const [, firstTry, , ...ofChapter] = factsOf(reply)
    expect([firstTry, ofChapter[0], ofChapter[2]]).toEqual(['—暂无 已判 0 题，满 10 题才有', '25%', '4 秒'])
  })
})

test('what was taken for what is read as words, whatever markup its question came with', () => {
  const one: Confusion = {
    ...{ questionId: 1, title: '<p>分泌<b>肾素</b>的是</p>', titleEn: '', times: 2 },
    ...{ right: '<p>球旁细胞</p>', rightEn: '', chosen: '致密斑', chosenEn: '' },
  }
  const text = markup(<Confusions items={[one]} />)
  expect(text).toContain('球旁细胞')
  expect(text).toContain('分泌肾素的是')
  expect(text).not.toContain('&lt;')
})

test('a wrong one of several choices was chosen in the place of no other', () => {
  const one: Confusion = {
    ...{ questionId: 1, title: '属于疏松结缔组织细胞的有', titleEn: '', times: 3 },
    ...{ right: '', rightEn: '', chosen: '骨细胞', chosenEn: '' },
  }
  const text = markup(<Confusions items={[one]} />)
  expect(text).toMatch(/误选 <strong[^>]*>骨细胞/)
  expect(text).not.toContain('答成了')
})
