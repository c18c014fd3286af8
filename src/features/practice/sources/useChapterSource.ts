import { useLingui } from '@lingui/react/macro'
import { useCallback, useMemo } from 'react'
import type { ChapterBundle } from '../../../contract/practice.ts'
import { restartChapter, submitAnswer } from '../../../queries/practice/practice.ts'
import { useNames } from '../../../ui/bilingual.ts'
import type { QuestionSource } from './questionSource.ts'
import { useGuessedOfMissed } from './useGuessedOfMissed.tsx'
import { usePracticeSitting } from './usePracticeSitting.ts'

export const chapterKey = (catalogId: number) => `chapter:${catalogId}`

/** The answers that were submitted, and how long (ms) each took, by question. */
function useSubmitted(submissions: ChapterBundle['submissions']) {
  const contents = useMemo(
    () => new Map(submissions.map(({ questionId, content }) => [questionId, content])),
    [submissions],
  )
  const times = useMemo(
    () => new Map(submissions.flatMap(({ questionId, ms }) => (ms === undefined ? [] : [[questionId, ms]]))),
    [submissions],
  )
  return { contents, times }
}

/** Stores an answer; one that was guessed or missed is asked about beside the question. */
function useChapterAnswers(catalogId: number, paperId: ChapterBundle['card']['paperId']) {
  const sitting = usePracticeSitting()
  const { guessed, aside } = useGuessedOfMissed()
  const submit = useCallback<QuestionSource['submit']>(
    (question, content, ms, { amends, key } = {}) => {
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
              paperId,
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
    [catalogId, paperId, sitting, guessed],
  )
  return { submit, aside }
}

/** A chapter as something to practise. */
export function useChapterSource(bundle: ChapterBundle): QuestionSource {
  const { t } = useLingui()
  const { pick } = useNames()
  const { chapter, card, questions, submissions, specimens } = bundle
  const { contents, times } = useSubmitted(submissions)
  const bySpecimen = useMemo(() => new Map(specimens.map((one) => [one.id, one])), [specimens])
  const { id: catalogId } = chapter
  const resumable = useMemo(
    () => ({ catalogId, name: chapter.name, nameEn: chapter.nameEn }),
    [catalogId, chapter.name, chapter.nameEn],
  )
  const { submit, aside } = useChapterAnswers(catalogId, card.paperId)
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
      submit,
      restart: () => restartChapter(catalogId),
      chapter,
      resumable,
      subjectOf: () => chapter.subjectId,
      aside,
    }),
    [catalogId, title, questions, card, contents, times, bySpecimen, chapter, resumable, submit, aside],
  )
}
