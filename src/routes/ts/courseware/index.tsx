import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { CoursewarePlayer } from '../../../features/teaching/player/CoursewarePlayer.tsx'
import { readPlayerSearch } from '../../../features/teaching/search.ts'
import { courseQuery } from '../../../queries/teaching/courses.ts'
import { coursewareQuery } from '../../../queries/teaching/coursewares.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { useNames } from '../../../ui/bilingual.ts'
import { Screen } from '../../../ui/Screen.tsx'

export const Route = createFileRoute('/ts/courseware/')({
  staticData: { title: msg`课件`, frame: 'page' },
  validateSearch: readPlayerSearch,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context: { queryClient }, deps: { id } }) => {
    if (id === 0) throw notFound()
    await queryClient.ensureQueryData(coursewareQuery(id))
  },
  // the address follows the slide: nothing is asked anew for that
  shouldReload: ({ cause }) => cause !== 'stay',
  component: CoursewareScreen,
})

/** A courseware, slide by slide (S21). */
function CoursewareScreen() {
  const { t } = useLingui()
  const { pick } = useNames()
  const { id, course: courseId, slide } = Route.useSearch()
  const { data: courseware } = useSuspenseQuery(coursewareQuery(id))
  const course = useQuery({ ...courseQuery(courseId ?? 0), enabled: courseId !== undefined }).data
  const title = pick(courseware.name, courseware.nameEn)
  return (
    <Screen
      title={title}
      sub={course && pick(course.name, course.nameEn)}
      back="/ts"
      flush
      actions={
        courseware.mayEdit && (
          <ButtonLink to="/ts/arrange" search={{ id }} kind="text">
            {t`编辑`}
          </ButtonLink>
        )
      }
    >
      <CoursewarePlayer key={id} title={title} courseware={courseware} course={course} first={slide} />
    </Screen>
  )
}
