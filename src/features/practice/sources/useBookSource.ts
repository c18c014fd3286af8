import { useMemo, useState } from 'react'
import type { BookBundle, BookItem, CatalogId } from '../../../contract/books.ts'
import type { AnyQuestion, BookName } from '../../../contract/questions.ts'
import type { Round } from '../../../drafts/useDrafts.ts'
import type { Beside } from '../../../outbox/entry.ts'
import { answerInBook, restartBook } from '../../../queries/practice/books.ts'
import type { Resumable } from './lastPlace.ts'
import { type QuestionSource, unansweredItem } from './questionSource.ts'
import { useGuessedOfMissed } from './useGuessedOfMissed.tsx'
import { usePracticeSitting } from './usePracticeSitting.ts'
import { useRound } from './useRound.ts'

interface Given {
  /** names the source on this device */
  deckKey: string
  name: BookName
  book: BookBundle
  /** which of the catalogue's questions; left out: all, as far as they are */
  only?: string
  catalogId: CatalogId
  subjectId: number
  /** the questions that are practised, in order */
  entries: readonly { item: BookItem; question: AnyQuestion }[]
  /** an earlier round through some of the catalogue's questions, which is resumed */
  begun: Round
  title: string
  back: QuestionSource['back']
  /** how to resume this practice; the same object while nothing in it changes */
  resumable?: Resumable
  /** the names of the catalogues below */
  names: ReadonlyMap<CatalogId, string>
  /** the names of the subject's chapters, for what stands in none of those */
  chapters: ReadonlyMap<number, string>
}

/**
 * A catalogue of a book as something to practise. The questions stay as they were when it was opened, for one that is
 * answered may leave the book, or no longer be among those that were asked for. Where only some are asked, what was
 * answered before them does not show: they are answered anew, in as many sittings as it takes.
 */
export function useBookSource(given: Given): QuestionSource {
  const {
    deckKey,
    name,
    book,
    only,
    catalogId,
    subjectId,
    entries,
    title,
    back,
    resumable,
    names,
    chapters,
  } = given
  const sitting = usePracticeSitting()
  const { guessed, aside } = useGuessedOfMissed()
  const [fixed, setFixed] = useState(entries)
  const ids = useMemo(() => fixed.map(({ question }) => question.id), [fixed])
  const { round, answered, anew } = useRound(deckKey, given.begun, ids)
  const items = useMemo(() => new Map(book.items.map((item) => [item.questionId, item])), [book])
  const specimens = useMemo(() => new Map(book.specimens.map((one) => [one.id, one])), [book])
  return useMemo((): QuestionSource => {
    const shown = ({ id }: AnyQuestion) => (only === undefined || round.has(id) ? items.get(id) : undefined)
    const stands = fixed.flatMap(({ question }) => {
      const item = shown(question)
      return item?.isSubmited ? [{ id: question.id, ...item }] : []
    })
    const timed = stands.flatMap(({ id, ms }) => (ms === undefined ? [] : [[id, ms] as const]))
    return {
      key: deckKey,
      title,
      back,
      questions: fixed.map(({ question }) => question),
      items: fixed.map(({ question }) => shown(question) ?? unansweredItem(question)),
      contents: new Map(stands.map(({ id, content }) => [id, content])),
      times: new Map(timed),
      specimens,
      async submit(question, content, ms, { amends, key } = {}) {
        const given = { ms, amends, guessed: guessed.has(question.id) }
        const submit = (beside?: Beside) =>
          answerInBook(name, question, content, { ...given, subjectId, key, beside })
        await sitting({ ...given, question, content, submit })
        if (only !== undefined) await answered(question.id)
      },
      async restart() {
        if (only === undefined) await restartBook(name, catalogId)
        else await anew()
        setFixed((before) => before.filter(({ question }) => items.has(question.id)))
      },
      subjectOf: () => subjectId,
      book: name,
      resumable,
      catalogName: ({ id, catalogId: chapter }) =>
        names.get(items.get(id)?.catalogId ?? catalogId) ?? chapters.get(chapter),
      aside,
    }
  }, [
    deckKey,
    name,
    only,
    catalogId,
    subjectId,
    fixed,
    round,
    answered,
    anew,
    items,
    specimens,
    title,
    back,
    resumable,
    names,
    chapters,
    sitting,
    guessed,
    aside,
  ])
}
