import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import type { ChapterNode } from '../../../contract/practice.ts'
import type { ChapterFigures, Figures, FirstTries } from '../../../contract/review.ts'
import { useNow } from '../../../parts/useNow.ts'
import { ledgerAtom } from '../../../queries/engine/overlay.ts'
import { bookQuery } from '../../../queries/practice/books.ts'
import { figuresQuery, waitingIn } from '../../../queries/practice/figures.ts'
import { chapterTreeQuery } from '../../../queries/practice/practice.ts'
import { reviewLogQuery } from '../../../queries/practice/review.ts'
import { memoriesOf, missed, recallAt } from '../../../rules/review/memory.ts'
import { reviewable } from '../../../rules/review/reviewable.ts'

/** answers, or questions, below which nothing is said */
export const minAnswers = 10

export interface Recall {
  /** questions of the wrong book that can be reviewed */
  missed: number
  /** 0 to 1: how many of them would be known today; null below ten */
  recall: number | null
}

export type ChapterLine = ChapterFigures & Recall

export interface FiguresView extends FirstTries, Recall {
  chapters: ChapterLine[]
  confusions: Figures['confusions']
  days: Figures['days']
  /** answers in the subject's chapters */
  answers: number
  /** questions of the subject whose answers are not delivered */
  waiting: number
}

const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length
const recallOf = (values: readonly number[]): Recall => ({
  missed: values.length,
  recall: values.length >= minAnswers ? mean(values) : null,
})

/** Defaults for figures that an older build stored: it did not count first tries and times. */
const uncounted = { judged: 0, firstTry: null, timed: 0 }

const noTree: readonly ChapterNode[] = []

/** Statistics of practice in a subject, and how many of its wrong questions would be known today. */
export function useFigures(subjectId: number) {
  const chapters = useQuery(chapterTreeQuery(subjectId))
  const tree = chapters.data ?? noTree
  const figures = useQuery(figuresQuery(subjectId, tree))
  const book = useQuery(bookQuery('wrong'))
  const log = useQuery(reviewLogQuery())
  const ledger = useAtomValue(ledgerAtom)
  const now = useNow()
  const view = useMemo((): FiguresView | null => {
    // without the tree, what was answered in a new chapter would not be told
    if (!figures.data || chapters.isPending) return null
    const { items = [], questions = [] } = book.data ?? {}
    const reviewed = reviewable(items, questions)
    const known = memoriesOf(reviewed, log.data?.entries ?? [])
    const chapterOf = new Map(questions.map(({ id, catalogId }) => [id, catalogId]))
    const recalls = new Map<number, number[]>()
    for (const { questionId, at } of reviewed) {
      const chapter = chapterOf.get(questionId)
      if (chapter === undefined) continue
      const of = recalls.get(chapter) ?? []
      of.push(recallAt(known.get(questionId) ?? missed(at), now))
      recalls.set(chapter, of)
    }
    const lines = figures.data.chapters.map((one) => ({
      ...uncounted,
      ...one,
      ...recallOf(recalls.get(one.catalogId) ?? []),
    }))
    const answers = lines.reduce((sum, one) => sum + one.answers, 0)
    return {
      ...uncounted,
      ...figures.data,
      chapters: lines,
      days: answers >= minAnswers ? figures.data.days : [],
      answers,
      waiting: waitingIn({ subjectId, tree }, figures.data, ledger),
      ...recallOf(lines.flatMap(({ catalogId }) => recalls.get(catalogId) ?? [])),
    }
  }, [subjectId, tree, chapters.isPending, figures.data, book.data, log.data, ledger, now])
  return { view, failed: figures.isError && !figures.data, retry: () => void figures.refetch() }
}
