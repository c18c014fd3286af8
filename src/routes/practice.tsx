import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { NewAssignment } from '../features/assignments/NewAssignment.tsx'
import { TeacherAssignments } from '../features/assignments/TeacherAssignments.tsx'
import { teacherAssignmentsQuery } from '../queries/quizzes/quizzes.ts'
import { BlankPage } from '../ui/Blank.tsx'
import { Screen } from '../ui/Screen.tsx'

export const Route = createFileRoute('/practice')({
  staticData: { title: msg`作业管理`, frame: 'page' },
  component: Assignments,
})

/** The assignments of a teacher's courses: set, watched, scored and returned (S35). */
function Assignments() {
  const { t } = useLingui()
  const found = useInfiniteQuery(teacherAssignmentsQuery()).data?.records ?? []
  return (
    <Screen title={t`作业管理`} back="/my" narrow actions={<NewAssignment />}>
      {found.length === 0 ? (
        <BlankPage art="empty" title={t`还没有作业`} text={t`布置的作业会出现在这里。`} />
      ) : (
        <TeacherAssignments assignments={found} />
      )}
    </Screen>
  )
}
