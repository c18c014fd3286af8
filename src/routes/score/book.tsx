import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { GradebookView } from '../../features/scores/book/GradebookView.tsx'
import { gradebookQuery } from '../../queries/quizzes/quizzes.ts'
import { teachingQuery } from '../../queries/teaching/courses.ts'
import { readAddressNumber } from '../../rules/addresses/addressNumber.ts'
import { BlankPage } from '../../ui/Blank.tsx'
import { useNames } from '../../ui/bilingual.ts'
import { Card } from '../../ui/Card.tsx'
import { RowLink } from '../../ui/Row.tsx'
import { Screen } from '../../ui/Screen.tsx'

interface Search {
  courseId?: number
}

export const Route = createFileRoute('/score/book')({
  staticData: { title: msg`成绩册`, frame: 'page' },
  validateSearch: ({ courseId }: Record<string, unknown>): Search => ({
    courseId: readAddressNumber(courseId),
  }),
  loaderDeps: ({ search: { courseId } }) => ({ courseId }),
  loader: async ({ context: { queryClient }, deps: { courseId } }) => {
    if (courseId === undefined) await queryClient.ensureQueryData(teachingQuery())
    else await queryClient.ensureQueryData(gradebookQuery(courseId))
  },
  component: GradebookScreen,
})

/** The gradebook of a course; without one, the courses that the teacher can choose from (S35). */
function GradebookScreen() {
  const { t } = useLingui()
  const { pick } = useNames()
  const { courseId } = Route.useSearch()
  const book = useQuery({ ...gradebookQuery(courseId ?? 0), enabled: courseId !== undefined }).data
  if (courseId === undefined) return <ChooseCourse />
  if (!book) return null
  return (
    <Screen title={t`成绩册`} sub={pick(book.courseName, book.courseNameEn)} back="/score">
      <GradebookView book={book} />
    </Screen>
  )
}

function ChooseCourse() {
  const { t } = useLingui()
  const { pick } = useNames()
  const courses = useQuery(teachingQuery()).data ?? []
  return (
    <Screen title={t`成绩册`} back="/score" narrow>
      {courses.length === 0 ? (
        <BlankPage art="empty" title={t`没有你任教的课程`} text={t`建立课程后，成绩册会出现在这里。`} />
      ) : (
        <Card flush>
          {courses.map(({ id, name, nameEn }) => (
            <RowLink key={id} to="/score/book" search={{ courseId: id }} title={pick(name, nameEn)} />
          ))}
        </Card>
      )}
    </Screen>
  )
}
