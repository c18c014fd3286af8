import { useMemo, useState } from 'react'
import type { BookBundle, BookItem, CatalogId } from '../../contract/books.ts'
import type { AnyQuestion, BookName } from '../../contract/questions.ts'
import { clearBook, submitInBook } from '../../queries/books.ts'
import { type Deck, unanswered } from './deck.ts'
import { useSitting } from './useSitting.ts'

interface Given {
  name: BookName
  book: BookBundle
  /** which of the catalogue's questions; left out: all, as far as they are */
  only?: string
  catalogId: CatalogId
  subjectId: number
  /** what is practised, in order */
  entries: readonly { item: BookItem; question: AnyQuestion }[]
  title: string
  back: Deck['back']
  /** the names of the catalogues below */
  names: ReadonlyMap<CatalogId, string>
  /** the names of the subject's chapters, for what stands in none of those */
  chapters: ReadonlyMap<number, string>
}

/**
 * A catalogue of a book as something to practise. The questions stay as they were when it was opened, for one that is
 * answered may leave the book, or no longer be among those that were asked for.
 */
export function useBookDeck(given: Given): Deck {
  const { name, book, only, catalogId, subjectId, entries, title, back, names, chapters } = given
  const sitting = useSitting()
  const [fixed, setFixed] = useState(entries)
  const items = useMemo(() => new Map(book.items.map((item) => [item.questionId, item])), [book])
  const specimens = useMemo(() => new Map(book.specimens.map((one) => [one.id, one])), [book])
  return useMemo((): Deck => {
    const shown = (question: AnyQuestion) =>
      (only === undefined ? items.get(question.id) : undefined) ?? unanswered(question)
    const answered = fixed.flatMap(({ question }) => {
      const item = only === undefined ? items.get(question.id) : undefined
      return item?.isSubmited ? [{ id: question.id, ...item }] : []
    })
    const timed = answered.flatMap(({ id, ms }) => (ms === undefined ? [] : [[id, ms] as const]))
    return {
      key: [name, catalogId, ...(only ? [only] : [])].join(':'),
      title,
      back,
      questions: fixed.map(({ question }) => question),
      items: fixed.map(({ question }) => shown(question)),
      contents: new Map(answered.map(({ id, content }) => [id, content])),
      times: new Map(timed),
      specimens,
      submit: (question, content, ms, amends) =>
        sitting(question, content, ms, () =>
          submitInBook(name, question, content, { subjectId, ms, amends }),
        ),
      restart:
        only === undefined
          ? async () => {
              await clearBook(name, catalogId)
              setFixed((before) => before.filter(({ question }) => items.has(question.id)))
            }
          : undefined,
      subjectOf: () => subjectId,
      book: name,
      catalogName: ({ id, catalogId: chapter }) =>
        names.get(items.get(id)?.catalogId ?? catalogId) ?? chapters.get(chapter),
    }
  }, [name, only, catalogId, subjectId, fixed, items, specimens, title, back, names, chapters, sitting])
}
