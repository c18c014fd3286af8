/** Courses that open offline without having been opened: those a person studies, the place they stopped at, their classes. */
import { queryClient } from '../engine/client.ts'
import { whenScreenHasLoaded } from '../engine/visibleLoads.ts'
import { joinedRoomsQuery, recordQuery, studyingQuery } from './courses.ts'

/** Asks for them one after the other, once a start is over; each good reply is kept on the device. */
export async function keepCourses(): Promise<void> {
  await whenScreenHasLoaded()
  await queryClient.prefetchQuery(studyingQuery())
  await whenScreenHasLoaded()
  await queryClient.prefetchQuery(recordQuery())
  await whenScreenHasLoaded()
  await queryClient.prefetchQuery(joinedRoomsQuery())
}
