/** "I am guessing", where an answer is a review: wherever a question of 错题本 is practised. */
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import type { ChapterBundle } from '../../../../../src/contract/practice.ts'
import { useBookSource } from '../../../../../src/features/practice/sources/useBookSource.ts'
import { useChapterSource } from '../../../../../src/features/practice/sources/useChapterSource.ts'
import { queryClient } from '../../../../../src/queries/engine/client.ts'
import { bookQuery } from '../../../../../src/queries/practice/books.ts'
import { bundle, question } from '../../../queries/shelves.ts'

i18n.loadAndActivate({ locale: 'zh', messages: {} })

beforeEach(() => {
  queryClient.clear()
  queryClient.setQueryData(bookQuery('wrong').queryKey, { reply: bundle(), asOf: 0 })
})

const chapter = {
  chapter: { id: 10, subjectId: 1, name: '上皮', nameEn: '' },
  card: { paperId: '', items: [] },
  ...{ questions: [], submissions: [], specimens: [] },
} satisfies ChapterBundle

function InChapter({ id }: { id: number }) {
  return useChapterSource(chapter).aside?.(question(id))
}

function InCollection({ id }: { id: number }) {
  const source = useBookSource({
    ...{ deckKey: 'collection:100', name: 'collection', book: bundle(), catalogId: 100, subjectId: 1 },
    ...{ entries: [], begun: new Set(), title: '', back: '/exercise/collection' },
    ...{ names: new Map(), chapters: new Map() },
  })
  return source.aside?.(question(id))
}

test.each([
  ['a chapter', InChapter],
  ['the collection', InCollection],
])('in %s a guess can be said of what stands in 错题本, and of nothing else', (_, Practised) => {
  const said = (id: number) =>
    renderToStaticMarkup(
      <QueryClientProvider client={queryClient}>
        <I18nProvider i18n={i18n}>
          <Practised id={id} />
        </I18nProvider>
      </QueryClientProvider>,
    )
  expect(said(1)).toContain('没把握')
  expect(said(9)).toBe('')
})
