import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import type { QuestionId } from '../../../contract/questions.ts'
import { Practice } from '../../../features/exercise/Practice.tsx'
import { useChapterNames } from '../../../features/exercise/useChapterNames.ts'
import { loadDrafts } from '../../../features/exercise/useDrafts.ts'
import { chosenSet } from '../../../features/review/chosenSet.ts'
import { Guessed } from '../../../features/review/Guessed.tsx'
import { chosenSubjects, readSubjects, type SubjectsText } from '../../../features/review/subjects.ts'
import { useCram } from '../../../features/review/useCram.ts'
import { type Review, useReview } from '../../../features/review/useReview.ts'
import { type ReviewSet, useReviewDeck } from '../../../features/review/useReviewDeck.ts'
import { bookQuery } from '../../../queries/books.ts'
import { reviewLogQuery } from '../../../queries/review.ts'
import { settingQuery } from '../../../queries/setting.ts'
import { Blank } from '../../../ui/Blank.tsx'
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
  // nor is anything loaded anew for the next question
  staleTime: Number.POSITIVE_INFINITY,
  preloadGcTime: 0,
  component: ReviewPractice,
})

function ReviewPractice() {
  const { t } = useLingui()
  const { more, cram, subjects } = Route.useSearch()
  const { review, failed } = useReview()
  const crammed = useCram(
    cram === undefined ? null : review,
    cram === undefined || !review ? [] : chosenSubjects(subjects, review.book.tree),
  )
  const set = review && !crammed.busy ? chosenSet(review, crammed.sets, { more, cram }) : null
  if (set && review) return <Reviewing review={review} set={set} />
  return (
    <Screen title={t`复习`} back="/exercise/review">
      {failed ? (
        <Blank
          art="offline"
          title={t`错题本还没有存到本机`}
          text={t`联网打开一次复习，之后没有网络也能复习。`}
          action={<ButtonLink to="/exercise/chapter">{t`去做章节练习`}</ButtonLink>}
        />
      ) : (
        <SkeletonRows label={t`正在载入复习计划`} picture={0} rows={4} />
      )}
    </Screen>
  )
}

function Reviewing({ review, set }: { review: Review; set: ReviewSet }) {
  const { t } = useLingui()
  const navigate = Route.useNavigate()
  const { q, cram } = Route.useSearch()
  const { begun } = Route.useLoaderData()
  const { deck, guessed, toggleGuessed } = useReviewDeck(
    review,
    set,
    cram === undefined ? t`复习` : t`考前突击`,
    useChapterNames(review.book.tree.filter(({ total }) => total > 0).map(({ subjectId }) => subjectId)),
  )
  if (deck.questions.length === 0) {
    return (
      <Screen title={deck.title} back={deck.back}>
        <Blank
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
      deck={{
        ...deck,
        aside: ({ id }) => <Guessed guessed={guessed.has(id)} onToggle={() => toggleGuessed(id)} />,
      }}
      begun={begun}
      asked={q}
      onGo={(question) => void navigate({ search: (now) => ({ ...now, q: question }), replace: true })}
    />
  )
}
