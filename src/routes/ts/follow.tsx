import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { FollowLesson } from '../../features/teaching/follow/FollowLesson.tsx'
import { readRoomSearch } from '../../features/teaching/search.ts'
import { joinedRoomsQuery } from '../../queries/teaching/courses.ts'
import { useNames } from '../../ui/bilingual.ts'
import { Screen } from '../../ui/Screen.tsx'

export const Route = createFileRoute('/ts/follow')({
  staticData: { title: msg`跟随老师`, frame: 'page' },
  validateSearch: readRoomSearch,
  loaderDeps: ({ search: { room } }) => ({ room }),
  loader: ({ deps: { room } }) => {
    if (room === 0) throw notFound()
  },
  component: FollowScreen,
})

/** The lesson that a class follows. */
function FollowScreen() {
  const { t } = useLingui()
  const { pick } = useNames()
  const { room: roomId } = Route.useSearch()
  const room = useQuery(joinedRoomsQuery()).data?.find(({ id }) => id === roomId)
  return (
    <Screen title={t`跟随老师`} sub={room && pick(room.courseName, room.courseNameEn)} back="/ts" flush>
      <FollowLesson key={roomId} roomId={roomId} />
    </Screen>
  )
}
