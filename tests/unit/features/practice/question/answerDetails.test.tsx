/** What is told below an answer of when its question comes back. */
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { type BookBundle, books } from '../../../../../src/contract/books.ts'
import { type ReviewEntry, reviewLog } from '../../../../../src/contract/review.ts'
import { AnswerDetails } from '../../../../../src/features/practice/question/AnswerDetails.tsx'
import type { QuestionProgress } from '../../../../../src/features/practice/sources/progress.ts'
import { queryClient } from '../../../../../src/queries/engine/client.ts'
import { keyOf } from '../../../../../src/queries/engine/query.ts'
import { dayMs } from '../../../../../src/rules/review/day.ts'
import { option, question } from '../../../rules/grading/questions.ts'

i18n.loadAndActivate({ locale: 'zh', messages: {} })

const asked = question('DANXUAN', { id: 5, options: [option(1, true), option(2, false)] })
const inBook = { questionId: 5, at: 0, times: 1, streak: 0, isCorrected: null, catalogId: null }

function told(items: object[], given: Omit<ReviewEntry, 'clientId'>[], recited = false): string {
  const bundle = { items, catalogs: [], questions: [], specimens: [] } as unknown as BookBundle
  queryClient.setQueryData(keyOf(books.wrong.bundle, {}), { reply: bundle, asOf: 0 })
  const entries = given.map((entry, at) => ({ ...entry, clientId: `${at}` }))
  queryClient.setQueryData(keyOf(reviewLog, {}), { reply: { entries }, asOf: 0 })
  const place: QuestionProgress = { question: asked, standing: 'wrong', content: '2' }
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <I18nProvider i18n={i18n}>
        <AnswerDetails place={place} content="2" recited={recited} />
      </I18nProvider>
    </QueryClientProvider>,
  )
}

beforeEach(() => queryClient.clear())

test('after an answer the day is told on which its question comes back in review', () => {
  const now = Date.now()
  const good = { questionId: 5, at: now, rating: 'good', ms: 900 } as const
  const [, month, day] = /下次复习：(\d+)月(\d+)日/.exec(told([inBook], [good])) ?? []
  const next = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((days) => new Date(now + days * dayMs))
  expect(next.map((date) => `${date.getMonth() + 1}/${date.getDate()}`)).toContain(`${month}/${day}`)
  const again = told([inBook], [{ ...good, rating: 'again' }])
  expect(again).toMatch(/今天会再次复习|下次复习/)
})

test('nothing is told of a question that is not in the book, or that was only read', () => {
  const good = { questionId: 5, at: Date.now(), rating: 'good', ms: 900 } as const
  expect(told([], [good])).not.toMatch(/复习/)
  expect(told([inBook], [good], true)).not.toMatch(/复习/)
})
