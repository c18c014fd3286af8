/** What stands below a question, as 错题本 knows it. */
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { books } from '../../../../../src/contract/books.ts'
import { AnswerDetails } from '../../../../../src/features/practice/question/AnswerDetails.tsx'
import { QuestionTools } from '../../../../../src/features/practice/question/QuestionTools.tsx'
import type { GivenAnswer } from '../../../../../src/features/practice/sources/progress.ts'
import type { QuestionSource } from '../../../../../src/features/practice/sources/questionSource.ts'
import { queryClient } from '../../../../../src/queries/engine/client.ts'
import { ledgerAtom } from '../../../../../src/queries/engine/overlay.ts'
import { keyOf } from '../../../../../src/queries/engine/query.ts'
import { bundle, question } from '../../../queries/shelves.ts'

i18n.loadAndActivate({ locale: 'zh', messages: {} })
queryClient.setQueryData(keyOf(books.wrong.bundle, {}), { reply: bundle(), asOf: 0 })

const markup = (of: ReactNode, store = createStore()) =>
  renderToStaticMarkup(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <I18nProvider i18n={i18n}>{of}</I18nProvider>
      </QueryClientProvider>
    </Provider>,
  )

const tools = (id: number, of: Partial<QuestionSource>) =>
  markup(
    <QuestionTools
      source={{ specimens: new Map(), subjectOf: () => 1, ...of } as unknown as QuestionSource}
      question={question(id)}
      onSheet={() => undefined}
    />,
  )

test('while 错题本 is practised a question can be taken out of it, and put back', () => {
  expect(tools(1, { book: 'wrong' })).toContain('移出错题本')
  expect(tools(9, { book: 'wrong' })).toContain('加入错题本')
  expect(tools(1, {})).toContain('已在错题本')
})

test('a structure of 考前突击 unknown to the service cannot be put into 错题本 by hand', () => {
  const made = { book: 'wrong', collectMade: () => () => Promise.resolve() } as const
  expect(tools(9, made)).not.toContain('错题本')
})

test('an answer that takes a question out of 错题本 says so, and no other one does', () => {
  const told = (streak: number, saving: GivenAnswer['saving']) => {
    const store = createStore()
    const local = { correct: true, stood: { times: 1, streak, removeAfter: 3 } }
    const row = { call: 'wrong.submit', input: { questionId: 'own', content: '1' }, local }
    const one = { ...row, state: 'waiting', subject: '', seq: 1, id: 'a', lane: '', madeAt: 0 } as const
    store.set(ledgerAtom, { ...store.get(ledgerAtom), rows: [one] as never })
    const given: GivenAnswer = { content: '1', correct: true, ms: 0, saving, since: 0 }
    const place = { question: question('own'), standing: 'right', content: '1', given } as const
    return markup(<AnswerDetails place={place} content="1" recited={false} />, store)
  }
  expect(told(2, 'saved')).toContain('已连续答对 3 次，移出错题本')
  expect(told(1, 'saved')).not.toContain('移出错题本')
  expect(told(2, 'saving')).not.toContain('移出错题本')
})
