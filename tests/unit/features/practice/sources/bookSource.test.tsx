/** Some of a book's questions as something to practise: what of them shows as answered. */
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { BookBundle } from '../../../../../src/contract/books.ts'
import type { BookName, QuestionId } from '../../../../../src/contract/questions.ts'
import { entriesOf, entriesToPractise, type Only } from '../../../../../src/features/books/items/listing.ts'
import { progressFrom, startIndex } from '../../../../../src/features/practice/sources/progress.ts'
import {
  narrowSource,
  type QuestionSource,
} from '../../../../../src/features/practice/sources/questionSource.ts'
import { useBookSource } from '../../../../../src/features/practice/sources/useBookSource.ts'
import { remainingRound } from '../../../../../src/features/practice/sources/useRound.ts'
import { queryClient } from '../../../../../src/queries/engine/client.ts'
import { item, node, question } from '../../../queries/shelves.ts'

const root = node(100, null, [4, 3, 1])
const book: BookBundle = {
  tree: [root],
  items: [
    item(1, 100, { at: 4, isSubmited: true, isCorrected: true, content: '1', streak: 1 }),
    item(2, 100, { at: 3, isSubmited: true, isCorrected: false, content: '0' }),
    item(3, 100, { at: 2, isSubmited: true, isCorrected: false, content: '0' }),
    item(4, 100, { at: 1 }),
  ],
  questions: [1, 2, 3, 4].map((id) => question(id)),
  specimens: [],
}

const practice = '/exercise/wrong/question/$catalogId'

interface Asked {
  name: BookName
  only: Only
  /** answered in the round before */
  begun: readonly QuestionId[]
  onDeck: (source: QuestionSource) => void
}

function Opened({ name, only, begun, onDeck }: Asked) {
  const round = new Set(begun)
  onDeck(
    useBookSource({
      ...{ deckKey: 'wrong:100', name, book, only, catalogId: 100, subjectId: 1, begun: round },
      ...{ title: '', back: '/exercise/wrong', names: new Map(), chapters: new Map() },
      resumable: { to: practice, catalogId: 100, search: { only }, name: '错题本 · 组织', nameEn: '' },
      entries: entriesToPractise(entriesOf(book, root), only, round),
    }),
  )
  return null
}

/** The source as it is opened. */
function deckOf(only: Only, begun: readonly QuestionId[], name: BookName = 'wrong'): QuestionSource {
  const sources: QuestionSource[] = []
  renderToString(
    <QueryClientProvider client={queryClient}>
      <Opened {...{ name, only, begun }} onDeck={(source) => sources.push(source)} />
    </QueryClientProvider>,
  )
  const [source] = sources
  if (!source) throw new Error('not rendered')
  return source
}

const standings = (source: QuestionSource) =>
  progressFrom(source, new Map()).map(({ question, standing, content }) => [question.id, standing, content])

test('one kind of a catalogue shows only what was answered since it was begun', () => {
  expect(standings(deckOf('PANDUAN', []))).toEqual([1, 2, 3, 4].map((id) => [id, 'unanswered', '']))
  const source = deckOf('PANDUAN', [1, 3])
  expect(standings(source)).toEqual([
    [1, 'right', '1'],
    [2, 'unanswered', ''],
    [3, 'wrong', '0'],
    [4, 'unanswered', ''],
  ])
  // and so practice starts where it was left
  expect(startIndex(progressFrom(source, new Map()), undefined, 3)).toBe(2)
})

test('what was never right keeps what became right since it was begun', () => {
  expect(standings(deckOf('never', [])).map(([id]) => id)).toEqual([2, 3, 4])
  expect(standings(deckOf('never', [1]))).toEqual([
    [1, 'right', '1'],
    [2, 'unanswered', ''],
    [3, 'unanswered', ''],
    [4, 'unanswered', ''],
  ])
})

test('all of a catalogue shows every answer that stands', () => {
  expect(standings(deckOf(undefined, [])).map(([, standing]) => standing)).toEqual([
    ...['right', 'wrong', 'wrong', 'unanswered'],
  ])
})

test('what was cleared since is to be answered once more', () => {
  expect(standings(deckOf('PANDUAN', [4]))[3]).toEqual([4, 'unanswered', ''])
})

test('some of a book can be begun anew, as all of it can', () => {
  for (const only of ['PANDUAN', 'never', undefined]) expect(deckOf(only, []).restart).toBeDefined()
})

test('home resumes a selection of a book, but not questions practised again', () => {
  const source = deckOf('never', [])
  expect(source.resumable).toMatchObject({ to: practice, catalogId: 100, search: { only: 'never' } })
  expect(narrowSource(source, new Set([2]), '只练错题').resumable).toBeUndefined()
})

test('once nothing is left, the next round begins', () => {
  expect([...remainingRound([1, 2, 3], new Set([1, 3]))]).toEqual([1, 3])
  expect(remainingRound([1, 2], new Set([1, 2, 9])).size).toBe(0)
})
