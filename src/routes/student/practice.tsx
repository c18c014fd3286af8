import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { PhotoScreen } from '../../features/assignments/student/PhotoScreen.tsx'
import { StudentAssignments } from '../../features/assignments/student/StudentAssignments.tsx'
import { studentAssignmentsQuery } from '../../queries/quizzes/quizzes.ts'
import { readAddressNumber } from '../../rules/addresses/addressNumber.ts'
import { BlankPage } from '../../ui/Blank.tsx'
import { Screen } from '../../ui/Screen.tsx'

export const Route = createFileRoute('/student/practice')({
  staticData: { title: msg`课程作业`, frame: 'page' },
  validateSearch: ({ photo }: Record<string, unknown>): { photo?: number } => ({
    photo: readAddressNumber(photo),
  }),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(studentAssignmentsQuery()),
  component: Assignments,
})

/** The assignments of one's classes (S37). */
function Assignments() {
  const { t } = useLingui()
  const { photo } = Route.useSearch()
  const assignments = useQuery(studentAssignmentsQuery()).data?.records ?? []
  const photographed = assignments.find(({ id }) => id === photo)
  if (photographed)
    return (
      <Screen title={t`拍照上传`} back="/student/practice" narrow>
        <PhotoScreen assignment={photographed} />
      </Screen>
    )
  return (
    <Screen title={t`课程作业`} back="/my">
      {assignments.length === 0 ? (
        <BlankPage art="empty" title={t`还没有作业`} text={t`老师布置作业后会出现在这里。`} />
      ) : (
        <StudentAssignments assignments={assignments} />
      )}
    </Screen>
  )
}
