import { useMemo } from 'react'
import type { ChapterBundle } from '../../../contract/practice.ts'
import type { QuestionId } from '../../../contract/questions.ts'
import { submitAnswer } from '../../../queries/practice/practice.ts'
import { type QuestionSource, unansweredItem } from './questionSource.ts'
import { useGuessedOfMissed } from './useGuessedOfMissed.tsx'
import { usePracticeSitting } from './usePracticeSitting.ts'

interface Hits {
  /** names it on this device: drafts stand under it */
  key: string
  title: string
  /** in the order of the list that found them */
  ids: readonly QuestionId[]
}

/** The questions of some chapters in the order in which they were found, each with its chapter. */
export function hitsIn(bundles: readonly ChapterBundle[], ids: readonly QuestionId[]) {
  const found = new Map(
    bundles.flatMap((bundle) =>
      bundle.questions.map((question) => [question.id as QuestionId, { question, bundle }] as const),
    ),
  )
  return ids.flatMap((id) => found.get(id) ?? [])
}

/**
 * Question source of the bank's hits, practised in a row: all begin unanswered, and each answer counts in the chapter
 * of its question.
 */
export function useHitsSource(bundles: readonly ChapterBundle[], { key, title, ids }: Hits): QuestionSource {
  const sitting = usePracticeSitting()
  const { guessed, aside } = useGuessedOfMissed()
  return useMemo(() => {
    const hits = hitsIn(bundles, ids)
    const bundleOf = new Map(hits.map(({ question, bundle }) => [question.id as QuestionId, bundle]))
    const specimens = bundles.flatMap((bundle) => bundle.specimens.map((one) => [one.id, one] as const))
    return {
      key,
      title,
      back: '/exercise/bank',
      questions: hits.map(({ question }) => question),
      items: hits.map(({ question }) => unansweredItem(question)),
      contents: new Map(),
      specimens: new Map(specimens),
      mode: 'practise',
      async submit(question, content, ms, { amends, key: once } = {}) {
        const bundle = bundleOf.get(question.id)
        if (!bundle) return
        const isGuessed = guessed.has(question.id)
        const answer: Parameters<typeof submitAnswer>[0] = {
          catalogId: bundle.chapter.id,
          paperId: bundle.card.paperId,
          questionId: Number(question.id),
          content,
        }
        if (ms > 0) answer.ms = Math.round(ms)
        if (amends) answer.amends = amends
        if (isGuessed) answer.guessed = true
        await sitting({
          question,
          content,
          ms,
          amends,
          guessed: isGuessed,
          submit: (beside) => submitAnswer(answer, { key: once, beside }),
        })
      },
      subjectOf: ({ id }) => bundleOf.get(id)?.chapter.subjectId ?? 0,
      aside,
    }
  }, [bundles, ids, key, title, sitting, guessed, aside])
}
