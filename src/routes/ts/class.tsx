import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { JoinedRooms } from '../../features/teaching/JoinedRooms.tsx'
import { RoomList } from '../../features/teaching/RoomList.tsx'
import { usePermissions } from '../../queries/session/usePermissions.ts'
import { courseQuery, joinedRoomsQuery, ownRoomsQuery, roomsQuery } from '../../queries/teaching/courses.ts'
import { readAddressNumber } from '../../rules/addresses/addressNumber.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { useNames } from '../../ui/bilingual.ts'
import { Screen } from '../../ui/Screen.tsx'
import { Section } from '../../ui/Section.tsx'

export const Route = createFileRoute('/ts/class')({
  staticData: { title: msg`班级`, frame: 'page' },
  validateSearch: ({ course }: Record<string, unknown>): { course?: number } => ({
    course: readAddressNumber(course),
  }),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(joinedRoomsQuery()),
  component: ClassScreen,
})

/** The classes that somebody teaches, and those joined (S20). */
function ClassScreen() {
  const { t } = useLingui()
  const { pick } = useNames()
  const { course: courseId } = Route.useSearch()
  const mayTeach = usePermissions().hasAny('course.create')
  const course = useQuery({ ...courseQuery(courseId ?? 0), enabled: courseId !== undefined }).data
  const teaches = mayTeach && (courseId === undefined || course?.may.members === true)
  const own = courseId === undefined ? ownRoomsQuery() : roomsQuery(courseId)
  const { data: rooms, isError } = useQuery({ ...own, enabled: teaches })
  const joined = useQuery(joinedRoomsQuery()).data ?? []
  const shown = courseId === undefined ? joined : joined.filter((room) => room.courseId === courseId)
  return (
    <Screen
      title={t`班级`}
      sub={course && pick(course.name, course.nameEn)}
      back="/ts"
      actions={
        <ButtonLink to="/ts/code" kind="text">
          {t`加入班级`}
        </ButtonLink>
      }
    >
      {teaches && (
        <RoomList
          rooms={rooms ?? []}
          courseId={course?.may.rooms ? courseId : undefined}
          known={rooms !== undefined}
          isFailed={rooms === undefined && isError}
        />
      )}
      {(shown.length > 0 || !teaches) && (
        <Section title={t`我加入的班级`}>
          <JoinedRooms rooms={shown} />
        </Section>
      )}
    </Screen>
  )
}
