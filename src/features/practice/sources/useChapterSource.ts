import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { ChapterBundle } from '../../../contract/practice.ts'
import { restartChapter, submitAnswer } from '../../../queries/practice/practice.ts'
import { useNames } from '../../../ui/bilingual.ts'
import type { QuestionSource } from './questionSource.ts'
import { useGuessedOfMissed } from './useGuessedOfMissed.tsx'
import { usePracticeSitting } from './usePracticeSitting.ts'

export const chapterKey = (catalogId: number) => `chapter:${catalogId}`

/** A chapter as something to practise. */
export function useChapterSource(bundle: ChapterBundle): QuestionSource {
  const { t } = useLingui()
  const { pick } = useNames()
  const { chapter, card, questions, submissions, specimens } = bundle
  const contents = useMemo(
    () => new Map(submissions.map(({ questionId, content }) => [questionId, content])),
    [submissions],
  )
  const times = useMemo(
    () => new Map(submissions.flatMap(({ questionId, ms }) => (ms === undefined ? [] : [[questionId, ms]]))),
    [submissions],
  )
  const bySpecimen = useMemo(() => new Map(specimens.map((one) => [one.id, one])), [specimens])
  const { id: catalogId } = chapter
  const resumable = useMemo(
    () => ({ catalogId, name: chapter.name, nameEn: chapter.nameEn }),
    [catalogId, chapter.name, chapter.nameEn],
  )
  const sitting = usePracticeSitting()
  const { guessed, aside } = useGuessedOfMissed()
  // no single call tells it: before a service without bundles, who comes by a link has not met it
  const title = pick(chapter.name, chapter.nameEn) || t`章节练习`
  return useMemo(
    () => ({
      key: chapterKey(catalogId),
      title,
      back: '/exercise/chapter',
      questions,
      items: card.items,
      contents,
      times,
      specimens: bySpecimen,
      submit(question, content, ms, { amends, key } = {}) {
        const isGuessed = guessed.has(question.id)
        return sitting({
          question,
          content,
          ms,
          amends,
          guessed: isGuessed,
          submit: (beside) =>
            submitAnswer(
              {
                catalogId,
                paperId: card.paperId,
                questionId: Number(question.id),
                content,
                ...(ms > 0 && { ms: Math.round(ms) }),
                ...(amends && { amends }),
                ...(isGuessed && { guessed: true }),
              },
              { key, beside },
            ),
        })
      },
      restart: () => restartChapter(catalogId),
      chapter,
      resumable,
      subjectOf: () => chapter.subjectId,
      aside,
    }),
    [
      catalogId,
      title,
      questions,
      card,
      contents,
      times,
      bySpecimen,
      chapter,
      resumable,
      sitting,
      guessed,
      aside,
    ],
  )
}
