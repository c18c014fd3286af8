import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import type { QuestionId } from '../../../contract/questions.ts'
import { loadDrafts } from '../../../drafts/useDrafts.ts'
import { useChapterNames } from '../../../features/practice/chapters/useChapterNames.ts'
import { Practice } from '../../../features/practice/Practice.tsx'
import { chosenSet } from '../../../features/review/chosenSet.ts'
import { chosenSubjects, readSubjects, type SubjectsText } from '../../../features/review/subjects.ts'
import { useCram } from '../../../features/review/useCram.ts'
import { type Review, useReview } from '../../../features/review/useReview.ts'
import { type ReviewSet, useReviewSource } from '../../../features/review/useReviewSource.ts'
import { bookQuery } from '../../../queries/practice/books.ts'
import { reviewLogQuery } from '../../../queries/practice/review.ts'
import { settingQuery } from '../../../queries/practice/setting.ts'
import { BlankPage } from '../../../ui/Blank.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Screen } from '../../../ui/Screen.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'

interface Search {
  /** the question on screen, by id */
  q?: QuestionId
  /** beyond today's minutes */
  more?: 1
  /** 考前突击: which of its sets, from 0 */
  cram?: number
  /** and of which subjects the structures are asked */
  subjects?: SubjectsText
}

const isId = (value: unknown): value is QuestionId =>
  Number.isSafeInteger(value) || (typeof value === 'string' && value.length === 36)

export const Route = createFileRoute('/exercise/review/practise')({
  staticData: { title: msg`复习` },
  validateSearch: ({ q, more, cram, subjects }: Record<string, unknown>): Search => ({
    q: isId(q) ? q : undefined,
    more: more === 1 ? 1 : undefined,
    cram: Number.isSafeInteger(cram) ? Number(cram) : undefined,
    subjects: readSubjects(subjects),
  }),
  loader: async ({ context: { queryClient } }) => {
    const [begun] = await Promise.all([
      loadDrafts('review'),
      Promise.allSettled([
        queryClient.ensureQueryData(bookQuery('wrong')),
        queryClient.ensureQueryData(reviewLogQuery()),
        queryClient.ensureQueryData(settingQuery()),
      ]),
    ])
    return { begun }
  },
  // drafts change while the screen stands: what the loader found then must not come back
  gcTime: 0,
  // the next question loads nothing again
  staleTime: Number.POSITIVE_INFINITY,
  preloadGcTime: 0,
  // another set is another screen
  remountDeps: ({ search: { more, cram, subjects } }) => ({ more, cram, subjects }),
  component: ReviewPractice,
})

function ReviewPractice() {
  const { t } = useLingui()
  const { more, cram, subjects } = Route.useSearch()
  const { review, failed } = useReview()
  // once opened it stands, whatever comes of the network and of what is due: nothing is looked for any more
  const [opened, open] = useState<Opened | null>(null)
  const cramming = cram === undefined || opened ? null : review
  const crammed = useCram(cramming, cramming ? chosenSubjects(subjects, cramming.book.tree) : [])
  if (review && !opened && !crammed.busy)
    open({ review, set: chosenSet(review, crammed.sets, { more, cram }) })
  if (opened) return <Reviewing {...opened} />
  return (
    <Screen title={t`复习`} back="/exercise/review">
      {failed ? (
        <BlankPage
          art="offline"
          title={t`错题本还没有存到本机`}
          text={t`联网打开一次复习，之后没有网络也能复习。`}
          action={<ButtonLink to="/exercise/chapter">{t`去做章节练习`}</ButtonLink>}
        />
      ) : (
        <SkeletonRows label={t`正在载入复习计划`} rows={4} />
      )}
    </Screen>
  )
}

/** A set, and how review stood when it was opened. */
interface Opened {
  review: Review
  set: ReviewSet
}

function Reviewing({ review, set }: Opened) {
  const { t } = useLingui()
  const navigate = Route.useNavigate()
  const { q, cram } = Route.useSearch()
  const { begun } = Route.useLoaderData()
  const source = useReviewSource(
    review,
    set,
    cram === undefined ? t`复习` : t`考前突击`,
    useChapterNames(review.book.tree.filter(({ total }) => total > 0).map(({ subjectId }) => subjectId)),
  )
  if (source.questions.length === 0) {
    return (
      <Screen title={source.title} back={source.back}>
        <BlankPage
          art="empty"
          title={t`这一组已经做完了`}
          text={t`答过的题会在到期时再来。`}
          action={
            <ButtonLink to="/exercise/review">
              <Trans>回到复习计划</Trans>
            </ButtonLink>
          }
        />
      </Screen>
    )
  }
  return (
    <Practice
      source={source}
      begun={begun}
      asked={q}
      onGo={(question) => void navigate({ search: (now) => ({ ...now, q: question }), replace: true })}
    />
  )
}
