import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { subjectCommon } from '../../../contract/subjects.ts'
import { CatchUp } from '../../../features/review/CatchUp.tsx'
import { Cram } from '../../../features/review/Cram.tsx'
import css from '../../../features/review/Review.module.css'
import { ReviewSettings } from '../../../features/review/ReviewSettings.tsx'
import {
  chosenSubjects,
  readSubjects,
  type SubjectsText,
  writeSubjects,
} from '../../../features/review/subjects.ts'
import { Today } from '../../../features/review/Today.tsx'
import { useReview } from '../../../features/review/useReview.ts'
import { networkAtom } from '../../../queries/engine/network.ts'
import { query } from '../../../queries/engine/query.ts'
import { bookQuery } from '../../../queries/practice/books.ts'
import { reviewLogQuery } from '../../../queries/practice/review.ts'
import { settingQuery } from '../../../queries/practice/setting.ts'
import { BlankPage } from '../../../ui/Blank.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Screen } from '../../../ui/Screen.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'

interface Search {
  /** whose structures are asked before an exam */
  subjects?: SubjectsText
}

export const Route = createFileRoute('/exercise/review/')({
  staticData: { title: msg`复习` },
  validateSearch: ({ subjects }: Record<string, unknown>): Search => ({
    subjects: readSubjects(subjects),
  }),
  loader: ({ context: { queryClient } }) =>
    Promise.allSettled([
      queryClient.ensureQueryData(bookQuery('wrong')),
      queryClient.ensureQueryData(reviewLogQuery()),
      queryClient.ensureQueryData(settingQuery()),
    ]),
  component: ReviewPlan,
})

function ReviewPlan() {
  const { t } = useLingui()
  const navigate = Route.useNavigate()
  const online = useAtomValue(networkAtom)
  const { subjects } = Route.useSearch()
  const { review, failed, retry } = useReview()
  const common = useQuery(query(subjectCommon, {}))
  const open = (common.data ?? []).filter(({ enabled }) => enabled)
  return (
    <Screen title={t`复习`} back="/exercise" narrow>
      {failed ? (
        <BlankPage
          art={online ? 'error' : 'offline'}
          title={online ? t`复习计划没有载入` : t`现在没有网络，错题本还没有存到本机`}
          text={t`已保存在本机的作答都还在。`}
          action={
            <Button onClick={retry}>
              <Trans>重试</Trans>
            </Button>
          }
        />
      ) : !review ? (
        <SkeletonRows label={t`正在载入复习计划`} rows={4} />
      ) : (
        <div className={css.screen}>
          {review.cramming ? (
            <Cram
              review={review}
              subjects={open}
              chosen={chosenSubjects(subjects, review.book.tree)}
              onChoose={(ids) => void navigate({ search: { subjects: writeSubjects(ids) }, replace: true })}
            />
          ) : (
            <>
              <Today review={review} />
              <CatchUp review={review} />
            </>
          )}
          <ReviewSettings setting={review.setting} />
        </div>
      )}
    </Screen>
  )
}
