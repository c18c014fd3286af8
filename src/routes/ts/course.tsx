import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { CourseQuizzes } from '../../features/quizzes/CourseQuizzes.tsx'
import { CourseStar } from '../../features/teaching/CourseStar.tsx'
import { CourseView } from '../../features/teaching/CourseView.tsx'
import { readCourseSearch } from '../../features/teaching/search.ts'
import { useTeachingWords } from '../../features/teaching/words.ts'
import { courseQuery } from '../../queries/teaching/courses.ts'
import { courseCoursewaresQuery } from '../../queries/teaching/coursewares.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { useNames } from '../../ui/bilingual.ts'
import { Screen } from '../../ui/Screen.tsx'

export const Route = createFileRoute('/ts/course')({
  staticData: { title: msg`课程`, frame: 'page' },
  validateSearch: readCourseSearch,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context: { queryClient }, deps: { id } }) => {
    if (id === 0) throw notFound()
    void queryClient.prefetchQuery(courseCoursewaresQuery(id))
    await queryClient.ensureQueryData(courseQuery(id))
  },
  component: CourseScreen,
})

/** A course: its teachers, its coursewares, how it is graded (S18). */
function CourseScreen() {
  const { t } = useLingui()
  const { pick } = useNames()
  const { states } = useTeachingWords()
  const { id } = Route.useSearch()
  const { data: course } = useSuspenseQuery(courseQuery(id))
  const coursewares = useQuery(courseCoursewaresQuery(id)).data
  return (
    <Screen
      title={pick(course.name, course.nameEn)}
      sub={course.state !== 'open' && states[course.state]}
      back="/ts"
      actions={
        <>
          {course.may.edit && (
            <ButtonLink to="/ts/edit" search={{ id }} kind="text">
              {t`编辑`}
            </ButtonLink>
          )}
          <CourseStar course={course} />
        </>
      }
    >
      {course.roomId !== null && <CourseQuizzes courseId={id} />}
      <CourseView course={course} coursewares={coursewares} />
    </Screen>
  )
}
