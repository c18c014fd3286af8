import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { ChooseLesson } from '../../features/teaching/follow/ChooseLesson.tsx'
import { PresentLesson } from '../../features/teaching/follow/PresentLesson.tsx'
import { NotLoaded } from '../../features/teaching/NotLoaded.tsx'
import { readPresentSearch } from '../../features/teaching/search.ts'
import { courseQuery, roomsQuery } from '../../queries/teaching/courses.ts'
import { courseCoursewaresQuery, coursewareQuery } from '../../queries/teaching/coursewares.ts'
import { useNames } from '../../ui/bilingual.ts'
import { Screen } from '../../ui/Screen.tsx'

export const Route = createFileRoute('/ts/present')({
  staticData: { title: msg`演示`, frame: 'page' },
  validateSearch: readPresentSearch,
  loaderDeps: ({ search: { course } }) => ({ course }),
  loader: async ({ context: { queryClient }, deps: { course } }) => {
    if (course === 0) throw notFound()
    await queryClient.ensureQueryData(courseQuery(course))
  },
  component: PresentScreen,
})

/** A teacher leads a class through a courseware: which class and which courseware is asked first. */
function PresentScreen() {
  const { t } = useLingui()
  const { pick } = useNames()
  const { course: courseId, room, id, slide } = Route.useSearch()
  const { data: course } = useSuspenseQuery(courseQuery(courseId))
  const { data: rooms, isError: lacksRooms } = useQuery(roomsQuery(courseId))
  const { data: coursewares, isError: lacksCoursewares } = useQuery(courseCoursewaresQuery(courseId))
  const courseware = useQuery({ ...coursewareQuery(id ?? 0), enabled: id !== undefined }).data
  const roomId = room ?? (rooms?.length === 1 ? rooms[0]?.id : undefined)
  const roomName = rooms?.find((one) => one.id === roomId)?.name
  const isChosen = roomId !== undefined && courseware !== undefined
  const title = courseware ? pick(courseware.name, courseware.nameEn) : ''
  return (
    <Screen title={t`演示`} sub={roomName ?? pick(course.name, course.nameEn)} back="/ts" flush={isChosen}>
      {isChosen && (
        <PresentLesson
          key={`${roomId} ${courseware.id}`}
          roomId={roomId}
          title={title}
          courseware={courseware}
          first={slide}
        />
      )}
      {!isChosen && rooms && coursewares && (
        <ChooseLesson courseId={courseId} rooms={rooms} roomId={roomId} coursewares={coursewares} />
      )}
      {!isChosen && ((!rooms && lacksRooms) || (!coursewares && lacksCoursewares)) && <NotLoaded />}
    </Screen>
  )
}
