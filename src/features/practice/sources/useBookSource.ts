import { useCallback, useMemo, useState } from 'react'
import type { BookBundle, BookItem, CatalogId } from '../../../contract/books.ts'
import type { AnyQuestion, BookName, QuestionId } from '../../../contract/questions.ts'
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

type Entries = Given['entries']

/** Stores an answer in the book, and counts it in the round where only some of the questions are asked. */
function useBookAnswers({ name, only, subjectId }: Given, answered: ReturnType<typeof useRound>['answered']) {
  const sitting = usePracticeSitting()
  const { guessed, aside } = useGuessedOfMissed()
  const submit = useCallback<QuestionSource['submit']>(
    async (question, content, ms, { amends, key } = {}) => {
      const given = { ms, amends, guessed: guessed.has(question.id) }
      const submit = (beside?: Beside) =>
        answerInBook(name, question, content, { ...given, subjectId, key, beside })
      await sitting({ ...given, question, content, submit })
      if (only !== undefined) await answered(question.id)
    },
    [name, only, subjectId, answered, sitting, guessed],
  )
  return { submit, aside }
}

/** The answers that show. @param round the questions of which they show; null: all */
function useShownAnswers(entries: Entries, stored: ReadonlyMap<QuestionId, BookItem>, round: Round | null) {
  return useMemo(() => {
    const shown = ({ id }: AnyQuestion) => (!round || round.has(id) ? stored.get(id) : undefined)
    const stands = entries.flatMap(({ question }) => {
      const item = shown(question)
      return item?.isSubmited ? [{ id: question.id, ...item }] : []
    })
    const timed = stands.flatMap(({ id, ms }) => (ms === undefined ? [] : [[id, ms] as const]))
    return {
      items: entries.map(({ question }) => shown(question) ?? unansweredItem(question)),
      contents: new Map(stands.map(({ id, content }) => [id, content])),
      times: new Map(timed),
    }
  }, [entries, stored, round])
}

/**
 * A catalogue of a book as something to practise. The questions stay as they were when it was opened, for one that is
 * answered may leave the book, or no longer be among those that were asked for. Where only some are asked, what was
 * answered before them does not show: they are answered anew, in as many sittings as it takes.
 */
export function useBookSource(given: Given): QuestionSource {
  const { name, book, only, catalogId, subjectId, entries } = given
  const { deckKey, title, back, resumable, names, chapters } = given
  const [fixed, setFixed] = useState(entries)
  const ids = useMemo(() => fixed.map(({ question }) => question.id), [fixed])
  const { round, answered, anew } = useRound(deckKey, given.begun, ids)
  const items = useMemo(() => new Map(book.items.map((item) => [item.questionId, item])), [book])
  const specimens = useMemo(() => new Map(book.specimens.map((one) => [one.id, one])), [book])
  const { submit, aside } = useBookAnswers(given, answered)
  const answers = useShownAnswers(fixed, items, only === undefined ? null : round)
  return useMemo(
    (): QuestionSource => ({
      key: deckKey,
      title,
      back,
      questions: fixed.map(({ question }) => question),
      ...answers,
      specimens,
      submit,
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
    }),
    [
      deckKey,
      name,
      only,
      catalogId,
      subjectId,
      fixed,
      answers,
      submit,
      anew,
      items,
      specimens,
      title,
      back,
      resumable,
      names,
      chapters,
      aside,
    ],
  )
}
