import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ChapterFigures, Confusion, Figures } from '../../contract/review.ts'
import { bookQuery } from '../../queries/books.ts'
import { figuresQuery } from '../../queries/figures.ts'
import { reviewLogQuery } from '../../queries/review.ts'
import { memories, missed, recallAt } from '../../rules/review/memory.ts'

/** answers, or questions, below which nothing is said */
export const least = 10

export interface ChapterLine extends ChapterFigures {
  /** 0 to 1: how many of its questions in the wrong book would be known today; null below ten */
  recall: number | null
  /** questions of the wrong book in it */
  missed: number
}

export interface FiguresView {
  chapters: ChapterLine[]
  confusions: Confusion[]
  days: Figures['days']
  /** answers of the subject */
  answers: number
  /** 0 to 1, over the chapters that have one; null where none has */
  firstTry: number | null
  /** of the whole subject's wrong questions */
  recall: number | null
  missed: number
}

const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length
const enough = (values: readonly number[]) => (values.length >= least ? mean(values) : null)

/** What practice of a subject adds up to, and what of its wrong questions would be known today. */
export function useFigures(subject: number) {
  const figures = useQuery(figuresQuery(subject))
  const book = useQuery(bookQuery('wrong'))
  const log = useQuery(reviewLogQuery())
  const view = useMemo((): FiguresView | null => {
    if (!figures.data) return null
    const { chapters, confusions, days } = figures.data
    const now = Date.now()
    const known = memories(log.data?.entries ?? [])
    const chapterOf = new Map((book.data?.questions ?? []).map(({ id, catalogId }) => [id, catalogId]))
    const recalls = new Map<number, number[]>()
    for (const { questionId, at } of book.data?.items ?? []) {
      const chapter = chapterOf.get(questionId)
      if (chapter === undefined) continue
      const of = recalls.get(chapter) ?? []
      of.push(recallAt(known.get(questionId) ?? missed(at), now))
      recalls.set(chapter, of)
    }
    const lines = chapters.map((one) => {
      const of = recalls.get(one.catalogId) ?? []
      return { ...one, recall: enough(of), missed: of.length }
    })
    const all = lines.flatMap(({ catalogId }) => recalls.get(catalogId) ?? [])
    const tried = lines.flatMap(({ firstTry, questions }) =>
      firstTry === null ? [] : [{ firstTry, questions }],
    )
    const questions = tried.reduce((sum, one) => sum + one.questions, 0)
    const answers = lines.reduce((sum, one) => sum + one.answers, 0)
    return {
      chapters: lines,
      confusions,
      days: answers >= least ? days : [],
      answers,
      firstTry:
        questions > 0 ? tried.reduce((sum, one) => sum + one.firstTry * one.questions, 0) / questions : null,
      recall: enough(all),
      missed: all.length,
    }
  }, [figures.data, book.data, log.data])
  return { view, failed: figures.isError && !figures.data, retry: () => void figures.refetch() }
}
