import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { QuizForm } from '../../features/quizzes/teach/QuizForm.tsx'
import { teacherQuizQuery } from '../../queries/quizzes/quizzes.ts'
import { teachingQuery } from '../../queries/teaching/courses.ts'
import { readAddressNumber } from '../../rules/addresses/addressNumber.ts'
import { BlankPage } from '../../ui/Blank.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { useNames } from '../../ui/bilingual.ts'
import { Screen } from '../../ui/Screen.tsx'

interface Search {
  quizId?: number
  courseId?: number
}

export const Route = createFileRoute('/quiz/edit')({
  staticData: { title: msg`编辑测验`, frame: 'page' },
  validateSearch: ({ quizId, courseId }: Record<string, unknown>): Search => ({
    quizId: readAddressNumber(quizId),
    courseId: readAddressNumber(courseId),
  }),
  loaderDeps: ({ search: { quizId } }) => ({ quizId }),
  loader: async ({ context: { queryClient }, deps: { quizId } }) => {
    if (quizId === undefined) await queryClient.ensureQueryData(teachingQuery())
    else await queryClient.ensureQueryData(teacherQuizQuery(quizId))
  },
  component: EditQuiz,
})

/** A quiz made or changed by its teacher; a new one asks for its course first (S38). */
function EditQuiz() {
  const { t } = useLingui()
  const { pick } = useNames()
  const { quizId, courseId } = Route.useSearch()
  const quiz = useQuery({ ...teacherQuizQuery(quizId ?? 0), enabled: quizId !== undefined }).data
  const courses = useQuery(teachingQuery()).data ?? []
  const course = quiz?.courseId ?? courseId ?? (courses.length === 1 ? courses[0]?.id : undefined)
  if (quizId !== undefined && !quiz) return null
  return (
    <Screen title={quizId === undefined ? t`新建测验` : t`编辑测验`} back="/quiz" narrow>
      {course === undefined ? (
        <BlankPage
          art="empty"
          title={t`选择课程`}
          text={t`测验属于一门课程。`}
          action={courses.map(({ id, name, nameEn }) => (
            <ButtonLink key={id} kind="soft" to="/quiz/edit" search={{ courseId: id }}>
              {pick(name, nameEn)}
            </ButtonLink>
          ))}
        />
      ) : (
        <QuizForm key={quiz?.id ?? 'new'} quiz={quiz} courseId={course} />
      )}
    </Screen>
  )
}
