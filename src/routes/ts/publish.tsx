import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { Publish } from '../../features/teaching/edit/Publish.tsx'
import { readCourseSearch } from '../../features/teaching/search.ts'
import { MoreBelow } from '../../parts/MoreBelow.tsx'
import { courseQuery } from '../../queries/teaching/courses.ts'
import { courseCoursewaresQuery, teacherCoursewaresQuery } from '../../queries/teaching/coursewares.ts'
import { useNames } from '../../ui/bilingual.ts'
import { Screen } from '../../ui/Screen.tsx'

export const Route = createFileRoute('/ts/publish')({
  staticData: { title: msg`发布课件`, frame: 'page' },
  validateSearch: readCourseSearch,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context: { queryClient }, deps: { id } }) => {
    if (id === 0) throw notFound()
    await Promise.all([
      queryClient.ensureQueryData(courseQuery(id)),
      queryClient.ensureQueryData(courseCoursewaresQuery(id)),
      queryClient.ensureInfiniteQueryData(teacherCoursewaresQuery(undefined, false)),
    ])
  },
  component: PublishScreen,
})

/** Which coursewares a course shows, and from when on. */
function PublishScreen() {
  const { t } = useLingui()
  const { pick } = useNames()
  const { id } = Route.useSearch()
  const { data: course } = useSuspenseQuery(courseQuery(id))
  const shown = useQuery(courseCoursewaresQuery(id)).data ?? []
  const all = useInfiniteQuery(teacherCoursewaresQuery(undefined, false))
  return (
    <Screen title={t`发布课件`} sub={pick(course.name, course.nameEn)} back="/ts">
      <Publish courseId={id} shown={shown} all={all.data?.records ?? []} />
      {all.hasNextPage && (
        <MoreBelow
          busy={all.isFetchingNextPage}
          failed={all.isFetchNextPageError}
          onMore={() => void all.fetchNextPage()}
        />
      )}
    </Screen>
  )
}
