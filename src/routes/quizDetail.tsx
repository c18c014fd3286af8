import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { QuizResult } from '../features/quizzes/QuizResult.tsx'
import { useListedQuiz } from '../features/quizzes/useListedQuiz.ts'
import { studyingQuizzesQuery } from '../queries/quizzes/quizzes.ts'
import { readAddressNumber } from '../rules/addresses/addressNumber.ts'
import { BlankPage } from '../ui/Blank.tsx'
import { useNames } from '../ui/bilingual.ts'
import { Screen } from '../ui/Screen.tsx'

export const Route = createFileRoute('/quizDetail')({
  staticData: { title: msg`测验结果`, frame: 'page' },
  validateSearch: ({ quizId }: Record<string, unknown>): { quizId: number } => ({
    quizId: readAddressNumber(quizId) ?? 0,
  }),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(studyingQuizzesQuery()),
  component: QuizDetail,
})

/** Result of a quiz (S40). */
function QuizDetail() {
  const { t } = useLingui()
  const { pick } = useNames()
  const { quizId } = Route.useSearch()
  const quiz = useListedQuiz(quizId)
  return (
    <Screen
      title={quiz ? pick(quiz.title, quiz.titleEn) : t`测验结果`}
      sub={quiz && pick(quiz.courseName, quiz.courseNameEn)}
      back="/quiz"
      narrow
    >
      {quiz ? (
        <QuizResult quiz={quiz} />
      ) : (
        <BlankPage art="lost" title={t`考试信息错误`} text={t`没有这场测验，或它不是发给你的班级的。`} />
      )}
    </Screen>
  )
}
