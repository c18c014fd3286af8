import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { CourseActs } from '../../features/teaching/edit/CourseActs.tsx'
import { CourseForm } from '../../features/teaching/edit/CourseForm.tsx'
import { CourseStaff } from '../../features/teaching/edit/CourseStaff.tsx'
import { readCourseSearch } from '../../features/teaching/search.ts'
import { courseQuery, termsQuery } from '../../queries/teaching/courses.ts'
import { Screen } from '../../ui/Screen.tsx'

export const Route = createFileRoute('/ts/edit')({
  staticData: { title: msg`编辑课程`, frame: 'page' },
  validateSearch: (search: Record<string, unknown>): { id?: number } => ({
    id: readCourseSearch(search).id || undefined,
  }),
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context: { queryClient }, deps: { id } }) => {
    void queryClient.prefetchQuery(termsQuery())
    if (id !== undefined) await queryClient.ensureQueryData(courseQuery(id))
  },
  component: EditCourse,
})

/** A course made or changed by its teacher. */
function EditCourse() {
  const { t } = useLingui()
  const { id } = Route.useSearch()
  const course = useQuery({ ...courseQuery(id ?? 0), enabled: id !== undefined }).data
  const terms = useQuery(termsQuery()).data ?? []
  if (id !== undefined && !course) return null
  return (
    <Screen title={id === undefined ? t`新建课程` : t`编辑课程`} back="/ts" narrow>
      <CourseForm key={id ?? 'new'} course={course} terms={terms} />
      {course && <CourseStaff course={course} />}
      {course && <CourseActs course={course} terms={terms} />}
    </Screen>
  )
}
