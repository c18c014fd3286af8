import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { AssignmentDesk } from '../features/assignments/teach/AssignmentDesk.tsx'
import { AssignmentForm } from '../features/assignments/teach/AssignmentForm.tsx'
import type { AddQuestionsProps } from '../features/assignments/teach/AssignmentQuestionsField.tsx'
import { TeacherAssignments } from '../features/assignments/teach/TeacherAssignments.tsx'
import { teacherAssignmentsQuery } from '../queries/quizzes/quizzes.ts'
import { readAddressNumber } from '../rules/addresses/addressNumber.ts'
import { BlankPage } from '../ui/Blank.tsx'
import { Button } from '../ui/Button.tsx'
import { useNames } from '../ui/bilingual.ts'
import { Screen } from '../ui/Screen.tsx'

/** The sheet of quizzes, which brings their area along: it comes when a teacher looks for questions. */
const AddQuestions = lazy(() =>
  import('../features/quizzes/teach/AddQuestions.tsx').then(({ AddQuestions }) => ({
    default: AddQuestions,
  })),
)
const addQuestions = (props: AddQuestionsProps) => (
  <Suspense>
    <AddQuestions {...props} />
  </Suspense>
)

export const Route = createFileRoute('/practice')({
  staticData: { title: msg`作业管理`, frame: 'page' },
  validateSearch: ({ id }: Record<string, unknown>): { id?: number } => ({ id: readAddressNumber(id) }),
  loader: ({ context: { queryClient } }) => queryClient.ensureInfiniteQueryData(teacherAssignmentsQuery()),
  component: Assignments,
})

/** The assignments of a teacher's courses: set, watched, scored and returned (S37). */
function Assignments() {
  const { t } = useLingui()
  const { pick } = useNames()
  const { id } = Route.useSearch()
  const [isSetting, setSetting] = useState(false)
  const found = useInfiniteQuery(teacherAssignmentsQuery())
  const assignments = found.data?.records ?? []
  const current = assignments.find((assignment) => assignment.id === id)
  if (current)
    return (
      <Screen title={pick(current.title, current.titleEn)} back="/practice">
        <AssignmentDesk assignment={current} addQuestions={addQuestions} />
      </Screen>
    )
  return (
    <Screen
      title={t`作业管理`}
      back="/my"
      narrow
      actions={
        <Button kind="text" onClick={() => setSetting(true)}>
          {t`布置作业`}
        </Button>
      }
    >
      {assignments.length === 0 ? (
        <BlankPage art="empty" title={t`还没有作业`} text={t`布置的作业会出现在这里。`} />
      ) : (
        <TeacherAssignments assignments={assignments} />
      )}
      {found.hasNextPage && (
        <Button kind="plain" onClick={() => void found.fetchNextPage()}>
          {t`更早的作业`}
        </Button>
      )}
      <AssignmentForm open={isSetting} onClose={() => setSetting(false)} addQuestions={addQuestions} />
    </Screen>
  )
}
