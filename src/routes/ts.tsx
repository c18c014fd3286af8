import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { coursePage } from '../contract/course.ts'
import { Courses } from '../features/home/Courses.tsx'
import { MoreBelow } from '../parts/MoreBelow.tsx'
import { networkAtom } from '../queries/engine/network.ts'
import { pagedQuery } from '../queries/engine/paged.ts'
import { BlankPage } from '../ui/Blank.tsx'
import { Screen } from '../ui/Screen.tsx'

const courses = () => pagedQuery(coursePage, {})

export const Route = createFileRoute('/ts')({
  staticData: { title: msg`教学`, frame: 'tab' },
  loader: ({ context }) => context.queryClient.ensureInfiniteQueryData(courses()),
  component: Teaching,
})

/** The teaching area in its first form: the school's courses. */
function Teaching() {
  const { t } = useLingui()
  const online = useAtomValue(networkAtom)
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = useInfiniteQuery(
    courses(),
  )
  if (!data) return null
  return (
    <Screen title={t`教学`} sub={!online && t`没有网络，这是上次载入的课程`}>
      {data.records.length === 0 ? (
        <BlankPage art="empty" title={t`还没有课程`} text={t`学校发布课程后会出现在这里。`} />
      ) : (
        <Courses items={data.records} />
      )}
      {hasNextPage && (
        <MoreBelow
          busy={isFetchingNextPage}
          failed={isFetchNextPageError}
          onMore={() => void fetchNextPage()}
        />
      )}
    </Screen>
  )
}
