import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type UseInfiniteQueryResult, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { QuizRows } from '../../features/quizzes/QuizRows.tsx'
import { TeacherQuizRows } from '../../features/quizzes/teach/TeacherQuizRows.tsx'
import { questionReportsTitle } from '../../features/quizzes/words.ts'
import {
  studyingQuizzesQuery,
  takenQuizzesQuery,
  teacherQuizzesQuery,
} from '../../queries/quizzes/quizzes.ts'
import { usePermissions } from '../../queries/session/usePermissions.ts'
import { BlankPage } from '../../ui/Blank.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { RowLink } from '../../ui/Row.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { Section } from '../../ui/Section.tsx'

export const Route = createFileRoute('/quiz/')({
  staticData: { title: msg`测验`, frame: 'page' },
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(studyingQuizzesQuery()),
  component: Quizzes,
})

const isOpen = ({ state }: { state: string }) => ['running', 'open', 'upcoming'].includes(state)

/** The quizzes of one's classes: what can be taken, then what came of the others (S38). */
function Quizzes() {
  const { t } = useLingui()
  const teaches = usePermissions().hasAny('course.create')
  const taughtPages = useInfiniteQuery({ ...teacherQuizzesQuery(), enabled: teaches })
  const taught = taughtPages.data?.records ?? []
  const quizzes = useQuery(studyingQuizzesQuery()).data?.records ?? []
  const open = quizzes.filter(isOpen)
  const takenPages = useInfiniteQuery(takenQuizzesQuery())
  const taken = takenPages.data?.records ?? []
  const listed = new Set(quizzes.map(({ id }) => id))
  // Those of a class that one has left are in one's own list alone; those that were missed in the classes' alone.
  const others = [...quizzes, ...taken.filter(({ id }) => !listed.has(id))].filter((quiz) => !isOpen(quiz))
  return (
    <Screen title={t`测验`} back="/my">
      {teaches && (
        <Section
          title={t`我教的测验`}
          action={
            <ButtonLink to="/quiz/edit" kind="text">
              {t`新建测验`}
            </ButtonLink>
          }
        >
          {taught.length > 0 && <TeacherQuizRows quizzes={taught} />}
          <Earlier pages={taughtPages} />
          <Card flush>
            <RowLink to="/quiz/reports" title={t(questionReportsTitle)} sub={t`学生反馈的题目问题`} />
          </Card>
        </Section>
      )}
      {quizzes.length === 0 && !teaches && (
        <BlankPage art="empty" title={t`还没有测验`} text={t`老师发布测验后会出现在这里。`} />
      )}
      {open.length > 0 && (
        <Section title={t`进行中与待开放`}>
          <QuizRows quizzes={open} />
        </Section>
      )}
      {others.length > 0 && (
        <Section title={t`我的测验`}>
          <QuizRows quizzes={others} />
          <Earlier pages={takenPages} />
        </Section>
      )}
    </Screen>
  )
}

interface EarlierProps {
  pages: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>
}

/** The way to quizzes that are further back. */
function Earlier({ pages: { hasNextPage, isFetchingNextPage, fetchNextPage } }: EarlierProps) {
  const { t } = useLingui()
  if (!hasNextPage) return null
  return (
    <Button kind="plain" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      {t`更早的测验`}
    </Button>
  )
}
