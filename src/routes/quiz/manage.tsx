import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { ManageQuiz } from '../../features/quizzes/teach/ManageQuiz.tsx'
import { teacherQuizQuery } from '../../queries/quizzes/quizzes.ts'
import { readAddressNumber } from '../../rules/addresses/addressNumber.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { useNames } from '../../ui/bilingual.ts'
import { Screen } from '../../ui/Screen.tsx'

export const Route = createFileRoute('/quiz/manage')({
  staticData: { title: msg`管理测验`, frame: 'page' },
  validateSearch: ({ quizId }: Record<string, unknown>): { quizId: number } => ({
    quizId: readAddressNumber(quizId) ?? 0,
  }),
  loaderDeps: ({ search: { quizId } }) => ({ quizId }),
  loader: ({ context: { queryClient }, deps: { quizId } }) => {
    if (quizId === 0) throw notFound()
    return queryClient.ensureQueryData(teacherQuizQuery(quizId))
  },
  component: Manage,
})

/** A quiz as its teacher publishes, watches, grades and releases it (S38, S40). */
function Manage() {
  const { t } = useLingui()
  const { pick } = useNames()
  const { quizId } = Route.useSearch()
  const { data: quiz } = useSuspenseQuery(teacherQuizQuery(quizId))
  return (
    <Screen
      title={pick(quiz.title, quiz.titleEn)}
      back="/quiz"
      narrow
      actions={
        <ButtonLink to="/quiz/edit" search={{ quizId }} kind="text">
          {t`编辑`}
        </ButtonLink>
      }
    >
      <ManageQuiz quiz={quiz} />
    </Screen>
  )
}
