import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { HandedIn } from '../features/quizzes/HandedIn.tsx'
import { QuizIntro } from '../features/quizzes/QuizIntro.tsx'
import { QuizTaking } from '../features/quizzes/QuizTaking.tsx'
import { SealedCopy } from '../features/quizzes/sealed/SealedCopy.tsx'
import { useQuizRun } from '../features/quizzes/useQuizRun.ts'
import { studyingQuizzesQuery } from '../queries/quizzes/quizzes.ts'
import { BlankPage } from '../ui/Blank.tsx'
import { useNames } from '../ui/bilingual.ts'
import { Screen } from '../ui/Screen.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

export const Route = createFileRoute('/quizQuestion')({
  staticData: { title: msg`作答`, frame: 'page' },
  validateSearch: ({ quizId }: Record<string, unknown>): { quizId: number } => ({
    quizId: Number.isSafeInteger(Number(quizId)) ? Number(quizId) : 0,
  }),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(studyingQuizzesQuery()),
  component: QuizQuestion,
})

/** A quiz on this device: its introduction, the questions, and what was handed in (S39). */
function QuizQuestion() {
  const { t } = useLingui()
  const { pick } = useNames()
  const { quizId } = Route.useSearch()
  const listed = useQuery(studyingQuizzesQuery()).data?.records.find(({ id }) => id === quizId)
  const run = useQuizRun(quizId)
  if (run.phase === 'running' && run.paper) return <QuizTaking quiz={run} paper={run.paper} />
  if (!listed)
    return (
      <Screen title={t`测验`} back="/quiz" narrow>
        <BlankPage art="lost" title={t`考试信息错误`} text={t`没有这场测验，或它不是发给你的班级的。`} />
      </Screen>
    )
  return (
    <Screen
      title={pick(listed.title, listed.titleEn)}
      sub={pick(listed.courseName, listed.courseNameEn)}
      back="/quiz"
      narrow
    >
      {run.phase === 'closed' && <HandedIn quiz={listed} run={run} />}
      {(run.phase === 'intro' || run.phase === 'away') && (
        <QuizIntro
          quiz={listed}
          error={run.error}
          isAway={run.phase === 'away'}
          onBegin={run.phase === 'away' ? run.takeOver : run.begin}
        >
          {run.phase === 'intro' && <SealedCopy quiz={listed} run={run} />}
        </QuizIntro>
      )}
      {(run.phase === 'loading' || (run.phase === 'running' && !run.paper)) && <Skeleton />}
    </Screen>
  )
}
