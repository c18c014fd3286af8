/** Lists that open offline without having been opened: the newest announcements and messages, and the experiments. */
import { microbeList } from '../../contract/microbe.ts'
import { queryClient } from '../engine/client.ts'
import { query } from '../engine/query.ts'
import { whenScreenHasLoaded } from '../engine/visibleLoads.ts'
import { announcementsQuery, messagesQuery } from './notices.ts'

/** Asks for their newest page, once a start is over; each good reply is kept on the device. */
export async function keepNewest(): Promise<void> {
  // one after the other: on a slow line they take turns with what the person asks for
  await whenScreenHasLoaded()
  await queryClient.prefetchInfiniteQuery(announcementsQuery())
  await whenScreenHasLoaded()
  await queryClient.prefetchInfiniteQuery(messagesQuery())
  await whenScreenHasLoaded()
  await queryClient.prefetchQuery(query(microbeList, {}))
}
