import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, useMemo } from 'react'
import type { BookBundle } from '../../contract/books.ts'
import { defaultSetting, type PracticeSetting, type ReviewEntry } from '../../contract/review.ts'
import { useNow } from '../../parts/useNow.ts'
import { bookQuery } from '../../queries/practice/books.ts'
import { saveDue } from '../../queries/practice/due.ts'
import { verdictChangesAtom } from '../../queries/practice/practice.ts'
import { rateAnew, reviewLogQuery } from '../../queries/practice/review.ts'
import { settingQuery } from '../../queries/practice/setting.ts'
import { isCramming } from '../../rules/review/exam.ts'
import { type Candidate, candidates, type Plan, planOf } from '../../rules/review/plan.ts'
import { type Usual, usualTimes } from '../../rules/review/rating.ts'
import { reviewable } from '../../rules/review/reviewable.ts'

export interface Review {
  book: BookBundle
  entries: readonly ReviewEntry[]
  setting: PracticeSetting
  usual: Usual
  /** every question of the wrong book that can be reviewed, the most fragile first */
  all: Candidate[]
  plan: Plan
  /** an exam is within three days */
  cramming: boolean
  /** the time (ms UTC) for which this state was computed */
  now: number
}

const none: readonly ReviewEntry[] = []

/** How review stands now; null while it is not known. It is noted for home too. */
export function useReview(): { review: Review | null; failed: boolean; retry: () => void } {
  const book = useQuery(bookQuery('wrong'))
  const log = useQuery(reviewLogQuery())
  const choice = useQuery(settingQuery())
  const now = useNow()
  // without network, who never reviewed here has no log, and nothing was chosen
  const entries = log.data?.entries ?? (log.isError ? none : undefined)
  const setting = choice.data ?? (choice.isError ? defaultSetting : undefined)
  const review = useMemo(() => {
    if (!book.data || !entries || !setting) return null
    const { items, questions } = book.data
    const kinds = new Map(items.map(({ questionId, baseType }) => [questionId, baseType]))
    const usual = usualTimes(entries, (id) => kinds.get(id))
    const all = candidates(reviewable(items, questions), entries, usual, now)
    const plan = planOf({ all, entries, minutes: setting.dailyMinutes, now })
    const cramming = isCramming(setting.examAt, now)
    return { book: book.data, entries, setting, usual, all, plan, cramming, now }
  }, [book.data, entries, setting, now])
  useEffect(() => {
    if (!review) return
    const { all, setting } = review
    void saveDue({ dues: all.map(({ id, memory }) => [id, memory.due]), examAt: setting.examAt })
  }, [review])
  const changes = useAtomValue(verdictChangesAtom)
  useEffect(() => {
    if (changes.size > 0) void rateAnew()
  }, [changes])
  return {
    review,
    failed: review === null && book.isError,
    retry: () => {
      for (const one of [book, log, choice]) if (one.isError) void one.refetch()
    },
  }
}

/** Whole minutes, at least one. */
export const minutesOf = (ms: number): number => Math.max(Math.round(ms / 60_000), 1)
