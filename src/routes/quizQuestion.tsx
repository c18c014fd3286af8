import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { QuizIntro } from '../features/quizzes/QuizIntro.tsx'
import { QuizTaking } from '../features/quizzes/QuizTaking.tsx'
import css from '../features/quizzes/Quizzes.module.css'
import { useQuizRun } from '../features/quizzes/useQuizRun.ts'
import { studyingQuizzesQuery } from '../queries/quizzes/quizzes.ts'
import { BlankPage } from '../ui/Blank.tsx'
import { ButtonLink } from '../ui/Button.tsx'
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
      {run.phase === 'closed' && (
        <div className={css.stack}>
          <BlankPage
            art="empty"
            title={t`已交卷`}
            text={
              run.online
                ? t`答卷已存在本机并正在送出。`
                : t`时间已封存。答卷存在本机，联网后自动送出，请不要清除浏览器数据。`
            }
            action={
              <ButtonLink to="/quizDetail" search={{ quizId }}>
                {t`查看结果`}
              </ButtonLink>
            }
          />
        </div>
      )}
      {(run.phase === 'intro' || run.phase === 'away') && (
        <QuizIntro
          quiz={listed}
          error={run.error}
          isAway={run.phase === 'away'}
          onBegin={run.phase === 'away' ? run.takeOver : run.begin}
        />
      )}
      {(run.phase === 'loading' || (run.phase === 'running' && !run.paper)) && <Skeleton />}
    </Screen>
  )
}
